import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import { describeKind } from '@prumo/contracts/audit/describeDenial'
import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import { movedClock } from '../past/toldAgain'
import { world } from '../world/world'

const { clock, pass, now } = movedClock(new Date('2026-11-12T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)
const ana = await founder()
const dates = { startOn: '2026-11-02', endOn: '2026-11-06' }

/** A project with its first and its finishing step, and two tasks in the first one. */
async function aPlan() {
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const [stepId = '', doneId = ''] = [steps[0]?.stepId, steps.find(({ finishes }) => finishes)?.stepId]
  const addTask = async (title: string, more: object = {}) => {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, stepId, taskId, title, ...dates, ...more })
    return taskId
  }
  const [dig, pour] = [await addTask('Escavar'), await addTask('Concretar')]
  const finish = (taskId: string) => move(taskId, doneId)
  const move = async (taskId: string, toStepId = stepId) => {
    pass(1)
    await ana.act('MoveTask', { projectId, taskId, stepId: toStepId, beforeTaskId: null })
  }
  const record = async (taskIds: readonly string[], more: object = {}) => {
    const entryId = fresh()
    const items = taskIds.map((id) => ({ id, cents: 10_00 }))
    const entry = { ...anEntry(dig, 100_00), origin: { of: 'tasks' as const, items }, closesWithTasks: true }
    await ana.act('RecordEntry', { projectId, entryId, ...entry, ...more })
    return entryId
  }
  const states = async (entryId: string) =>
    (await ana.ask('entry', { projectId, entryId })).settlements.map(({ state, closedBy }) => closedBy ?? state)
  const become = (entryId: string, ...expected: string[]) => expect.poll(() => states(entryId)).toEqual(expected)
  /** Whatever the policy had to do is done: an entry that came last is closed. */
  const settled = async () => {
    const taskId = await addTask('Por último')
    const entryId = await record([taskId])
    await finish(taskId)
    await become(entryId, 'tasks')
  }
  return { projectId, stepId, doneId, dig, pour, addTask, finish, move, record, states, become, settled }
}

describe('FIN-06 An entry whose tasks are done', () => {
  it('FIN-06 is paid by itself once the last of them is, on that day, and was open before as of then', async () => {
    const { projectId, dig, pour, finish, record, become, settled, states } = await aPlan()
    const [entryId, byHand] = [await record([dig, pour]), await record([dig], { closesWithTasks: false })]
    await finish(dig)
    await settled()
    expect(await states(entryId)).toEqual(['open'])
    const before = now()
    pass(5)
    await ana.act('ChangeTask', { projectId, taskId: pour, progress: 100 })
    await become(entryId, 'tasks')
    expect(await states(byHand)).toEqual(['open'])
    const entry = await ana.ask('entry', { projectId, entryId })
    expect(entry).toMatchObject({ realizedOn: '2026-11-12', realizedCents: 100_00 })
    expect(entry.settlements).toMatchObject([{ paidOn: '2026-11-12', paidCents: 100_00, closedBy: 'tasks' }])
    pass(5)
    const then = await ana.ask('entry', { projectId, entryId, asOf: before } as never)
    expect(then.settlements).toMatchObject([{ state: 'open', closedBy: null }])
  })

  it('FIN-06 is paid in the system’s name, and the action log says that the tasks did it', async () => {
    const { projectId, dig, finish, move, record, become } = await aPlan()
    const entryId = await record([dig])
    await finish(dig)
    await become(entryId, 'tasks')
    const viewId = fresh()
    const filters = { ...wholeProjectLog, kinds: ['InstallmentsPaid' as const, 'InstallmentsReopened' as const] }
    await move(dig)
    await become(entryId, 'open')
    await ana.act('ViewProjectActionLog', { projectId, viewId, filters })
    const { items } = await ana.ask('actionLog', { viewId })
    expect(items).toMatchObject(items.map(() => ({ actor: { kind: 'system' }, recordId: entryId })))
    const sentences = (language: 'pt-BR' | 'en') => items.map((item) => describeKind(item, wordings[language]))
    expect(sentences('pt-BR')).toEqual([
      'com uma tarefa a fazer de novo, reabriu o lançamento',
      'com as tarefas concluídas, fechou o lançamento',
    ])
    expect(sentences('en')).toEqual([
      'with a task to do again, reopened the entry',
      'with its tasks done, closed the entry',
    ])
  })

  it('FIN-06 is open again once one of them is to be done again, and paid once it is done', async () => {
    const { dig, finish, move, record, become } = await aPlan()
    const entryId = await record([dig])
    await finish(dig)
    await become(entryId, 'tasks')
    await move(dig)
    await become(entryId, 'open')
    await finish(dig)
    await become(entryId, 'tasks')
  })

  it('FIN-06 stays as a person opened it again, until one of its tasks changes', async () => {
    const { projectId, dig, pour, finish, move, record, become, states, settled } = await aPlan()
    const entryId = await record([dig])
    await finish(dig)
    await become(entryId, 'tasks')
    pass(1)
    const { installments } = await ana.ask('entry', { projectId, entryId })
    const some = installments.map(({ installmentId }) => ({ entryId, installmentId }))
    await ana.act('ReopenInstallments', { projectId, installments: some, reason: 'Falta a nota' })
    await finish(pour)
    await ana.act('ChangeEntry', { projectId, entryId, title: 'Areia' })
    await settled()
    expect(await states(entryId)).toEqual(['open'])
    await move(dig)
    await finish(dig)
    await become(entryId, 'tasks')
  })

  it('FIN-06 keeps what a person has paid, where a task is to be done again', async () => {
    const { projectId, dig, finish, move, record, become, states, settled } = await aPlan()
    const installments = [10, 90].map((cents) => ({ installmentId: fresh(), dueOn: '2026-12-01', cents: cents * 100 }))
    const entryId = await record([dig], { installments })
    const paid = { entryId, installmentId: installments[0]?.installmentId ?? '', cents: 10_00 }
    await ana.act('PayInstallments', { projectId, paidOn: '2026-11-10', installments: [paid] })
    await finish(dig)
    await become(entryId, 'person', 'tasks')
    await move(dig)
    await become(entryId, 'person', 'open')
    await settled()
    expect(await states(entryId)).toEqual(['person', 'open'])
  })

  it('FIN-06 is paid where it is marked, restored, or given such tasks, after they were done', async () => {
    const { projectId, dig, pour, finish, record, become, settled, states } = await aPlan()
    await finish(dig)
    const [marked, moved, recorded] = [
      await record([dig], { closesWithTasks: false }),
      await record([pour]),
      await record([dig]),
    ]
    await become(recorded, 'tasks')
    await settled()
    expect([await states(marked), await states(moved)]).toEqual([['open'], ['open']])
    await ana.act('ChangeEntry', { projectId, entryId: marked, closesWithTasks: true })
    await ana.act('ChangeEntry', { projectId, entryId: moved, origin: { of: 'tasks', items: [{ id: dig, cents: 1 }] } })
    await become(marked, 'tasks')
    await become(moved, 'tasks')
    const [restored, actionId] = [await record([pour]), fresh()]
    await ana.act('DeleteEntry', { projectId, entryId: restored }, actionId)
    await finish(pour)
    await settled()
    await ana.act('UndoLedgerAction', { projectId, actionId })
    await become(restored, 'tasks')
  })

  it('FIN-06 waits where one of them was deleted, and is paid once that is back or replaced', async () => {
    const { projectId, dig, pour, finish, record, become, states, settled } = await aPlan()
    const [entryId, replaced] = [await record([dig, pour]), await record([dig, pour])]
    await finish(pour)
    await ana.act('DeleteTask', { projectId, taskId: pour })
    await finish(dig)
    await settled()
    expect([await states(entryId), await states(replaced)]).toEqual([['open'], ['open']])
    await ana.act('ChangeEntry', {
      projectId,
      entryId: replaced,
      origin: { of: 'tasks', items: [{ id: dig, cents: 1 }] },
    })
    await become(replaced, 'tasks')
    await ana.act('RestoreTask', { projectId, taskId: pour, stepId: null })
    await become(entryId, 'tasks')
  })

  it('FIN-06 is paid with all 500 tasks of a step that becomes a finishing one, and opens again with them', async () => {
    const { projectId, stepId, addTask, record, become } = await aPlan()
    const taskIds: string[] = []
    for (let number = 0; number < 500; number++) taskIds.push(await addTask(`Tarefa ${number}`))
    const wide = await record(taskIds.slice(0, 200))
    const each = []
    for (const taskId of taskIds.slice(200, 260)) each.push(await record([taskId]))
    pass(1)
    await ana.act('ChangeStep', { projectId, stepId, finishes: true })
    for (const entryId of [wide, ...each]) await become(entryId, 'tasks')
    pass(1)
    await ana.act('ChangeStep', { projectId, stepId, finishes: false })
    for (const entryId of [wide, ...each]) await become(entryId, 'open')
  })
})

describe('FIN-06 An entry for a delivery group', () => {
  it('FIN-06 is paid once every task that names its group is done, and at least one does', async () => {
    const { projectId, doneId, addTask, finish, move, record, become, states, settled } = await aPlan()
    const { areas } = await ana.ask('canvas', { projectId })
    const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
    const cardId = fresh()
    await ana.act('AddCard', { projectId, cardId, areaId, title: 'Fundação' })
    const entryId = await record([], { origin: { of: 'deliveryGroups', items: [{ id: cardId, cents: 1 }] } })
    await settled()
    expect(await states(entryId)).toEqual(['open'])
    const [footing, wall] = [await addTask('Sapatas', { deliveryGroup: 'Fundação' }), await addTask('Muro')]
    await ana.act('ChangeTask', { projectId, taskId: wall, deliveryGroup: ' fundação' })
    await finish(footing)
    await settled()
    expect(await states(entryId)).toEqual(['open'])
    await ana.act('ChangeTask', { projectId, taskId: wall, deliveryGroup: null })
    await become(entryId, 'tasks')
    pass(1)
    await ana.act('ChangeTask', { projectId, taskId: wall, deliveryGroup: 'Fundação' })
    await become(entryId, 'open')
    await ana.act('ChangeTasks', { projectId, taskIds: [wall, footing], stepId: doneId })
    await become(entryId, 'tasks')
    await move(wall)
    await become(entryId, 'open')
    pass(1)
    await ana.act('DeleteTask', { projectId, taskId: wall })
    await become(entryId, 'tasks')
  })
})

describe('FIN-06 Where a closing cannot be done', () => {
  it('FIN-06 a closed month that refuses leaves its entry open, and keeps no other one waiting', async () => {
    const { projectId, dig, pour, finish, record, become, states } = await aPlan()
    const [entryId, next] = [await record([dig]), await record([pour])]
    await ana.act('CloseMonth', { projectId, month: '2026-11', latePostings: 'refuse' })
    await finish(dig)
    // The policy goes through what happened in the organization in its order.
    await (await aPlan()).settled()
    expect(await states(entryId)).toEqual(['open'])
    await ana.act('ReopenMonth', { projectId, month: '2026-11', reason: 'Conferência' })
    await finish(pour)
    await become(next, 'tasks')
    expect(await states(entryId)).toEqual(['open'])
  })

  it('FIN-06 an entry paid by hand while its tasks are done is paid once, whoever was first', async () => {
    const { projectId, addTask, finish, record, states, settled } = await aPlan()
    const races = []
    for (let round = 0; round < 12; round++) {
      const taskId = await addTask(`Tarefa ${round}`)
      const entryId = await record([taskId])
      const { installments } = await ana.ask('entry', { projectId, entryId })
      const parts = installments.map(({ installmentId, cents }) => ({ entryId, installmentId, cents }))
      races.push({ taskId, entryId, parts })
    }
    await Promise.all(
      races.map(async ({ taskId, parts }) => {
        const paying = ana.attempt('PayInstallments', { projectId, paidOn: '2026-11-12', installments: parts })
        await finish(taskId)
        const { status, body } = await paying
        if (status !== 200) expect(body.code).toBe('entry.installmentSettled')
      }),
    )
    await settled()
    const { totals } = await ana.ask('ledgerTotals', { projectId })
    expect(totals).toMatchObject([{ paidCents: 13 * 100_00, movedCents: 13 * 100_00, openCents: 0 }])
    for (const { entryId } of races) expect((await states(entryId))[0]).toMatch(/^(person|tasks)$/)
  })

  it('FIN-06 tells nobody of it who may not see amounts, and nobody of another organization', async () => {
    const { projectId, dig, finish, record, become } = await aPlan()
    const entryId = await record([dig])
    await finish(dig)
    await become(entryId, 'tasks')
    for (const person of [await founder(), await colleague(ana)])
      expect((await person.inquire('entry', { projectId, entryId })).status).not.toBe(200)
  })
})
