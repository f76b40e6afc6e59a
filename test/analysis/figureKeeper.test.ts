import { openQueryDatabase } from '@prumo/platform/postgres/queryDatabase'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { aSecret } from '../world/aSecret'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const theWorld = await world({})
const { founder, project, databaseUrl } = theWorld
const database = openQueryDatabase(urlFor('prumo_query', databaseUrl, secretsOf(aSecret)), 1)
afterAll(() => database.close())

/** What is kept of projects, as the query role sees it for this person's organization. */
const keptFor = ({ organizationId }: Person) =>
  database.within(organizationId, async (db) => {
    const rows: { projectId: string; tasks: number; open: number }[] = await db('platform.project_figures')
      .select({ projectId: 'project_id' })
      .select(db.raw(`(figures #>> '{work,taskCount}')::int as tasks`))
      .select(db.raw(`(figures #>> '{money,outflow,openAmount}')::int as open`))
    return rows
  })

describe('The figures of projects', () => {
  it('POR-04 are kept by themselves after what happens in a project, and go with it', async () => {
    const ana = await founder()
    const projectId = await project(ana, { pitch: 'Muro' })
    const ledger = await aMoneyLedger(ana, projectId)
    await expect.poll(() => keptFor(ana)).toEqual([{ projectId, tasks: 1, open: 0 }])
    await ledger.record('2026-03-01', [['2026-03-05', 7_00]])
    await expect.poll(() => keptFor(ana)).toEqual([{ projectId, tasks: 1, open: 7_00 }])
    await ana.act('DeleteProject', { projectId, pitch: 'Muro' })
    await expect.poll(() => keptFor(ana)).toEqual([])
  })

  it('POR-04 are there after a start of projects of which none were reckoned before', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    await expect.poll(() => keptFor(ana)).toHaveLength(1)
    const owner = new pg.Client({ connectionString: databaseUrl })
    await owner.connect()
    await owner.query('truncate platform.project_figures, platform.figures_hold')
    await owner.end()
    await theWorld.restart()
    await expect.poll(() => keptFor(ana)).toEqual([{ projectId, tasks: 0, open: 0 }])
  })

  it('POR-04 are those of one’s own organization, whatever is asked for', async () => {
    const [ana, stranger] = [await founder(), await founder()]
    await project(ana)
    await expect.poll(async () => (await keptFor(ana)).length).toBe(1)
    expect(await keptFor(stranger)).toEqual([])
  })
})
