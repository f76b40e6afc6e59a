/** How many installments an entry has before and after somebody changes them, and how many of them are settled. */
type Counts = { before: number; after: number; settled: number }

/**
 * What an entry becomes by a change of its installments: settled, once the last open one is taken out; open, where one
 * is added again. What is settled stays, so that their number says it.
 */
export function turnedBy({ before, after, settled }: Counts): 'settled' | 'open' | undefined {
  const [wasOpen, isOpen] = [before > settled, after > settled]
  if (wasOpen === isOpen) return undefined
  return isOpen ? 'open' : 'settled'
}
