import { expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { anInstantBetween } from '../given/anInstantBetween'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'

const { founder, colleague, project } = await world()
const ana = await founder()

/** A project with two tasks of a delivery group, of which one has an estimate, and its ledger. */
async function aProject() {
  const projectId = await project(ana)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const cardId = fresh()
  await ana.act('AddCard', { projectId, areaId, cardId, title: 'Fundação' })
  const dig = await taskIn(ana, projectId, 'Escavar')
  const pour = await taskIn(ana, projectId, 'Concretar')
  for (const taskId of [dig, pour]) await ana.act('ChangeTask', { projectId, taskId, deliveryGroup: 'Fundação' })
  const estimate = (taskId: string, estimatedMinutes: number) =>
    ana.act('ChangeTask', { projectId, taskId, estimatedMinutes })
  await estimate(dig, 600)
  const record = async (origin: object) => {
    const entryId = fresh()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(dig, 100_00), ...origin })
    return entryId
  }
  const effortsOf = async (entryId: string, asOf?: string) => {
    const { origin } = await ana.ask('entry', { projectId, entryId, ...(asOf && { asOf }) } as never)
    return origin?.items.map(({ effortMinutes }) => effortMinutes)
  }
  return { projectId, cardId, dig, pour, estimate, record, effortsOf }
}

it('FIN-03 an entry keeps the effort of its tasks as of the day on which they were linked or recalculated', async () => {
  const { projectId, dig, pour, estimate, record, effortsOf } = await aProject()
  const origin = { of: 'tasks' as const, items: [dig, pour].map((id) => ({ id, cents: 50_00 })) }
  const entryId = await record({ origin })
  expect(await effortsOf(entryId)).toEqual([600, null])
  await estimate(dig, 900)
  await estimate(pour, 300)
  await ana.act('ChangeEntry', { projectId, entryId, title: 'Areia' })
  expect(await effortsOf(entryId)).toEqual([600, null])
  const before = await anInstantBetween()
  await ana.act('ChangeEntry', { projectId, entryId, origin, recalculated: true })
  expect(await effortsOf(entryId)).toEqual([900, 300])
  expect(await effortsOf(entryId, before)).toEqual([600, null])
  const { items } = await ana.ask('listedEntries', { projectId })
  expect(items[0]?.origin?.items).toMatchObject([
    { name: 'Escavar', effortMinutes: 900 },
    { name: 'Concretar', effortMinutes: 300 },
  ])
})

it('FIN-03 a delivery group has the effort of its tasks, and none where none of them has one', async () => {
  const { pour, cardId, estimate, record, effortsOf } = await aProject()
  const origin = { of: 'deliveryGroups', items: [{ id: cardId, cents: 100_00 }] }
  expect(await effortsOf(await record({ origin }))).toEqual([600])
  await estimate(pour, 300)
  expect(await effortsOf(await record({ origin }))).toEqual([900])
})

it('ORG-09 the effort of tasks is told to nobody who may not see tasks', async () => {
  const { projectId, record } = await aProject()
  const entryId = await record({})
  const bia = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const effortsFor = async () => {
    const { origin } = await bia.ask('entry', { projectId, entryId })
    const { items } = await bia.ask('listedEntries', { projectId })
    return [origin, items[0]?.origin].map((of) => of?.items[0]?.effortMinutes)
  }
  expect(await effortsFor()).toEqual([600, 600])
  await giveRights(ana, bia, { tasks: 'noAccess' })
  expect(await effortsFor()).toEqual([null, null])
})

it('ORG-09 L1 an entry and its discussion name no task to whom tasks are closed, and tell no effort of one', async () => {
  const { projectId, record } = await aProject()
  const entryId = await record({})
  const bia = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const answered = async () => {
    const { originNames } = await bia.ask('entry', { projectId, entryId })
    const { items } = await bia.ask('discussion', { projectId, kind: 'entry', targetId: entryId })
    const [text] = items.flatMap((item) => ('message' in item ? JSON.stringify(item.message.changes) : []))
    return [originNames, /Escavar/.test(text ?? ''), /"effortMinutes":600/.test(text ?? '')]
  }
  expect(await answered()).toEqual([['Escavar'], true, true])
  await giveRights(ana, bia, { tasks: 'noAccess' })
  expect(await answered()).toEqual([[null], false, false])
})

it('FIN-03 nobody says by themselves what an item is estimated at', async () => {
  const { projectId, dig, record } = await aProject()
  const entryId = await record({})
  const origin = { of: 'tasks', items: [{ id: dig, cents: 100_00, effortMinutes: 1 }] }
  const entry = { ...anEntry(dig, 100_00), origin }
  expect((await ana.attempt('RecordEntry', { projectId, entryId: fresh(), ...entry })).status).toBe(422)
  expect((await ana.attempt('ChangeEntry', { projectId, entryId, origin })).status).toBe(422)
})
