import type { LogIdentity, Place } from '../eventLog/eventLog'
import type { BoundLog, LogHome } from './boundLog'
import type { KeptPlace } from './keptPlaces'
import type { Doubt } from './logInDoubt'

/** What speaks for this log, or against it. */
export type Evidence = {
  home: LogHome
  identity: LogIdentity | undefined
  end: Place
  boundTo: BoundLog | undefined
  /** The furthest first. */
  places: readonly KeptPlace[]
  /** The furthest of these places where another event stands than was seen, or none; `found` is that event. */
  missing: { place: KeptPlace; found: string | null } | undefined
  /** The log of the files; `undefined` where they are bound to none, or are not looked at. */
  filesOf: string | undefined
}

/** `ours`: serve. `new`: nothing is anywhere yet. `adopt`: all of it fits, and an older version bound nothing. */
type Verdict = { verdict: 'ours' } | { verdict: 'new' } | { verdict: 'adopt' } | { verdict: 'doubt'; doubt: Doubt }

/** Whether a log is the one that the database was folded from. */
export function judgeLog(evidence: Evidence): Verdict {
  const { identity, boundTo, filesOf } = evidence
  const doubt = doubtOf(evidence)
  if (doubt) return { verdict: 'doubt', doubt }
  if (identity && filesOf !== undefined && filesOf !== identity.logId)
    return { verdict: 'doubt', doubt: { why: 'otherFiles', logId: identity.logId, boundTo: filesOf } }
  if (identity && boundTo) return { verdict: 'ours' }
  return { verdict: evidence.end.position === 0 && !identity ? 'new' : 'adopt' }
}

function doubtOf(evidence: Evidence): Doubt | undefined {
  return evidence.end.position === 0 && hasSeenMore(evidence) ? emptyLog(evidence) : doubtOfPlaces(evidence)
}

/** Of an empty log without an identity nobody can have seen anything; of one with an identity, no event. */
function hasSeenMore({ home, identity, boundTo, places, filesOf }: Evidence): boolean {
  if (places.length > 0) return true
  return !identity && (filesOf !== undefined || (boundTo !== undefined && boundTo.home !== home))
}

const emptyLog = ({ home, boundTo, places, filesOf }: Evidence): Doubt => ({
  why: 'emptyLog',
  boundTo: boundTo?.logId ?? filesOf ?? null,
  furthest: places[0] ?? null,
  home,
  wasIn: boundTo?.home ?? null,
})

function doubtOfPlaces({ home, identity, end, boundTo, places, missing }: Evidence): Doubt | undefined {
  const [furthest] = places
  const isEmpty = end.position === 0
  if (boundTo && identity?.logId !== boundTo.logId && (identity || !isEmpty))
    return { why: 'otherLog', logId: identity?.logId ?? null, boundTo: boundTo.logId, home, wasIn: boundTo.home }
  if (furthest && furthest.position > end.position) return { why: 'shorterLog', furthest, end: end.position }
  if (missing) return { why: 'otherHistory', ...missing }
  // On Postgres the log stands in the very database.
  if (!isEmpty && !boundTo && !furthest && home !== 'Postgres')
    return { why: 'otherDatabase', logId: identity?.logId ?? null }
  return undefined
}
