import { readFileSync } from 'node:fs'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import type { Answer } from '@prumo/contracts/index'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { analysisGroups } from '../../web/analysis/projects/analysisRows'
import { isSummed, sumsOf } from '../../web/analysis/projects/sumsOf'
import { sharedData } from '../files/sharedData'
import { centsOfDollars } from '../finance/centsOfDollars'
import { nycBudgets, type Phase } from '../finance/nycBudgets'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { grantPlan } from '../world/grantPlan'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aHelpDesk, type Happening, reported } from './aHelpDesk'
import { enterPhase } from './enterPhase'
import { type Cells, figuresTold, withoutPython } from './figuresTold'

const nyc = sharedData('projects_nyc_sca/first_400_rows.csv')
const batselier = sharedData('dslib_batselier/dslib_25.json')
const kanban = sharedData('kanban_events/helpdesk_300_cases.csv')

const { clock, pass, now } = movedClock(new Date('2026-03-12T12:00:00Z'))
const settings = { SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }
const theWorld = await world(settings, clock)
const { founder, project } = theWorld
/** The keeper rests ten times as long as it works, and a busy machine makes its work long. */
const patience = { timeout: 600_000, interval: 1000 }

const ofMoney = [...figureColumns.values()].flatMap(({ name, kind }) => (kind ? [name] : []))
type Analysed = Answer<'projectAnalysis'>['projects'][number]

/** Somebody who may have as many projects as the files name. */
async function aBuilder(): Promise<Person> {
  const ana = await founder()
  await grantPlan(theWorld, ana, { plan: 'pro', seats: 5 })
  return ana
}

/** To the ninth digit: the second opinion is exact until its last step. */
const rounded = (cells: Cells): Cells =>
  Object.fromEntries(
    Object.entries(cells).map(([name, value]) => [name, value === null ? null : Number(value.toPrecision(9))]),
  )

/** The figures of all projects by their names, with the days at whose end they stand. */
async function analysed(ana: Person, columns: string[]) {
  const { projects } = await ana.ask('projectAnalysis', { columns })
  const cellsOf = ({ work, money }: Analysed) => rounded({ ...work, ...money })
  return {
    projects,
    days: [...new Set(projects.map(({ statusOn }) => statusOn))],
    cells: Object.fromEntries(projects.map((each) => [each.pitch, cellsOf(each)])),
  }
}

const roundedAll = (fromFile: Record<string, Cells>) =>
  Object.fromEntries(Object.entries(fromFile).map(([name, cells]) => [name, rounded(cells)]))

/** The figures come to what the file says, as soon as they are kept for this day. */
const expectTold = (ana: Person, fromFile: Record<string, Cells>) => {
  const columns = Object.keys(Object.values(fromFile)[0] ?? {})
  const expected = { days: [now().slice(0, 10)], cells: roundedAll(fromFile) }
  return expect
    .poll(async () => {
      const { days, cells } = await analysed(ana, columns)
      return { days, cells }
    }, patience)
    .toEqual(expected)
}

it('POR-04 every measure of money of a city’s projects is what a second program makes of its file', {
  timeout: 1_800_000,
}, async ({ skip }) => {
  for (const { absent, reason } of [nyc, withoutPython]) skip(absent, reason)
  const phases = nycBudgets(parse(readFileSync(nyc.path), { columns: true, bom: true }) as never).read
  const ana = await aBuilder()
  await several(phases, async (phase) => {
    const named = { pitch: String(phase.row), customerName: phase.program }
    const projectId = await project(ana, { ...named, currency: phase.row % 2 ? 'BRL' : 'USD' })
    await enterPhase(ana, projectId, phase)
  })
  for (const days of [0, 500]) {
    pass(days * 24 * 60)
    // What happens in a project has all of its organization reckoned, without waiting for the next look.
    if (days > 0) await project(ana, { pitch: 'Vazio' }).then((projectId) => forget(ana, projectId))
    const fromFile = figuresTold({ of: 'budgets', path: nyc.path, on: now().slice(0, 10) })
    expect(Object.keys(fromFile.projects)).toHaveLength(195)
    expect(Object.keys(Object.values(fromFile.projects)[0] ?? {}).sort()).toEqual([...ofMoney].sort())
    await expectTold(ana, fromFile.projects)
    const { projects } = await analysed(ana, ofMoney)
    expect(sumsByCustomer(projects)).toEqual(fromFile.sums)
  }
})

const forget = (ana: Person, projectId: string) => ana.act('DeleteProject', { projectId, pitch: 'Vazio' })

/** Many things, a few at a time. */
async function several(phases: readonly Phase[], work: (phase: Phase) => Promise<unknown>): Promise<void> {
  const left = [...phases]
  const line = async () => {
    for (let next = left.shift(); next; next = left.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: 4 }, line))
}

/** What the table of the analysis adds up, by customer and currency. */
const sumsByCustomer = (projects: readonly Analysed[]) =>
  Object.fromEntries(
    analysisGroups(projects, 'customer', { key: 'pitch', descending: false }).map(({ name, projects: its }) => {
      const byCurrency: Record<string, Cells> = {}
      for (const column of figureColumns.values()) {
        if (!column.kind || !isSummed(column)) continue
        for (const { of, value } of sumsOf(its, column)) byCurrency[of] = { ...byCurrency[of], [column.name]: value }
      }
      return [name, byCurrency]
    }),
  )

it('POR-04 what real tasks and their costs come to is what a second program makes of them', {
  timeout: 1_800_000,
}, async ({ skip }) => {
  for (const { absent, reason } of [batselier, withoutPython]) skip(absent, reason)
  type Real = Record<string, { tasks: { duration_h: number; cost: number }[] }>
  const real = Object.entries(JSON.parse(readFileSync(batselier.path, 'utf8')) as Real)
  const some = real.sort(([, first], [, second]) => first.tasks.length - second.tasks.length).slice(0, times(4, 25))
  const ana = await aBuilder()
  for (const [pitch, { tasks }] of some) await enterCosts(ana, await project(ana, { pitch }), tasks)
  const question = { of: 'costs', path: batselier.path, names: some.map(([name]) => name), from: firstDay }
  await expectTold(ana, figuresTold({ ...question, on: now().slice(0, 10) }).projects)
})

const firstDay = '2026-03-02'

/** Tasks one after the other, eight hours a day, each with an entry of its cost on its last day. */
async function enterCosts(ana: Person, projectId: string, tasks: readonly { duration_h: number; cost: number }[]) {
  const stepId = await firstStepOf(ana, projectId)
  let begin = Date.parse(firstDay)
  for (const { duration_h: hours, cost } of tasks) {
    const [taskId, cents] = [fresh(), centsOfDollars(String(cost))]
    const end = begin + Math.max(0, Math.ceil(hours / 8) - 1) * 86_400_000
    const [startOn, endOn] = [begin, end].map((at) => new Date(at).toISOString().slice(0, 10)) as [string, string]
    begin = end + 86_400_000
    const dates = { startOn, endOn, baselineStartOn: startOn, baselineEndOn: endOn }
    await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', ...dates })
    const entry = { ...anEntry(taskId, cents), plannedOn: endOn }
    if (cents > 0) await ana.act('RecordEntry', { projectId, entryId: fresh(), ...entry })
  }
}

/** So many days after those of the file, half of the tickets should have ended by the clock of this test. */
const shift = 5_200

it('POR-04 what tickets of a help desk come to, midway and at the end, is what a second program makes of them', {
  timeout: 1_800_000,
}, async ({ skip }) => {
  for (const { absent, reason } of [kanban, withoutPython]) skip(absent, reason)
  const rows = parse(readFileSync(kanban.path), { columns: true, bom: true }) as Record<string, string>[]
  const cases = [...new Set(rows.map((row) => row.case ?? ''))].filter((_, index) => index % times(8, 1) === 0)
  const happenings = rows.filter((row) => cases.includes(row.case ?? '')).map(happeningOf)
  happenings.sort((first, second) => (first.at < second.at ? -1 : first.at > second.at ? 1 : 0))
  const ana = await aBuilder()
  const desk = aHelpDesk(ana, project, shift)
  const half = Math.floor(happenings.length / 2)
  for (const [from, count] of [
    [0, half],
    [half, happenings.length],
  ] as const) {
    for (const happening of happenings.slice(from, count)) await desk.happens(happening)
    const question = { of: 'tickets', path: kanban.path, cases, count, shift, progress: reported }
    await expectTold(ana, figuresTold({ ...question, on: now().slice(0, 10) }).projects)
  }
})

const happeningOf = (row: Record<string, string>): Happening => ({
  ticket: row.case ?? '',
  at: row['time:timestamp'] ?? '',
  step: row['concept:name'] ?? '',
  by: row['org:resource'] ?? '',
  product: row.product ?? '',
})
