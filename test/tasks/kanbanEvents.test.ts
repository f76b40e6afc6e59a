import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const file = sharedData('kanban_events/helpdesk_300_cases.csv')

type Happening = { ticket: string; at: string; step: string }
type ActionRow = Awaited<ReturnType<typeof actionsOf>>[number]

/** Every event of a real help desk, in the order of its time. */
const happenings = (): Happening[] =>
  readFileSync(file.path, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [ticket = '', at = '', step = ''] = line.split(',')
      return { ticket, at, step }
    })
    .sort((a, b) => a.at.localeCompare(b.at))

/** What these happenings come to, counted here: where each ticket ends, and the moves between steps on its way. */
function expectedOf(all: readonly Happening[]) {
  const last = new Map<string, string>()
  const moves: { ticket: string; from: string; to: string }[] = []
  for (const { ticket, step } of all) {
    const from = last.get(ticket)
    if (from !== undefined && from !== step) moves.push({ ticket, from, to: step })
    last.set(ticket, step)
  }
  return { last, moves }
}

async function actionsOf(person: Person, projectId: string, kinds: string[]) {
  const viewId = fresh()
  const filters = { personId: null, recordId: null, kinds, withoutViews: false, from: null, to: null }
  await person.act('ViewProjectActionLog', { projectId, viewId, filters })
  const items = []
  for (let after: string | undefined, more = true; more; ) {
    const page = await person.ask('actionLog', { viewId, limit: 500, ...(after && { after }) })
    items.push(...page.items)
    after = page.next ?? undefined
    more = page.next !== null
  }
  return items.reverse()
}

describe('The tickets of a help desk, replayed event by event', () => {
  it('KAN-06 COM-02 AUD-01 end in their last step, with every move in the log', async ({ skip }) => {
    if (file.absent) skip(file.reason)
    const theWorld = await world()
    const ana = await theWorld.founder()
    const projectId = await theWorld.project(ana)
    const all = happenings()
    const { last, moves } = expectedOf(all)
    const stepIds = new Map<string, string>()
    for (const { step } of all) {
      if (stepIds.has(step)) continue
      stepIds.set(step, fresh())
      const fields = { description: '', taskLimit: null, finishes: step === 'Closed' }
      await ana.act('AddStep', { projectId, stepId: stepIds.get(step) ?? '', name: step, ...fields })
    }

    const taskIds = new Map<string, string>()
    for (const { ticket, at, step } of all) {
      const stepId = stepIds.get(step) ?? ''
      const taskId = taskIds.get(ticket)
      if (taskId) await ana.act('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
      else {
        taskIds.set(ticket, fresh())
        const dates = { startOn: at.slice(0, 10), endOn: at.slice(0, 10) }
        await ana.act('AddTask', { projectId, taskId: taskIds.get(ticket) ?? '', stepId, title: ticket, ...dates })
      }
    }

    const { tasks } = await ana.ask('board', { projectId })
    const nameOf = new Map([...stepIds].map(([name, stepId]) => [stepId, name]))
    expect(new Map(tasks.map(({ title, stepId }) => [title, nameOf.get(stepId)]))).toEqual(last)

    const actions = await actionsOf(ana, projectId, ['TaskMoved'])
    const stepNameIn = ({ changes }: ActionRow, side: 'before' | 'after') =>
      Object.values(changes.find(({ field }) => field === 'stepId')?.[side]?.names ?? {})[0]
    expect(
      actions.map((action) => ({
        ticket: action.recordName,
        from: stepNameIn(action, 'before'),
        to: stepNameIn(action, 'after'),
      })),
    ).toEqual(moves)
    const finished = await ana.ask('tasks', {
      scope: 'all',
      projectId,
      state: 'finished',
      today: '2026-03-02',
      limit: 1,
    })
    expect(finished.total).toBe([...last.values()].filter((step) => step === 'Closed').length)
  })
})
