import { setTimeout as pause } from 'node:timers/promises'
import { dayAt, type ZonesInForce, zoneAt } from '@prumo/contracts/organization/zoneAt'
import { HttpProblem } from '@prumo/platform/errors'
import type { FigureNights } from '@prumo/platform/figures/figureNights'
import type { QueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import type { Pasts } from '@prumo/platform/readModels/pasts'
import type { ReadModels } from '@prumo/platform/readModels/readModels'
import { endOfDay } from '../reading/endOfDay'
import { zonesIn } from '../reading/zonesIn'
import type { OfProject } from '../tasks/baselineRows'
import { figureStandings, holds } from './figureStandings'
import { type EndedDay, figuresAsOf, refuseParked } from './figuresAsOf'
import { type Figures, figuresOf } from './figuresOf'
import type { LastNights } from './lastNights'
import { endedDays, monthEndsBefore } from './nightDays'
import { nightOf } from './nightOf'
import { nightStandings } from './nightStandings'

type NightParts = {
  database: QueryDatabase
  pasts: Pasts
  readModels: Pick<ReadModels, 'reached'>
  /** How far the log is. */
  logHead: () => Promise<number>
  last: LastNights
  nights: Pick<FigureNights, 'note'>
  now: () => Date
  isStopping: () => boolean
}
type Night = EndedDay & { zone: string; zones: ZonesInForce }

/** So long after a day everything is recorded that was appended as of that day. */
const settlesMs = 10_000
const waitMs = 1000
/** After reckoning a past it rests as long as that took: nobody waits for a night. */
const restsFor = 1

/**
 * Reckons the figures of the days that have ended in an organization, as they stood at their ends, to be taken. Answers
 * whether that is so: `false` while a day is just ending.
 */
export async function noteNights(parts: NightParts, organizationId: string): Promise<boolean> {
  const { database, last, now, isStopping } = parts
  const at = now()
  const zones = await database.within(organizationId, (db) => zonesIn(db, organizationId))
  const today = dayAt(zones, new Date(at.getTime() - settlesMs).toISOString())
  if (today !== dayAt(zones, at.toISOString())) return false
  const days = endedDays(await last.of(organizationId), today)
  if (days.length > 0) await refuseBehind(parts, organizationId)
  for (const statusOn of days) {
    const endsAt = endOfDay(zones, statusOn)
    await noteNight(parts, organizationId, { statusOn, endsAt, zone: zoneAt(zones, endsAt), zones })
    if (isStopping()) break
    await last.end(organizationId, statusOn)
  }
  return true
}

/** What is taken stays for ever: nothing of those days may be missing from what it is reckoned from. */
async function refuseBehind({ readModels, logHead, database, pasts }: NightParts, organizationId: string) {
  if (!(await readModels.reached(await logHead(), waitMs, organizationId)))
    throw new HttpProblem(503, 'readModels.behind')
  await database.within(organizationId, (db) => refuseParked(db, organizationId, pasts))
}

async function noteNight(parts: NightParts, organizationId: string, night: Night): Promise<void> {
  const { database, nights, isStopping } = parts
  const standings = await database.within(organizationId, (db) => nightStandings(db, { organizationId }, night))
  for (const { projectId, isLater, isTouched, isFirst } of standings) {
    if (isStopping()) return
    if (isLater) continue
    const of = { organizationId, projectId }
    const figures = (isTouched ? undefined : await figuresNow(parts, of, night)) ?? (await paced(parts, of, night))
    if (!figures) continue
    const before = isFirst ? await monthsBefore(parts, of, night) : []
    await nights.note(organizationId, [...before, nightOf(projectId, night.statusOn, figures)])
  }
}

/** Where nothing has happened since, they are those of now; `undefined` where something happens just then. */
const figuresNow = ({ database }: NightParts, of: OfProject, night: Night): Promise<Figures | undefined> =>
  database.within(of.organizationId, async (db) => {
    const [found] = await nightStandings(db, of, night)
    if (!found || found.isTouched) return undefined
    const [standing] = await figureStandings(db, of.organizationId, [of.projectId])
    return standing?.kept && holds(standing, night) ? standing.kept.figures : figuresOf(db, of, night.statusOn)
  })

/** The figures of the ends of the months before, as far as the project was there and its action log is. */
async function monthsBefore(parts: NightParts, of: OfProject, { statusOn, zones }: Night) {
  const months = []
  for (const monthEnd of monthEndsBefore(statusOn)) {
    const figures = await paced(parts, of, { statusOn: monthEnd, endsAt: endOfDay(zones, monthEnd) })
    if (figures) months.push(nightOf(of.projectId, monthEnd, figures))
  }
  return months
}

async function paced(parts: NightParts, of: OfProject, day: EndedDay): Promise<Figures | null> {
  const begunAt = performance.now()
  const figures = await figuresAsOf(parts, of, day)
  if (figures) await pause(restsFor * (performance.now() - begunAt))
  return figures
}
