/** What a list may be sorted by, and usually is: `undefined` where that is an order of its own. */
export type SortChoices<Key extends string, Usual extends Key | undefined> = { sorts: readonly Key[]; usual: Usual }

/** What a list is sorted by, as an address says it: a minus stands for the opposite order. */
export function sortIn<Key extends string, Usual extends Key | undefined>(
  address: string,
  { sorts, usual }: SortChoices<Key, Usual>,
): { sort: Key | Usual; descending: 'true' | undefined } {
  const [descending, key] = address.startsWith('-')
    ? (['true', address.slice(1)] as const)
    : ([undefined, address] as const)
  const sort = sorts.find((each) => each === key) ?? usual
  return { sort, descending: sort === key ? descending : undefined }
}

/**
 * How the address says the order that follows when the head of this column is pressed; nothing for the usual one, which
 * follows the opposite order where no column stands for it.
 */
export function sortAfter<Key extends string, Usual extends Key | undefined>(
  address: string,
  key: string,
  choices: SortChoices<Key, Usual>,
): string {
  const { sort, descending } = sortIn(address, choices)
  if (sort !== key) return key === choices.usual ? '' : key
  if (!descending) return `-${key}`
  return choices.usual === undefined || key === choices.usual ? '' : key
}
