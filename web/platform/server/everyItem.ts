type Page<Item> = { items: readonly Item[]; next: string | null }

/** How much is read at most, and who is told how much has come. */
export type Reading = { most?: number; onRead?: (count: number) => void }

/** Reads a list page by page: all of it, or until `most` are there. */
export async function everyItem<Item>(
  pageAfter: (after: string | undefined) => Promise<Page<Item>>,
  { most = Number.POSITIVE_INFINITY, onRead }: Reading = {},
): Promise<Item[]> {
  const read: Item[] = []
  let after: string | undefined
  do {
    const { items, next } = await pageAfter(after)
    read.push(...items)
    onRead?.(read.length)
    after = next ?? undefined
  } while (after && read.length < most)
  return read
}
