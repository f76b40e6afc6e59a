import { type Denial, type DenialEvent, type DenialLine, denialLimits } from '@prumo/contracts/audit/denials'
import type { Decider } from '@prumo/platform/decider'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'

/**
 * The denials that are events of their own, in the last hour that has any. `first` is the first denial of each kind,
 * `ofPerson` counts them by person.
 */
type HourOfDenials = {
  hour: string
  first: ReadonlyMap<string, string>
  ofPerson: ReadonlyMap<string, number>
}

export type DenialCommand =
  | { type: 'RecordDenial'; data: { organizationId: string; denialId: string; denial: Denial } }
  | {
      type: 'CountDenials'
      data: { organizationId: string; from: string; to: string; counts: DenialLine[]; more: number }
    }

const none: HourOfDenials = { hour: '', first: new Map(), ofPerson: new Map() }

/**
 * Denials of access and failed proofs of identity in an organization. Beyond an hour's limit they are only counted,
 * so nobody can fill the log with them.
 */
export const denials: Decider<HourOfDenials, DenialCommand, DenialEvent> = {
  stream: ({ organizationId }: { organizationId: string }) => `denials-${organizationId}`,
  initial: none,

  decide: {
    RecordDenial: ({ denialId, denial }, hour, { at }) =>
      standsSingly(hour, denial, at) ? [eventOf(denialId, denial)] : [],
    CountDenials: ({ from, to, counts, more }) => [{ type: 'DenialsCounted', data: { from, to, counts, more } }],
  },

  evolve: {
    AccessDenied: ({ denialId, userId, need, resource, namedIds, network }, hour, at) =>
      recorded(hourAt(hour, at), denialId, { userId, proof: null, need, resource, namedIds, network }),
    IdentityProofFailed: ({ denialId, userId, proof, during, network }, hour, at) =>
      recorded(hourAt(hour, at), denialId, {
        userId,
        proof,
        resource: during,
        network,
        need: null,
        namedIds: [],
      }),
    DenialsCounted: (_, hour) => hour,
  },
}

/** The hour that an instant is in. */
export const hourOf = (at: string): string => `${at.slice(0, 13)}:00:00.000Z`

/** Whether this denial becomes an event of its own: the first of its kind in the hour, and within the hour's limit. */
export function standsSingly(before: HourOfDenials, denial: Denial, at: string): boolean {
  const { first, ofPerson } = hourAt(before, at)
  return (
    !first.has(kindOf(denial)) &&
    first.size < denialLimits.anHour &&
    (ofPerson.get(denial.userId) ?? 0) < denialLimits.anHourOfOnePerson
  )
}

/** Whether it was this one that was recorded as the first of its kind. */
export const isFirst = ({ first }: HourOfDenials, denialId: string, denial: Denial): boolean =>
  first.get(kindOf(denial)) === denialId

/** What a count of the same is a line of: whatever ids were named. */
export const lineOf = ({ userId, proof, need, resource, network }: Denial): Omit<DenialLine, 'count'> =>
  proof === null ? { userId, proof, need, resource, network } : { userId, proof, need: null, resource, network }

type Kind = Omit<Denial, 'at' | 'because'>
const kindOf = ({ userId, proof, need, resource, namedIds, network }: Kind): string =>
  canonicalJson(proof === null ? { userId, need, resource, namedIds, network } : { userId, proof, resource, network })

/** An hour goes by: nothing of the one before counts in it. A clock that goes back begins none. */
const hourAt = (before: HourOfDenials, at: string): HourOfDenials =>
  hourOf(at) > before.hour ? { ...none, hour: hourOf(at) } : before

const recorded = (hour: HourOfDenials, denialId: string, kind: Kind): HourOfDenials => ({
  ...hour,
  first: new Map([...hour.first, [kindOf(kind), denialId]]),
  ofPerson: new Map([...hour.ofPerson, [kind.userId, (hour.ofPerson.get(kind.userId) ?? 0) + 1]]),
})

function eventOf(
  denialId: string,
  { userId, proof, need, resource, namedIds, because, network, at }: Denial,
): DenialEvent {
  if (proof !== null)
    return {
      type: 'IdentityProofFailed',
      data: { denialId, userId, proof, during: resource, network, failedAt: at },
    }
  return {
    type: 'AccessDenied',
    data: { denialId, userId, need, resource, namedIds, because, network, deniedAt: at },
  }
}
