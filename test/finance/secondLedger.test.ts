import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { world } from '../world/world'
import { type Curves, curvesAt } from './curvesAt'

const program = fileURLToPath(new URL('ledger.py', import.meta.url))
const absent = spawnSync('python3', ['--version']).status !== 0
const why = absent ? ' (skipped: no python3 here)' : ''

const { clock, pass, now } = movedClock(new Date('2027-01-04T12:00:00Z'))
const { founder, project } = await world({}, clock)
const ana = await founder()

type Deed = { id: string; at: string; type: string; data: object }
type Answer = { totals: Record<string, object>; installments: unknown[]; curves: Curves }
type Part = { installmentId: string; dueOn: string; cents: number }

/** What somebody does next, in numbers that choose among what is there. */
const step = fc.record({
  deed: fc.constantFrom(
    'record',
    'change',
    'pay',
    'payPart',
    'cancel',
    'reopen',
    'postpone',
    'realize',
    'undo',
    'delete',
  ),
  entry: fc.nat(99),
  part: fc.nat(99),
  cents: fc.integer({ min: 3, max: 5_000_000 }),
  count: fc.integer({ min: 1, max: 4 }),
  extra: fc.nat(500),
  day: fc.integer({ min: 1, max: 28 }),
  inflow: fc.boolean(),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const dayOf = ({ day, count }: Step, year = 2027) => `${year}-0${count}-${String(day).padStart(2, '0')}`
const partsOf = (given: Step): Part[] =>
  splitCents(given.cents, Array(given.count).fill(1))
    .filter((cents) => cents > 0)
    .map((cents) => ({ installmentId: fresh(), dueOn: dayOf(given), cents }))

/** Days before all that is done, in its midst, and after it. */
const statusDays = ['2026-02-14', '2027-01-04', '2027-03-31']

/** The command of a step, by what the ledger has. */
async function commandOf(given: Step, projectId: string, [taskId, otherId]: [string, string]) {
  const { items } = await ana.ask('installments', { projectId, limit: 200 })
  const chosen = items[given.entry % Math.max(items.length, 1)]
  const kind = given.inflow ? ('inflow' as const) : ('outflow' as const)
  if (!chosen || given.deed === 'record') {
    const items = [
      { id: taskId, cents: Math.floor(given.cents / 2) },
      { id: otherId, cents: Math.floor(given.cents / 5) },
    ]
    const plannedOn = dayOf(given, 2026 + (given.part % 2))
    const byPerson = given.extra % 9 === 0 && { realizedOn: dayOf(given, 2026), realizedCents: given.cents + given.day }
    const parts = { installments: partsOf(given), plannedOn, origin: { of: 'tasks' as const, items } }
    const entry = { ...anEntry(taskId, given.cents, kind), ...parts, ...byPerson }
    return { type: 'RecordEntry' as const, data: { projectId, entryId: fresh(), ...entry } }
  }
  const { entryId, installmentId, cents, dueOn } = chosen
  const part = { entryId, installmentId }
  if (given.deed === 'change') {
    const entry = await ana.ask('entry', { projectId, entryId })
    const settled = new Set(
      entry.settlements.flatMap(({ state, ...each }) => (state === 'open' ? [] : [each.installmentId])),
    )
    const kept = entry.installments.filter((each) => settled.has(each.installmentId))
    const installments = [...kept, ...partsOf(given)]
    const plannedCents = installments.reduce((sum, each) => sum + each.cents, 0)
    return { type: 'ChangeEntry' as const, data: { projectId, entryId, kind, plannedCents, installments } }
  }
  if (given.deed === 'realize') {
    const realizedCents = given.extra % 5 === 0 ? null : given.cents
    const realizedOn = given.extra % 7 === 0 ? null : dayOf(given, 2026)
    const when = given.extra % 3 > 0 && { realizedOn }
    return { type: 'ChangeEntry' as const, data: { projectId, entryId, realizedCents, ...when } }
  }
  if (given.deed === 'delete') return { type: 'DeleteEntry' as const, data: { projectId, entryId } }
  if (given.deed === 'cancel')
    return { type: 'CancelInstallments' as const, data: { projectId, installments: [{ ...part, cents }], reason: 'x' } }
  if (given.deed === 'reopen')
    return { type: 'ReopenInstallments' as const, data: { projectId, installments: [part], reason: 'x' } }
  if (given.deed === 'postpone') {
    const installments = [{ ...part, from: dueOn, to: dayOf(given) }]
    return { type: 'PostponeInstallments' as const, data: { projectId, installments } }
  }
  const paid = given.deed === 'payPart' ? Math.max(1, cents - given.extra) : cents
  const rest = paid < cents ? { installmentId: fresh(), dueOn: dayOf(given) } : null
  const besides = { interestCents: given.extra, fineCents: given.count, discountCents: Math.min(given.day, paid) }
  const data = { projectId, ...part, paidOn: dayOf(given, 2026), cents: paid, ...besides, rest }
  return { type: 'PayInstallment' as const, data }
}

/** What was done and not undone, and which of it an undo takes: one of the last two, or the last undo itself. */
function deedsToUndo() {
  const standing: string[] = []
  let last: { undo: string; id: string; index: number } | undefined
  return {
    target: ({ part, inflow }: Step) => (inflow && last ? last.undo : standing.at(-1 - (part % 2))),
    note: (id: string, undone?: string) => {
      if (last && undone === last.undo) {
        standing.splice(last.index, 0, last.id)
        last = undefined
        return
      }
      const index = standing.lastIndexOf(undone ?? '')
      last = undone === undefined ? undefined : { undo: id, id: undone, index }
      if (undone === undefined) standing.push(id)
      else standing.splice(index, 1)
    },
  }
}

/** What this ledger says, in the words of the second. */
async function ledgerAt(projectId: string, statusOn: string, asOf?: string): Promise<Answer> {
  const at = asOf ? { asOf } : {}
  const { totals } = await ana.ask('ledgerTotals', { projectId, ...at } as never)
  const { items, next } = await ana.ask('installments', { projectId, limit: 200, ...at } as never)
  expect(next).toBeNull()
  return {
    totals: Object.fromEntries(
      totals.map(({ kind, ...total }) => [
        kind,
        {
          entries: total.entryCount,
          planned: total.plannedCents,
          paid: total.paidCents,
          open: total.openCents,
          cancelled: total.cancelledCents,
          moved: total.movedCents,
          realized: total.realizedCents,
          against: total.plannedOfRealizedCents,
        },
      ]),
    ),
    installments: items
      .map(({ installmentId, dueOn, cents, state, paidCents }) => [installmentId, dueOn, cents, state, paidCents])
      .sort(([first], [second]) => (String(first) < String(second) ? -1 : 1)),
    curves: await curvesAt(ana, { projectId, statusOn, ...at }),
  }
}

/** Every figure of its money in the analysis of projects, by kind. */
async function analysedOf(projectId: string): Promise<object> {
  const columns = [...figureColumns.values()].filter(({ kind }) => kind)
  const { projects } = await ana.ask('projectAnalysis', { columns: columns.map(({ name }) => name) })
  const money = projects.find((each) => each.projectId === projectId)?.money
  const ofKind = (of: string) =>
    Object.fromEntries(
      columns.flatMap(({ kind, measure, name }) => (kind === of ? [[measure.name, money?.[name]]] : [])),
    )
  return { inflow: ofKind('inflow'), outflow: ofKind('outflow') }
}

it.skipIf(absent)(
  `FIN-07 FIN-09 FIN-10 FIN-14 POR-04 A second ledger tells random histories alike, now and as of past days${why}`,
  async () => {
    const histories: { deeds: Deed[]; moments: string[]; statuses: string[] }[] = []
    const ours: Answer[][] = []
    const analysed: object[] = []
    let refused = 0
    const seed = Date.now()
    for (const steps of fc.sample(fc.array(step, { minLength: 45, maxLength: 45 }), { seed, numRuns: times(4, 40) })) {
      // Sessions end while hours go by.
      await ana.signIn()
      const projectId = await project(ana)
      const stepId = await firstStepOf(ana, projectId)
      const taskIds: [string, string] = [fresh(), fresh()]
      const dates = { startOn: '2027-01-04', endOn: '2027-01-08' }
      for (const [index, taskId] of taskIds.entries()) {
        const deliveryGroup = index === 0 ? 'Fundação' : null
        await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', ...dates, deliveryGroup })
      }
      const deeds: Deed[] = []
      const toUndo = deedsToUndo()
      const moments: string[] = []
      let version = -1
      for (const given of steps) {
        pass(1)
        const actionId = given.deed === 'undo' ? toUndo.target(given) : undefined
        const command = actionId
          ? { type: 'UndoLedgerAction' as const, data: { projectId, actionId } }
          : await commandOf(given, projectId, taskIds)
        const id = fresh()
        const { status, body } = await ana.attempt(command.type, command.data as never, { id })
        // What changed nothing is nothing to undo.
        expect(actionId ? [200, 404, 409] : [200, 409], JSON.stringify(body)).toContain(status)
        if (status !== 200) refused++
        else {
          // What changed nothing then would do so now, where what came before it is undone.
          if (body.version > version) deeds.push({ id, at: now(), ...command })
          version = body.version
          toUndo.note(id, actionId)
        }
        pass(1)
        if (given.day % 4 === 0) moments.push(now())
      }
      pass(1)
      const past = moments.map((_, index) => statusDays[index % statusDays.length] ?? '')
      // The last question is that of the analysis of projects: how it stands today.
      const statuses = [...past, now().slice(0, 10)]
      histories.push({ deeds, moments: [...moments, now()], statuses })
      const answers = []
      for (const [index, moment] of moments.entries())
        answers.push(await ledgerAt(projectId, statuses[index] ?? '', moment))
      ours.push([...answers, await ledgerAt(projectId, statuses.at(-1) ?? '')])
      analysed.push(await analysedOf(projectId))
    }
    const { stdout, stderr } = spawnSync('python3', ['-B', program], {
      input: JSON.stringify(histories),
      maxBuffer: 2 ** 28,
    })
    expect(stderr.toString()).toBe('')
    const theirs: Answer[][] = JSON.parse(stdout.toString())
    for (const [history, answers] of ours.entries())
      for (const [moment, answer] of answers.entries())
        expect(answer, `seed ${seed}, history ${history}, moment ${moment}`).toEqual(theirs[history]?.[moment])
    expect(analysed).toEqual(theirs.map((answers) => answers.at(-1)?.curves.competence.figures))
    // Most of what was tried was done.
    expect(refused).toBeLessThan(histories.length * 45 * 0.6)
  },
)
