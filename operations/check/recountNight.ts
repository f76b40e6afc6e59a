import type { NightEvent } from '@prumo/contracts/analysis/nights'
import { entryKinds } from '@prumo/contracts/finance/kinds'
import { firstInstant } from '@prumo/contracts/organization/firstInstant'
import type { ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { type Entry, emptyLedger, ledgerStory } from './ledgerStory'
import { type ReadEvent, readEvent } from './readEvent'

type Night = NightEvent['data']
/** Reads the streams of a project. */
type Log = Pick<EventLog, 'read'>

const dayMs = 86_400_000
/** What clocks of several processes differ by, and more. */
const doubtMs = 2 * dayMs

/**
 * What the events of a project say of a night, by the rules of this check: each figure that differs, in words. Nothing
 * where the time zone changed about then, since the day may have ended twice.
 */
export async function recountNight(log: Log, night: Night, zones: ZonesInForce): Promise<string[]> {
  const endsAt = Date.parse(firstInstant(zones, night.statusOn, dayMs)) - 1
  if (zones.some(({ since }) => Math.abs(Date.parse(since) - endsAt) < doubtMs)) return []
  const [plan, ledger] = await Promise.all(
    ['plan', 'ledger'].map((name) => eventsUntil(log, `${name}-${night.projectId}`, endsAt)),
  )
  return [
    ...(plan ? differing('taskCount', night.work.taskCount, tasksIn(plan)) : []),
    ...entryKinds.flatMap((kind) =>
      ledger
        ? differing(`plannedTotalAmount.${kind}`, night.money[kind].plannedTotalAmount, plannedIn(ledger, kind))
        : [],
    ),
  ]
}

const differing = (name: string, taken: number | null | undefined, counted: number): string[] =>
  taken === counted ? [] : [`has ${taken ?? 'no'} ${name}, and its events come to ${counted}`]

/** Nothing where that is in doubt: by their times, by their spelling, or since one cannot be read. */
async function eventsUntil(log: Log, stream: string, endsAt: number): Promise<ReadEvent[] | undefined> {
  const all = await log.read(stream)
  const until = all.filter(({ at }) => Date.parse(at) <= endsAt)
  const isInOrder = all.slice(until.length).every(({ at }) => Date.parse(at) > endsAt)
  const events = until.map(readEvent)
  const isPlain = events.every(({ data, spelledOtherwise }) => data !== undefined && !spelledOtherwise)
  return isInOrder && isPlain ? events : undefined
}

function tasksIn(plan: readonly ReadEvent[]): number {
  const taskIds = new Set<string>()
  for (const { recorded, data } of plan) {
    const { taskId } = data as { taskId: string }
    if (recorded.type === 'TaskAdded' || recorded.type === 'TaskRestored') taskIds.add(taskId)
    if (recorded.type === 'TaskDeleted') taskIds.delete(taskId)
  }
  return taskIds.size
}

function plannedIn(events: readonly ReadEvent[], kind: Entry['kind']): number {
  const ledger = emptyLedger()
  for (const { recorded, data } of events)
    ledgerStory[recorded.type]?.(ledger, data as never, { commandId: recorded.id, isUndo: false })
  return [...ledger.entries.values()]
    .filter((entry) => entry.kind === kind)
    .flatMap(({ installments, cancelled }) => installments.filter(({ installmentId }) => !cancelled.has(installmentId)))
    .reduce((sum, { cents }) => sum + cents, 0)
}
