/** Does the work for each, in order. A failure stops nothing else. Resolves with the number of failures. */
export async function oneByOne<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  onFailure: (error: unknown, item: Item) => void,
): Promise<number> {
  let failures = 0
  for (const item of items)
    try {
      await work(item)
    } catch (error) {
      failures++
      onFailure(error, item)
    }
  return failures
}
