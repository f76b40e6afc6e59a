import { type SortChoices, sortAfter, sortIn } from './sortOrder'
import { useFilters } from './useFilters'

/** The order of a list: it stands in the address, and the heads of columns change it. */
export function useSortOrder<Key extends string, Usual extends Key | undefined>(choices: SortChoices<Key, Usual>) {
  const [shownAs, setShownAs] = useFilters('sort')
  const { sort, descending } = sortIn(shownAs.sort, choices)
  return {
    /** As a table shows it. */
    sort: { key: sort ?? '', descending: descending !== undefined },
    sortBy: (key: string) => setShownAs('sort', sortAfter(shownAs.sort, key, choices)),
    // The usual order is not asked for by name: so an answer that was asked for early is the same.
    inOrder: shownAs.sort === '' ? {} : { sort, descending },
  }
}
