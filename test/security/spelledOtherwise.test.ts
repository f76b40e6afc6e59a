import { randomUUID } from 'node:crypto'
import { claim } from '@prumo/command-service/naming/claim'
import type { Event } from '@prumo/contracts/index'
import { openAggregates } from '@prumo/platform/aggregates/aggregates'
import { projections } from '@prumo/projections/index'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany } from '../given/aCompany'
import { systemMetadata } from '../log/systemMetadata'
import { type ReadModelsWorld, readModelsWorld } from '../world/readModelsWorld'
import { tagAdded } from '../world/tally'

let world: ReadModelsWorld
beforeAll(async () => {
  world = await readModelsWorld()
})
afterAll(() => world.close())

const lettered = () => randomUUID().replace(/^./, 'a')
const founded = (organizationId: string): Event => ({
  type: 'OrganizationFounded',
  data: { organizationId, administratorId: lettered(), company: { ...aCompany } },
})

describe('What an older version recorded with an id in another spelling', () => {
  it('AUD-01 changes no row but those of the log itself, and parks nobody', async () => {
    const [victim, bystander] = [lettered(), lettered()]
    const projector = await world.start(projections)
    await world.happen(victim, founded(victim))
    await projector.caughtUp()
    const rowsBefore = await rowsOf(victim)

    await world.happen(victim, founded(victim.toUpperCase()))
    const tag = tagAdded(lettered())
    await world.happen(victim, tag, { ...tag, data: { ...tag.data, tagId: tag.data.tagId.toUpperCase() } } as Event)
    await world.happen(bystander, founded(bystander))
    await projector.caughtUp()

    const rows = await rowsOf(victim)
    expect(rows.organization_companies).toEqual(rowsBefore.organization_companies)
    expect(rows.organization_companies).toHaveLength(1)
    expect(rows.tasks_tags).toHaveLength(1)
    expect(rows.audit_actions).toHaveLength(4)
    expect((await world.parked()).filter(({ organizationId }) => [victim, bystander].includes(organizationId))).toEqual(
      [],
    )
    expect((await rowsOf(bystander)).organization_companies).toHaveLength(1)
    expect(await world.differences(projections)).toEqual([])
    await projector.stop()
  })

  it('AUD-01 says in the action log that it changed nothing', async () => {
    const organizationId = lettered()
    const projector = await world.start(projections)
    await world.happen(organizationId, founded(organizationId), founded(organizationId.toUpperCase()))
    await projector.caughtUp()
    const found = await world.rows<{ spelled_otherwise: boolean }>(
      'select spelled_otherwise from read.audit_actions where organization_id = $1 order by position',
      [organizationId],
    )
    expect(found.map((row) => row.spelled_otherwise)).toEqual([false, true])
    await projector.stop()
  })

  it('counts for no rule', async () => {
    const client = await world.connect()
    const aggregates = openAggregates(world.log, world.codec, client as never, new Map())
    const holderId = lettered()
    const stateAfter = async (...holders: string[]) => {
      const stream = `claim-email-${randomUUID().replaceAll('-', '')}`
      const drafts = holders.map((holder) => ({ id: randomUUID(), ...claimed(holder), ...nobodys }))
      await world.log.append(stream, -1, await world.codec.encodeAll(drafts))
      return (await aggregates.load(claim, stream)).state
    }
    expect(await stateAfter(holderId)).toEqual({ holderId })
    expect(await stateAfter(holderId.toUpperCase())).toBeUndefined()
    expect(await stateAfter(holderId, holderId.toUpperCase())).toEqual({ holderId })
    client.release()
  })
})

const claimed = (holderId: string) => ({ type: 'NameClaimed' as const, data: { kind: 'email' as const, holderId } })
const nobodys = {
  organizationId: null,
  projectId: null,
  metadata: systemMetadata,
}

async function rowsOf(organizationId: string) {
  const rows: Record<string, unknown[]> = {}
  for (const { table } of projections)
    rows[table] = await world.rows(`select * from read.${table} where organization_id = $1`, [organizationId])
  return rows
}
