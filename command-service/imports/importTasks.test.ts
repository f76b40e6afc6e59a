import { type PlanEvent, planEvents } from '@prumo/contracts/tasks/plan'
import { decide, fold } from '@prumo/platform/decider'
import { derivedId } from '@prumo/platform/ids'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { times } from '../../test/run/length'
import { plan as planDecider } from '../tasks/plan'
import type { Plan, Task } from '../tasks/planState'
import { type Done, importTasks, type RowResult } from './importTasks'
import type { ProjectNames } from './projectNames'
import { rehearse } from './rehearse'

const projectId = '00000000-0000-4000-8000-000000000001'
const [todo, doing] = ['110', '120'].map((end) => `00000000-0000-4000-8000-000000000${end}`) as [string, string]
const stepIds: Record<string, string> = { 'To do': todo, Doing: doing }
const names: ProjectNames = {
  stepByName: (name) => stepIds[name],
  isStep: (stepId) => Object.values(stepIds).includes(stepId),
  tagByDescription: () => undefined,
  peopleNamed: () => [],
}
const project = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const by = { actor: ann, at, project }
const columns = { key: 'Key', title: 'Title', step: 'Step', startOn: 'Start', endOn: 'End', predecessors: 'After' }
const mapping = { columns, extra: ['Note'], steps: {} }
const formats = { startOn: 'yyyy-mm-dd', endOn: 'yyyy-mm-dd' } as const

type Row = { key: string; title?: string; step?: string; end?: string; after?: readonly string[]; note?: string }
const sheetOf = (...rows: Row[]) => ({
  kind: 'csv' as const,
  header: [...Object.values(columns), 'Note'],
  rows: rows.map(({ key, title = key, step = 'To do', end = '2027-01-20', after = [], note = '' }) =>
    [key, title, step, '2027-01-13', end, after.join(', '), note].map((text) => ({ text })),
  ),
  rowNumbers: rows.map((_, index) => index + 2),
  headerRow: 1,
  firstLines: [],
})
const taskIdOf = (key: string) => derivedId(projectId, `import ${key}`)

class Killed extends Error {}

/** An import that remembers what it did and reported, and may be killed before its n-th command or report. */
function importInto(before: Plan, ...rows: Row[]) {
  const sheet = sheetOf(...rows)
  const gone = new Set<string>()
  let plan = before
  let from = 0
  const done = new Map<number, Done>()
  /** As if an older version had begun: it added the first rows without their predecessors, and reported them. */
  const beganBefore = async (count: number) => {
    const older = importInto(before, ...rows.slice(0, count).map(({ after: _, ...row }) => row))
    await older.run()
    plan = older.plan()
    from = count
    for (let row = 2; row < count + 2; row++) done.set(row, { outcome: 'added', inPart: true })
  }
  const reported: RowResult[] = []
  const recorded: PlanEvent[] = []
  const run = (lives = Number.POSITIVE_INFINITY) => {
    const live = () => {
      if (lives-- <= 0) throw new Killed()
    }
    return importTasks({
      projectId,
      sheet,
      formats,
      mapping,
      names: { ...names, stepByName: (name) => (gone.has(name) ? undefined : names.stepByName(name)) },
      plan: async () => plan,
      did: (row) => done.get(row),
      perform: async (command, row) => {
        live()
        const events = decide(planDecider, command, plan, by)
        plan = folded(events, plan)
        recorded.push(...events)
        if (events.length > 0)
          done.set(row, { outcome: events[0]?.type === 'TaskAdded' ? 'added' : 'changed', inPart: false })
        return events.length > 0
      },
      from,
      report: async (place, result) => {
        live()
        expect(place).toBeGreaterThanOrEqual(from)
        from = place + 1
        reported.push(result)
      },
    })
  }
  const rehearsed = () => rehearse({ projectId, sheet, mapping, formats, names, plan: before, by })
  return { run, rehearsed, recorded, reported, beganBefore, gone, plan: () => plan }
}

const folded = (events: readonly PlanEvent[], plan?: Plan) =>
  fold(
    planDecider,
    events.map((event) => ({ ...event, at })),
    plan,
  )
const step = (name: string, taskLimit: number | null): PlanEvent => ({
  type: 'StepAdded',
  data: { projectId, stepId: stepIds[name] ?? '', name, description: '', rank: name, taskLimit, finishes: false },
})
const empty = folded([step('To do', null), step('Doing', 3)])
const imported = async (before: Plan, ...rows: Row[]) => {
  const work = importInto(before, ...rows)
  await work.run()
  return { plan: work.plan(), outcomes: outcomesOf(work.reported) }
}
const outcomesOf = (results: readonly RowResult[]) =>
  Object.fromEntries(results.map(({ row, outcome, reason }) => [row, reason ?? outcome]))

it('IMP-04 reports each row once and alike, wherever an import was killed and resumed', async () => {
  const { plan: before } = await imported(empty, { key: 'A' }, { key: 'B' }, { key: 'C' })
  const again = [
    { key: 'A' },
    { key: 'B', after: ['A', 'D'] },
    { key: 'C', title: 'Paint twice', after: ['A'] },
    { key: 'D' },
    { key: 'E', after: ['F'] },
    { key: 'F', after: ['E'] },
    { key: 'G', after: ['Z'] },
    { key: 'A', title: 'Dig again' },
  ]
  for (let lives = 0; lives < 30; lives++) {
    const killed = importInto(before, ...again)
    await killed.run(lives).catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
    await killed.run()
    expect(killed.reported, `${lives} lives`).toHaveLength(8)
    expect(outcomesOf(killed.reported), `${lives} lives`).toEqual({
      2: 'unchanged',
      3: 'changed',
      4: 'changed',
      5: 'added',
      6: 'import.predecessorRefused',
      7: 'task.predecessorCycle',
      8: 'import.predecessorUnknown',
      9: 'import.rowRepeated',
    })
  }
})

it('IMP-04 what a row did before an interruption is reported, though its step has another name since', async () => {
  const work = importInto(empty, { key: 'A' }, { key: 'B', step: 'Doing' }, { key: 'C' })
  // Two commands, one report, and no more.
  await expect(work.run(3)).rejects.toThrow(Killed)
  expect(work.plan().tasks.has(taskIdOf('B'))).toBe(true)
  work.gone.add('Doing')
  await work.run()
  expect(outcomesOf(work.reported)).toEqual({ 2: 'added', 3: 'added', 4: 'added' })
})

it('IMP-04, GAN-06 links typed as in MS Project are read, and the same file again changes nothing', async () => {
  const rows = [
    { key: '1' },
    { key: '2', after: ['1TI+2d'] },
    { key: '3', after: ['1SS', '2FF-1 day'] },
    { key: '4', after: ['3', '1ti + 3 dias', '1FF'] },
    { key: '5', after: ['1FS+50%'] },
    { key: '6', after: ['1TI+3651d'] },
  ]
  const { plan, outcomes } = await imported(empty, ...rows)
  const linksOf = (key: string) =>
    plan.tasks
      .get(taskIdOf(key))
      ?.dependencies.map(({ predecessorId, kind, lag }) => [
        ['1', '2', '3'].find((each) => taskIdOf(each) === predecessorId),
        kind,
        lag,
      ])
  expect(linksOf('2')).toEqual([['1', 'FS', 2]])
  expect(linksOf('3')).toEqual([
    ['1', 'SS', 0],
    ['2', 'FF', -1],
  ])
  expect(new Set(linksOf('4')?.map(String))).toEqual(new Set(['3,FS,0', '1,FS,3', '1,FF,0']))
  expect(outcomes).toMatchObject({ 4: 'added', 6: 'import.predecessorUnknown', 7: 'import.predecessorUnknown' })
  const again = await imported(plan, ...rows)
  expect(again.outcomes).toMatchObject({ 2: 'unchanged', 3: 'unchanged', 4: 'unchanged', 5: 'unchanged' })
  const changed = await imported(plan, { key: '1' }, { key: '2', after: ['1II+1'] })
  expect(changed.plan.tasks.get(taskIdOf('2'))?.dependencies).toMatchObject([{ kind: 'SS', lag: 1 }])
  // What a file names plainly stays as somebody has said it.
  const plainly = await imported(changed.plan, { key: '1' }, { key: '2', after: ['1'] })
  expect(plainly.outcomes).toEqual({ 2: 'unchanged', 3: 'unchanged' })
})

it('IMP-02 without a column of steps, all rows begin in the step that somebody chose', async () => {
  const { step: _, ...others } = columns
  const chosen = { ...mapping, columns: others, stepId: doing }
  const rowsOf = (mapped: typeof chosen | typeof mapping) =>
    rehearse({
      projectId,
      sheet: sheetOf({ key: 'A' }, { key: 'B' }),
      formats,
      names,
      plan: empty,
      by,
      mapping: mapped,
    })
  expect((await rowsOf(chosen)).map(({ outcome }) => outcome)).toEqual(['added', 'added'])
  const gone = await rowsOf({ ...chosen, stepId: projectId })
  expect(gone.map(({ reason }) => reason)).toEqual(['import.mappingNotFound', 'import.mappingNotFound'])
})

it('IMP-04 takes rows in the order of the sheet, but each behind those that it waits for', async () => {
  const { plan, outcomes } = await imported(
    empty,
    { key: 'A' },
    { key: 'B', after: ['D'] },
    { key: 'C' },
    { key: 'D', after: ['E'] },
    { key: 'E' },
  )
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['added']))
  const ranked = [...plan.tasks.values()].sort((first, second) => (first.rank < second.rank ? -1 : 1))
  expect(ranked.map(({ title }) => title)).toEqual(['A', 'E', 'D', 'B', 'C'])
})

it('IMP-04 a chain of 5,000 rows that stand upside down is taken whole', async () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ key: `${at}`, ...(at < 4999 && { after: [`${at + 1}`] }) }))
  const { plan, outcomes } = await imported(empty, ...rows)
  expect(new Set(Object.values(outcomes))).toEqual(new Set(['added']))
  expect(plan.tasks.get(taskIdOf('0'))?.predecessorIds).toEqual([taskIdOf('1')])
})

it('IMP-04 ends what an older version began, with the predecessors that it left for the end', async () => {
  const work = importInto(empty, { key: 'A' }, { key: 'B', after: ['A'] }, { key: 'C', after: ['B'] })
  await work.beganBefore(2)
  await work.run()
  expect(outcomesOf(work.reported)).toEqual({ 4: 'added' })
  expect(work.plan().tasks.get(taskIdOf('B'))?.predecessorIds).toEqual([taskIdOf('A')])
})

const hundred = Array.from({ length: 101 }, (_, index) => `P${index}`)
const keys = ['A', 'B', 'C', 'D', 'E', 'F']
const rows: fc.Arbitrary<Row> = fc.record({
  key: fc.constantFrom(...keys),
  title: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('Dig', 'Pour') }, fc.constant('x'.repeat(501))),
  step: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('To do', 'Doing') }, fc.constant('Gone')),
  end: fc.constantFrom('2027-01-20', '2027-01-20', '2027-01-21', '2027-01-01', 'soon'),
  after: fc.oneof(
    { weight: 6, arbitrary: fc.subarray([...keys, 'P0']) },
    fc.constantFrom(hundred, hundred.slice(0, 100), ['Z']),
  ),
  note: fc.oneof({ weight: 9, arbitrary: fc.constantFrom('', 'L-1') }, fc.constant('n'.repeat(2001))),
})

it('IMP-04 of any file, a row is wholly in or wholly refused, as rehearsed, and the totals are those of the board', async () => {
  const { plan: base } = await imported(empty, ...hundred.map((key) => ({ key })))
  const file = fc.array(rows, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(file, file, fc.nat(40), async (first, second, lives) => {
      const before = (await imported(base, ...first)).plan
      const work = importInto(before, ...second)
      const rehearsed = await work.rehearsed()
      await work.run(lives).catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
      await work.run()
      const results = [...work.reported].sort((first, second) => first.row - second.row)
      expect(results).toEqual(rehearsed)
      const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length
      expect(count('added')).toBe(work.plan().tasks.size - before.tasks.size)
      for (const { type, data } of work.recorded) expect(planEvents[type].parse(data)).toEqual(data)
      const changed = new Set(work.recorded.map(({ data }) => (data as { taskId: string }).taskId))
      expect(changed.size).toBe(count('added') + count('changed'))
      for (const { row, outcome, reason } of results) {
        const imported = second[row - 2] ?? { key: '' }
        const taskId = taskIdOf(imported.key)
        if (outcome !== 'refused') expect(work.plan().tasks.get(taskId)).toMatchObject(meant(imported))
        else if (reason !== 'import.rowRepeated')
          expect(work.plan().tasks.get(taskId)).toEqual(before.tasks.get(taskId))
      }
    }),
    { numRuns: times(400, 4000) },
  )
})

const meant = ({ title = '', step = '', end = '', after = [], note }: Row): Partial<Task> => ({
  title,
  stepId: stepIds[step] ?? '',
  endOn: end,
  ...(after.length > 0 && { predecessorIds: after.map(taskIdOf) }),
  ...(note && { customFields: [{ name: 'Note', value: note }] }),
})

it('IMP-04 names the column of whatever a task cannot hold', async () => {
  const work = importInto(
    empty,
    ...hundred.map((key) => ({ key })),
    { key: 'A', after: hundred },
    { key: 'B', title: 'x'.repeat(501) },
    { key: 'C', note: 'n'.repeat(2001) },
  )
  await work.run()
  const refused = work.reported.filter(({ outcome }) => outcome === 'refused')
  expect(refused.map(({ reason, details }) => [reason, details?.column])).toEqual([
    ['import.valueInvalid', 'After'],
    ['import.valueInvalid', 'Title'],
    ['import.valueInvalid', 'Note'],
  ])
})

it('IMP-04 refuses a word whose step is no longer there as a mapping that is not found', async () => {
  const gone = { ...mapping, steps: { Gone: '00000000-0000-4000-8000-000000000199', Later: doing } }
  const sheet = sheetOf({ key: 'A', step: 'Gone' }, { key: 'B', step: 'Never' }, { key: 'C', step: 'Later' })
  const results = await rehearse({ projectId, sheet, mapping: gone, formats, names, plan: empty, by })
  expect(outcomesOf(results)).toEqual({ 2: 'import.mappingNotFound', 3: 'import.stepNotRegistered', 4: 'added' })
})
