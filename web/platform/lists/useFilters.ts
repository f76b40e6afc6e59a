import { useSearchParams } from 'react-router-dom'

/** Filters that live in the address: what is set there, how to set one (empty takes it away), and how to clear all. */
export function useFilters<Name extends string>(
  ...names: Name[]
): [Record<Name, string>, (name: Name, value: string) => void, () => void] {
  const [search, setSearch] = useSearchParams()
  const filters = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<Name, string>
  const change = (changes: Partial<Record<Name, string>>) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  return [
    filters,
    (name, value) => change({ [name]: value } as Partial<Record<Name, string>>),
    () => change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  ]
}
