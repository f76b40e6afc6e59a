/**
 * Does the work for each, one after the other: what stops it for one stops it for nobody else. Resolves with how often
 * it failed.
 */
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
