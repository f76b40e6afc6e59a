import { useAddress } from '../platform/lists/useAddress'

const ofEntries = ['plannedCents', 'realizedCents']

/** What asks for the sums of whole entries, where the list shows these: their columns are in the address. */
export function useEntrySums(): { entrySums?: 'true' } {
  const [address] = useAddress()
  const shown = (address.get('columns') ?? '').split(',')
  return shown.some((key) => ofEntries.includes(key)) ? { entrySums: 'true' } : {}
}
