import type { RecordedEvent } from '@prumo/contracts/index'
import { dayAt, type ZonesInForce } from '@prumo/contracts/organization/zoneAt'
import { Refused } from '@prumo/platform/errors'
import { canvas } from '../canvas/canvas'
import { asSystem } from '../pipeline/asSystem'
import type { Domain } from '../pipeline/domain'
import type { Doing, Happening, Policy } from '../pipeline/policy'
import { eventBytes, inParts, partOf } from '../rules/inParts'
import { plan } from '../tasks/plan'
import { closingEntries, openStandings } from './closingEntries'
import { isTrigger, lastTriggers, triggerTypes } from './closingTriggers'
import { idsPaidByTasks, openInstallments } from './entryOf'
import type { Entry, LedgerWork } from './ledgerState'
import { projectLedger } from './projectLedger'

/** What is to be done with entries because of one event. */
type Settling = {
  trigger: RecordedEvent
  name: 'close' | 'reopen'
  entries: { entryId: string; entry: Entry; bytes: number }[]
}

const marksEntry = ({ data }: Happening) => 'closesWithTasks' in data && data.closesWithTasks === true

/**
 * An entry that closes with its tasks is paid once these are done, and opened again where one is to be done again. It
 * is looked at when something changes of what it depends on, so that what a person opened again stays so until then.
 */
export const whenTasksDoneCloseEntries: Policy = {
  name: 'whenTasksDoneCloseEntries',
  on: Object.fromEntries(triggerTypes.map((type) => [type, settle])),
  begins: { EntryRecorded: marksEntry, EntryChanged: marksEntry },
  concerns: isTrigger,
  readsOn: true,
}

async function settle(event: RecordedEvent, { domain, perform }: Doing): Promise<void> {
  const { projectId } = event.data as { projectId: string }
  const zones = await domain.zonesOf(event.organizationId)
  for (const settling of await settlingsOf(event, projectId, domain)) {
    const { trigger, name } = settling
    const who = { ...asSystem, correlationId: trigger.metadata.correlationId }
    const act = (entries: Settling['entries']) =>
      perform(stepOf(projectId, settling, entries, zones), `${name} ${trigger.id} ${partOf(entries.map(idOf))}`, who)
    for (const part of inParts(settling.entries, ({ bytes }) => bytes)) {
      if (!(await isRefused(() => act(part))) || part.length === 1) continue
      // A closed month refuses what has a figure in it: the others are settled all the same.
      for (const single of part) await isRefused(() => act([single]))
    }
  }
}

/** Nobody is asked any more: what a rule refuses stays as it is. */
async function isRefused(act: () => Promise<unknown>): Promise<boolean> {
  try {
    await act()
    return false
  } catch (error) {
    if (error instanceof Refused) return true
    throw error
  }
}

const idOf = ({ entryId }: { entryId: string }) => entryId

/** They were paid on the day that it was where the organization was when its tasks were done. */
function stepOf(
  projectId: string,
  { trigger: { at }, name }: Settling,
  entries: Settling['entries'],
  zones: ZonesInForce,
): LedgerWork {
  if (name === 'reopen') return { type: 'ReopenWithTasks', data: { projectId, entryIds: entries.map(idOf) } }
  const closed = entries.map(({ entryId, entry: { origin } }) => ({ entryId, origin }))
  return {
    type: 'CloseWithTasks',
    data: { projectId, entries: closed, paidOn: dayAt(zones, at), since: at },
  }
}

/** What follows from this event, and from all behind it in its stream. */
async function settlingsOf({ stream, revision }: RecordedEvent, projectId: string, domain: Domain) {
  const { aggregates } = domain
  const streams = { plan: `plan-${projectId}`, ledger: `ledger-${projectId}`, canvas: `canvas-${projectId}` }
  // Another service may have appended what happened before this event.
  for (const each of Object.values(streams)) aggregates.doubt(each)
  const events = await domain.history(stream, revision)
  const { state: ledger } = await aggregates.load(projectLedger, streams.ledger)
  const { state: planned } = await aggregates.load(plan, streams.plan)
  const closing = closingEntries(ledger, (await aggregates.load(canvas, streams.canvas)).state)
  const standingOf = openStandings(planned, closing)
  const settlings = new Map<string, Settling>()
  for (const [entryId, trigger] of lastTriggers(events, planned, closing)) {
    const entry = closing.entries.get(entryId)
    const standing = entry && standingOf(entry)
    if (!entry || standing === 'unclear') continue
    const name = standing === 'done' ? 'close' : 'reopen'
    // Whoever marks an entry or gives it other tasks opens nothing.
    if (name === 'reopen' && 'entryId' in trigger.data) continue
    const parts = name === 'close' ? openInstallments(entry) : idsPaidByTasks(entry)
    if (parts.length === 0) continue
    const bytes = 2 * eventBytes([entry.installments, entry.payments])
    const key = `${name} ${trigger.id}`
    const settling = settlings.get(key) ?? { trigger, name, entries: [] }
    settlings.set(key, settling)
    settling.entries.push({ entryId, entry, bytes })
  }
  return settlings.values()
}
