/** Splits a list into batches, because one SQL statement takes a limited number of rows. */
export function* inBatches<One>(list: readonly One[], most: number): Generator<One[]> {
  for (let at = 0; at < list.length; at += most) yield list.slice(at, at + most);
}
