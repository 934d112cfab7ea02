/** Splits a list into batches, because one SQL statement takes a limited number of rows. */
export function* inBatches<One>(list: readonly One[], most: number): Generator<One[]> {
  for (let start = 0; start < list.length; start += most) yield list.slice(start, start + most);
}
