import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const { founder, colleague, project } = await world({}, clock)
const ana = await founder()

/** A project with delivery groups on its canvas, one in another, and tasks that name them. */
async function brokenDown() {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const [works, footing, dig] = [fresh(), fresh(), fresh()]
  await ana.act('AddCard', { projectId, cardId: works, areaId, title: 'Obra' })
  await ana.act('AddCard', { projectId, cardId: footing, areaId, title: 'Fundação', baseCardId: works })
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const add = (title: string, more: object) =>
    ana.act('AddTask', { projectId, stepId, taskId: fresh(), title, ...dates, ...more })
  const effort = { estimatedMinutes: 600, hourCents: 5000 }
  await add('Escavar', { taskId: dig, deliveryGroup: ' fundação', progress: 50, ...effort })
  await add('Licença', { deliveryGroup: 'Obra', endOn: '2026-03-09', estimatedMinutes: 200 })
  await add('Festa', { deliveryGroup: 'Inauguração' })
  await add('Avulsa', {})
  return { projectId, areaId, works, footing, dig }
}

const outlineOf = async (person: Person, projectId: string) =>
  (await person.ask('wbs', { projectId })).rows.map(({ code, title }) => `${code ?? '–'} ${title}`)

const withoutCanvas = ['1 fundação', '1.1 Escavar', '2 Inauguração', '2.1 Festa', '3 Obra', '3.1 Licença', '– Avulsa']

describe('The work breakdown structure of a project', () => {
  it('FIN-10 says what outflows plan and came to, each where it is for, and what is for nothing', async () => {
    const { projectId, works, footing, dig } = await brokenDown()
    const origin = (of: 'tasks' | 'deliveryGroups', ...items: [string, number][]) => ({
      origin: { of, items: items.map(([id, cents]) => ({ id, cents })) },
    })
    const record = async (cents: number, more: object, kind: 'inflow' | 'outflow' = 'outflow') => {
      const entryId = fresh()
      await ana.act('RecordEntry', { projectId, entryId, ...anEntry(dig, cents, kind), ...more })
      return entryId
    }
    const [loose] = (await ana.ask('wbs', { projectId })).rows.filter(({ title }) => title === 'Avulsa')
    await record(100_01, { ...origin('tasks', [dig, 60_00], [loose?.id ?? '', 20_00]), realizedCents: 50_01 })
    await record(30_00, origin('deliveryGroups', [footing, 10_00], [works, 20_00]))
    // More is given than there is: the rest is below zero.
    await record(9_00, origin('deliveryGroups', [footing, 9_00], [works, 1_00]))
    await record(500_00, {}, 'inflow')
    const gone = await record(77_00, {})
    await ana.act('DeleteEntry', { projectId, entryId: gone })
    const { rows, whole, notAllocated } = await ana.ask('wbs', { projectId })
    const share = (plannedCents: number, realizedCents: number) => ({ plannedCents, realizedCents })
    const of = (id: string) => rows.find((row) => row.id === id)
    expect(of(dig)).toMatchObject({ ledger: share(60_00, 30_00), ownLedger: share(60_00, 30_00) })
    expect(of(footing)).toMatchObject({ ledger: share(79_00, 30_00), ownLedger: share(19_00, 0) })
    expect(of(works)).toMatchObject({ ledger: share(100_00, 30_00), ownLedger: share(21_00, 0) })
    expect(notAllocated).toEqual(share(20_01 - 1_00, 10_01))
    const { totals } = await ana.ask('ledgerTotals', { projectId })
    const outflows = totals.find(({ kind }) => kind === 'outflow')
    expect(whole.ledger).toEqual(share(outflows?.plannedCents ?? 0, outflows?.realizedCents ?? 0))
    const alone = [...rows.map(({ ownLedger }) => ownLedger), notAllocated]
    expect(alone.reduce((sum, each) => sum + (each?.plannedCents ?? 0), 0)).toBe(whole.ledger?.plannedCents)
    expect(alone.reduce((sum, each) => sum + (each?.realizedCents ?? 0), 0)).toBe(whole.ledger?.realizedCents)
  })

  it('GAN-08 has delivery groups as the canvas nests them, with their tasks, dates, efforts and costs', async () => {
    const { projectId, areaId, works, footing } = await brokenDown()
    expect(await outlineOf(ana, projectId)).toEqual([
      '1 Obra',
      '1.1 Fundação',
      '1.1.1 Escavar',
      '1.2 Licença',
      '2 Inauguração',
      '2.1 Festa',
      '– Avulsa',
    ])
    const { rows, whole, ...beside } = await ana.ask('wbs', { projectId })
    expect(beside).toEqual({ notAllocated: null, areaId, isWithoutCanvas: false, hidden: [] })
    const obra = { startOn: '2026-03-02', endOn: '2026-03-09', estimatedMinutes: 800, costCents: 50_000 }
    expect(rows[0]).toMatchObject({
      kind: 'group',
      cardId: works,
      ...obra,
      progress: 38,
      weighedBy: 'effort',
      taskCount: 2,
    })
    expect(rows[1]).toMatchObject({ cardId: footing, parentId: works, level: 2, progress: 50, workingDays: null })
    expect(rows[3]).toMatchObject({ kind: 'task', parentId: works, workingDays: 6, costCents: null })
    expect(whole).toMatchObject({ ...obra, weighedBy: 'workingDays', taskCount: 4 })
  })

  it('GAN-08 follows what is moved: a task, a group, and the undo of each', async () => {
    const { projectId, areaId, works, footing, dig } = await brokenDown()
    const codeOf = async (id: string) => (await ana.ask('wbs', { projectId })).rows.find((row) => row.id === id)?.code
    const actionId = fresh()
    await ana.act('ChangeCard', { projectId, cardId: footing, baseCardId: null, seen: { baseCardId: works } }, actionId)
    expect([await codeOf(works), await codeOf(footing), await codeOf(dig)]).toEqual(['1', '2', '2.1'])
    await ana.act('MoveCard', { projectId, areaId, cardId: footing, beforeCardId: works })
    expect([await codeOf(works), await codeOf(footing)]).toEqual(['2', '1'])
    await ana.act('UndoCanvasAction', { projectId, actionId })
    expect(await codeOf(footing)).toBe('1.1')
    await ana.act('ChangeTask', { projectId, taskId: dig, deliveryGroup: 'Inauguração' })
    expect(await codeOf(dig)).toMatch(/^2\./)
  })

  it('GAN-08 keeps the tasks of a group that is renamed, and of one that gets its name back', async () => {
    const { projectId, footing, dig } = await brokenDown()
    const groupOf = async () => (await ana.ask('task', { projectId, taskId: dig })).deliveryGroup
    const actionId = fresh()
    const title = 'Fundações'
    await ana.act('ChangeCard', { projectId, cardId: footing, title, seen: { title: 'Fundação' } }, actionId)
    await expect.poll(groupOf).toBe('Fundações')
    expect(await outlineOf(ana, projectId)).toContain('1.1.1 Escavar')
    await ana.act('UndoCanvasAction', { projectId, actionId })
    await expect.poll(groupOf).toBe('Fundação')
    expect(await outlineOf(ana, projectId)).toContain('1.1.1 Escavar')
  })

  it('TSK-01 a requirement that is renamed is the same one in the tasks that have it', async () => {
    const projectId = await project(ana)
    const { areas } = await ana.ask('canvas', { projectId })
    const areaId = areas.find(({ standardArea }) => standardArea === 'requirements')?.areaId ?? ''
    const [cardId, taskId] = [fresh(), fresh()]
    await ana.act('AddCard', { projectId, cardId, areaId, title: 'Norma' })
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    const stepId = await firstStepOf(ana, projectId)
    await ana.act('AddTask', {
      projectId,
      stepId,
      taskId,
      title: 'Escavar',
      ...dates,
      requirements: ['Prazo', 'norma'],
    })
    await ana.act('ChangeCard', { projectId, cardId, title: 'Norma 6', seen: { title: 'Norma' } })
    const requirementsOf = async () => (await ana.ask('task', { projectId, taskId })).requirements
    await expect.poll(requirementsOf).toEqual(['Prazo', 'Norma 6'])
    const { items } = await ana.ask('taskHistory', { projectId, taskId, limit: 5 })
    expect(items[0]).toMatchObject({ kind: 'TaskRequirementsChanged', actor: { name: 'Ana Souza' } })
  })

  it('GAN-09 counts working days by the holidays of the project', async () => {
    const { projectId, dig } = await brokenDown()
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2026-03-03', description: 'Carnaval' })
    const { rows } = await ana.ask('wbs', { projectId })
    expect(rows.find(({ id }) => id === dig)?.workingDays).toBe(4)
  })

  it('AUD-01 is shown as it was at a past moment', async () => {
    const { projectId, footing, dig } = await brokenDown()
    const before = await outlineOf(ana, projectId)
    pass(1)
    const asOf = now()
    pass(1)
    await ana.act('ChangeCard', { projectId, cardId: footing, baseCardId: null, title: 'Base' })
    await ana.act('DeleteTask', { projectId, taskId: dig })
    const { body } = await ana.inquire('wbs', { projectId, asOf } as never)
    const { rows } = body as unknown as { rows: { code: string | null; title: string }[] }
    expect(rows.map(({ code, title }) => `${code ?? '–'} ${title}`)).toEqual(before)
    expect(await outlineOf(ana, projectId)).not.toEqual(before)
  })
})

describe('Who may not', () => {
  const teamMember = async (projectId: string, rights: Parameters<typeof giveRights>[2]) => {
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, rights)
    return bia
  }

  it('ORG-09 see the canvas: has the groups that tasks name, and no card', async () => {
    const { projectId, works } = await brokenDown()
    const bia = await teamMember(projectId, { canvas: 'noAccess' })
    expect(await outlineOf(bia, projectId)).toEqual(withoutCanvas)
    const { areaId, isWithoutCanvas, ...answer } = await bia.ask('wbs', { projectId })
    expect({ areaId, isWithoutCanvas }).toEqual({ areaId: null, isWithoutCanvas: true })
    expect(JSON.stringify(answer)).not.toContain(works)
    expect(await bia.ask('deliveryGroups', { projectId })).toEqual({ cards: [] })
    const { cards } = await ana.ask('deliveryGroups', { projectId })
    expect(cards.map(({ title }) => title)).toEqual(['Obra', 'Fundação'])
  })

  it('ORG-09 see amounts: has the same structure without a cost', async () => {
    const { projectId, dig } = await brokenDown()
    await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(dig, 5000_00) })
    const bia = await teamMember(projectId, { finance: 'noAccess' })
    const answer = await bia.ask('wbs', { projectId })
    expect(answer.hidden).toEqual(['finance'])
    expect([answer.whole, ...answer.rows].map(({ costCents }) => costCents)).toEqual(
      [answer.whole, ...answer.rows].map(() => null),
    )
    expect([answer.whole, ...answer.rows].flatMap(({ ledger }) => ledger ?? [])).toEqual([])
    expect(JSON.stringify(answer)).not.toMatch(/5000/)
    expect(answer.rows.map(({ code }) => code)).toEqual(
      (await ana.ask('wbs', { projectId })).rows.map(({ code }) => code),
    )
  })
})
