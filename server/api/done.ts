/** Waits for an act that returns nothing, and answers true, because GraphQL has no empty answer. */
export async function done(act: Promise<unknown>): Promise<true> {
  await act;
  return true;
}
