import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ReadModelsWorld, readModelsWorld } from '../../test/world/readModelsWorld'
import { tagAdded, tally } from '../../test/world/tally'
import { readModelTable } from '../tables/readModelTable'
import { tags } from '../tasks/tags'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

/** Adds tags to a project, changes each and removes every third. */
async function keepTags(organizationId: string, projectId: string, count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const added = tagAdded(projectId, { description: `Etapa ${number}` })
    const { tagId, description, textColour, colour } = added.data
    const of = { projectId, tagId }
    await world.happen(organizationId, added)
    const changed = { description: `Etapa ${number}, revista`, before: { description } }
    await world.happen(organizationId, { type: 'TagChanged', projectId, data: { ...of, ...changed } })
    if (number % 3 > 0) continue
    const before = { description: changed.description, textColour, colour }
    await world.happen(organizationId, { type: 'TagRemoved', projectId, data: { ...of, before } })
  }
}

it('read models that followed the log under load equal their rebuild row for row', async () => {
  const models = [tags, tally()]
  let projector = await world.start(models)
  const load = Promise.all(Array.from({ length: 4 }, () => keepTags(randomUUID(), randomUUID(), 60)))
  for (let round = 0; round < 3; round++) {
    await projector.caughtUp()
    await projector.stop()
    projector = await world.start(models)
  }
  await load
  await projector.caughtUp()
  expect(await world.rows('select from read.tasks_tags')).toHaveLength(4 * 40)
  expect(await world.differences(models)).toEqual([])
  await projector.stop()
})

it('a comparison up to a position ignores later events', async () => {
  const [model, projectId] = [tally(), randomUUID()]
  const projector = await world.start([model])
  await world.happen(randomUUID(), tagAdded(projectId))
  await projector.caughtUp()
  await projector.stop()
  expect(await world.differences([model])).toEqual([])
  await world.happen(randomUUID(), tagAdded(projectId))
  expect(await world.differences([model])).toMatchObject([{ table: model.table }])
})

it.each([
  ['altered', "update $ set times = 7 where project_id = '?'", 1, 1],
  ['altered in whose it is', "update $ set organization_id = gen_random_uuid() where project_id = '?'", 1, 1],
  ['removed', "delete from $ where project_id = '?'", 0, 1],
  ['added', "insert into $ select organization_id, gen_random_uuid(), '?', times, latest from $ limit 1", 1, 0],
])('only a row that was %s by hand is reported', async (_, statement, onlyLive, onlyRebuilt) => {
  const [model, second, projectId] = [tally(), tally(), randomUUID()]
  const projector = await world.start([model, second])
  await world.happen(randomUUID(), tagAdded(projectId), tagAdded(randomUUID()))
  await projector.caughtUp()
  expect(await world.differences([model, second])).toEqual([])

  await world.rows(statement.replaceAll('$', readModelTable(model).address).replaceAll('?', projectId))
  const differences = await world.differences([model, second])
  expect(differences.map(({ table }) => table)).toEqual([model.table])
  expect(differences[0]?.onlyLive).toHaveLength(onlyLive)
  expect(differences[0]?.onlyRebuilt).toHaveLength(onlyRebuilt)
  for (const row of [...(differences[0]?.onlyLive ?? []), ...(differences[0]?.onlyRebuilt ?? [])])
    expect(row).toContain(projectId)
  await projector.stop()
})
