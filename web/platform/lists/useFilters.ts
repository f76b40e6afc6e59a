import { useAddress, withParameter } from './useAddress'

/** Filters that live in the address: what is set there, how to set one (empty takes it away), and how to clear all. */
export function useFilters<Name extends string>(
  ...names: Name[]
): [Record<Name, string>, (name: Name, value: string) => void, () => void] {
  const [address, changeAddress] = useAddress()
  const filters = Object.fromEntries(names.map((name) => [name, address.get(name) ?? ''])) as Record<Name, string>
  const change = (changes: Partial<Record<Name, string>>) =>
    changeAddress(
      (before) =>
        Object.entries<string | undefined>(changes).reduce(
          (after, [name, value]) => withParameter(after, name, value),
          before,
        ),
      { replace: true },
    )
  return [
    filters,
    (name, value) => change({ [name]: value } as Partial<Record<Name, string>>),
    () => change(Object.fromEntries(names.map((name) => [name, ''])) as Partial<Record<Name, string>>),
  ]
}
