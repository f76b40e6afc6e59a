import type { Ledger } from '../ledger/ledger'

/** How many projects name a partner as their customer, and how many entries of ledgers name it. */
type PartnerUses = { projects: number; entries: number }

type UseCounter = (ledger: Ledger, partnerId: string) => Promise<Partial<PartnerUses>>

/** Whatever names partners counts itself by a line of its own, from what the log holds. */
const counters: readonly UseCounter[] = [
  async (ledger, partnerId) => ({ projects: await ledger.projectsFor(partnerId) }),
  async (ledger, partnerId) => ({ entries: await ledger.entriesFor(partnerId) }),
]

/** What names a partner now, so that it cannot be deleted. */
export async function usesOf(ledger: Ledger, partnerId: string): Promise<PartnerUses> {
  await ledger.upToDate()
  const counted = await Promise.all(counters.map((count) => count(ledger, partnerId)))
  return Object.assign({ projects: 0, entries: 0 }, ...counted)
}
