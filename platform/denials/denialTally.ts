import type { Denial } from '@prumo/contracts/audit/denials'
import { newId } from '../ids'
import { canonicalJson } from '../values/canonicalJson'
import type { OutgoingDenial } from './denialOutbox'

/** What one process keeps in memory, and no more: beyond it, denials are only counted. */
const mostKept = 2000

type DenialTally = {
  add(organizationId: string, content: NonNullable<OutgoingDenial['content']>): void
  /** Once what is kept is much, what comes besides is a number for each organization. */
  count(organizationId: string, count: number): void
  size(): number
  /** Empties it. */
  take(): OutgoingDenial[]
  /** How many were not even counted since it was asked last. */
  takeLost(): number
}

/** Denials of which equal ones are one, with how often it happened. */
export function denialTally(now: () => Date): DenialTally {
  let kept = new Map<string, OutgoingDenial>()
  let lost = 0

  const count: DenialTally['count'] = (organizationId, times) => {
    const sum = kept.get(organizationId)
    if (sum) sum.count += times
    else if (kept.size < mostKept * 2) kept.set(organizationId, sumOf(organizationId, times, now()))
    else lost += times
  }

  return {
    add: (organizationId, content) => {
      const name = nameOf(organizationId, content.denial)
      const before = kept.get(name)
      if (before) before.count++
      else if (kept.size < mostKept)
        kept.set(name, { denialId: newId(), organizationId, content, count: 1, notedAt: now() })
      else count(organizationId, 1)
    },
    count,
    size: () => kept.size,
    take: () => {
      const taken = [...kept.values()]
      kept = new Map()
      return taken
    },
    takeLost: () => {
      const taken = lost
      lost = 0
      return taken
    },
  }
}

const sumOf = (organizationId: string, count: number, notedAt: Date): OutgoingDenial => ({
  denialId: newId(),
  organizationId,
  content: null,
  count,
  notedAt,
})

/** The same is denied to the same person, from the same network: only when differs. */
const nameOf = (organizationId: string, { at: _, ...denial }: Denial) => `${organizationId} ${canonicalJson(denial)}`
