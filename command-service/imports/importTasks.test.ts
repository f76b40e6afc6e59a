import type { PlanEvent } from '@prumo/contracts/tasks/plan'
import { decide, fold } from '@prumo/platform/decider'
import { expect, it } from 'vitest'
import { ann, at } from '../../test/given/given'
import { plan as planDecider } from '../tasks/plan'
import type { Plan, PlanDeciderCommand } from '../tasks/planState'
import { importTasks, type RowResult } from './importTasks'

const projectId = '00000000-0000-4000-8000-000000000001'
const stepId = '00000000-0000-4000-8000-000000000110'
const project = { projectId, organizationId: ann.organizationId, ownerId: ann.userId, roles: {} }
const by = { actor: ann, at, project }
const columns = { key: 'Key', title: 'Title', step: 'Step', startOn: 'Start', endOn: 'End', predecessors: 'After' }
const formats = { startOn: 'yyyy-mm-dd', endOn: 'yyyy-mm-dd' } as const

const sheetOf = (...rows: [key: string, title: string, after: string][]) => ({
  kind: 'csv' as const,
  header: Object.values(columns),
  rows: rows.map(([key, title, after]) =>
    [key, title, 'To do', '2027-01-13', '2027-01-20', after].map((text) => ({ text })),
  ),
  rowNumbers: rows.map((_, index) => index + 2),
})

class Killed extends Error {}

/** An import of its own that keeps what it did and reported, and may be killed before its n-th command or report. */
function importInto(before: Plan, sheet: ReturnType<typeof sheetOf>) {
  let plan = before
  let from = 0
  const done = new Set<string>()
  const reported: RowResult[] = []
  const run = (lives = Number.POSITIVE_INFINITY) => {
    const live = () => {
      if (lives-- <= 0) throw new Killed()
    }
    return importTasks({
      projectId,
      sheet,
      formats,
      mapping: { columns, extra: [], steps: {} },
      names: { stepByName: () => stepId, tagByDescription: () => undefined, peopleNamed: () => [] },
      plan: async () => plan,
      did: (name) => done.has(name),
      perform: async (command, name) => {
        live()
        if (done.has(name)) return true
        const events = decide(planDecider, command as PlanDeciderCommand, plan, by) as PlanEvent[]
        plan = folded(events, plan)
        if (events.length > 0) done.add(name)
        return events.length > 0
      },
      from,
      report: async (number, result) => {
        live()
        expect(number).toBeGreaterThanOrEqual(from)
        from = number + 1
        if (result) reported.push(result)
      },
    })
  }
  return { run, reported, plan: () => plan }
}

const folded = (events: readonly PlanEvent[], plan?: Plan) =>
  fold(
    planDecider,
    events.map((event) => ({ ...event, at })),
    plan,
  )

const empty = folded([
  {
    type: 'StepAdded',
    data: { projectId, stepId, name: 'To do', description: '', rank: 'a0', taskLimit: null, finishes: false },
  },
])

it('IMP-04 reports each row once and alike, wherever an import was killed and resumed', async () => {
  const first = importInto(empty, sheetOf(['A', 'Dig', ''], ['B', 'Pour', ''], ['C', 'Paint', '']))
  await first.run()
  const again = sheetOf(
    ...([
      ['A', 'Dig', ''],
      ['B', 'Pour', 'A, D'],
      ['C', 'Paint twice', 'A'],
      ['D', 'Build', ''],
      ['E', 'Roof', 'F'],
      ['F', 'Tiles', 'E'],
      ['G', 'Doors', 'Z'],
      ['A', 'Dig again', ''],
    ] satisfies [string, string, string][]),
  )
  const outcomes = (results: readonly RowResult[]) =>
    Object.fromEntries(results.map(({ row, outcome, reason }) => [row, reason ?? outcome]))
  for (let lives = 0; lives < 30; lives++) {
    const killed = importInto(first.plan(), again)
    await killed.run(lives).catch((error: unknown) => expect(error).toBeInstanceOf(Killed))
    await killed.run()
    expect(killed.reported, `${lives} lives`).toHaveLength(8)
    expect(outcomes(killed.reported), `${lives} lives`).toEqual({
      2: 'unchanged',
      3: 'changed',
      4: 'changed',
      5: 'added',
      6: 'added',
      7: 'task.predecessorCycle',
      8: 'import.predecessorUnknown',
      9: 'import.rowRepeated',
    })
  }
})
