import { Refused } from '@prumo/platform/errors'
import { installmentOf } from './entryOf'
import type { Entry } from './ledgerState'

type Sent = { entryId: string; installmentId: string }

/** The installments that a command names, each once, by their entries. */
export function byEntry<Part extends Sent>(sent: readonly Part[]): [string, Part[]][] {
  const entries = new Map<string, Map<string, Part>>()
  for (const part of sent)
    entries.set(part.entryId, (entries.get(part.entryId) ?? new Map()).set(part.installmentId, part))
  return [...entries].map(([entryId, parts]) => [entryId, [...parts.values()]])
}

/** What somebody settles has the amount that they saw. */
export function refuseUnseen(entry: Entry, { installmentId, cents }: { installmentId: string; cents: number }): void {
  if (installmentOf(entry, installmentId).cents !== cents)
    throw new Refused('record.changedMeanwhile', { fields: ['installments'] })
}
