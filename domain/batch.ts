/** Parts of a list in its order, so many at once: one statement holds only so much. */
export function* inBatches<One>(list: readonly One[], most: number): Generator<One[]> {
  for (let at = 0; at < list.length; at += most) yield list.slice(at, at + most);
}
