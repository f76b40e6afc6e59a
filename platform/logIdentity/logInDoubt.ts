import type { LogHome } from './boundLog'
import type { KeptPlace } from './keptPlaces'

/** What does not fit, and what it is about. */
export type Doubt =
  | { why: 'emptyLog'; boundTo: string | null; furthest: KeptPlace | null; home: LogHome; wasIn: LogHome | null }
  | { why: 'otherLog'; logId: string | null; boundTo: string; home: LogHome; wasIn: LogHome }
  | { why: 'shorterLog'; furthest: KeptPlace; end: number }
  | { why: 'otherHistory'; place: KeptPlace; found: string | null }
  | { why: 'otherDatabase'; logId: string | null }
  | { why: 'otherFiles'; logId: string; boundTo: string }

/**
 * The log is not shown to be the one that the database was folded from: nothing is served, folded, cleaned, rebuilt or
 * signed.
 */
export class LogInDoubt extends Error {
  constructor(readonly doubt: Doubt) {
    super(`${whatIsFound(doubt)}\n${whatToDo(doubt)}`)
    this.name = 'LogInDoubt'
  }
}

const accepting = 'npm run prumo -- accept-log <who> <why>'

function whatIsFound(doubt: Doubt): string {
  switch (doubt.why) {
    case 'emptyLog': {
      const seen = doubt.furthest ? `, up to position ${doubt.furthest.position}` : ''
      const whose = doubt.boundTo ? `log ${doubt.boundTo}${doubt.wasIn ? ` in ${doubt.wasIn}` : ''}` : 'another log'
      return `The log in ${doubt.home} is empty. What was kept beside it is of ${whose}${seen}.`
    }
    case 'otherLog':
      return `The log in ${doubt.home} is ${doubt.logId ?? 'one without an identity'}. The database was folded from log ${doubt.boundTo} in ${doubt.wasIn}.`
    case 'shorterLog':
      return `The log ends at position ${doubt.end}. The database has seen position ${doubt.furthest.position} (${doubt.furthest.keeper}): the log is an older copy, or was cut.`
    case 'otherHistory':
      return `At position ${doubt.place.position} the log has ${doubt.found ? `event ${doubt.found}` : 'no event'}, where the database has seen ${doubt.place.eventId ? `event ${doubt.place.eventId}` : 'an event'} (${doubt.place.keeper}): it went on otherwise.`
    case 'otherDatabase':
      return `The log ${doubt.logId ?? ''} holds events, and nothing in this database was folded from it: neither keys nor passwords of its people are here.`
    case 'otherFiles':
      return `The files are those of log ${doubt.boundTo}, not of log ${doubt.logId}.`
  }
}

function whatToDo(doubt: Doubt): string {
  switch (doubt.why) {
    case 'emptyLog':
    case 'otherLog':
      return `Nothing was changed. Set EVENTSTORE_URL as it was when Prumo last ran (${wasSet(doubt.wasIn)}), or restore the log. To go on with this log instead: ${accepting}`
    case 'shorterLog':
    case 'otherHistory':
      return `Nothing was changed. Restore the whole log, or the database of the same moment. To go on with this log instead: ${accepting}`
    case 'otherDatabase':
      return `Nothing was changed. Set DATABASE_URL or PRUMO_DATA as it was when Prumo last ran, or restore the database. To go on with this database instead: ${accepting}`
    case 'otherFiles':
      return `Nothing was changed. Set PRUMO_DATA, or FILES_S3_BUCKET, as it was when Prumo last ran. To go on with these files instead: ${accepting}`
  }
}

const wasSet = (home: LogHome | null) =>
  home === null ? 'it may have been set' : home === 'EventStoreDB' ? 'it was set' : 'it was not set'
