import { columnOf } from '@prumo/platform/postgres/columnNames'
import { registerParsers } from '@prumo/platform/postgres/parsers'
import { projections } from '@prumo/projections/index'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { fresh } from '../given/fresh'
import { configOn } from '../operations/askProgram'
import { personAt } from '../world/person'
import { type Installation, restoreAttacked } from './restoreAttacked'

type Row = Record<string, unknown>

let honest: Installation
let owner: pg.Pool
let prumo: Prumo
let before: Record<string, Row[]>
beforeAll(async () => {
  honest = await restoreAttacked('honest')
  owner = new pg.Pool({ connectionString: honest.databaseUrl, max: 1 }).on('error', () => {})
  registerParsers()
  before = await everyRow()
  prumo = await startPrumo(configOn(honest.settings), honest.now)
})
afterAll(async () => {
  await prumo.stop()
  await owner.end()
  await honest.drop()
})

/** Every row of every read model that is, as queries see it. */
async function everyRow(): Promise<Record<string, Row[]>> {
  const found: Record<string, Row[]> = {}
  const { rows } = await owner.query(`select viewname from pg_views where schemaname = 'read'`)
  const served = new Set(rows.map(({ viewname }) => viewname))
  for (const { table, key } of projections.filter((model) => served.has(model.table)))
    found[table] = (await owner.query(`select * from read.${table} order by scope_id, ${columnOf(key)}`)).rows
  return found
}

/** A row may gain a column, and a value in it a field; all that it had before stays. */
describe('An upgrade of an installation that nobody attacked', () => {
  it('changes no row of its read models', async () => {
    const after = await everyRow()
    for (const [table, rows] of Object.entries(before))
      expect({ table, rows: after[table] ?? [] }).toMatchObject({ table, rows })
    expect(Object.values(before).flat().length).toBeGreaterThan(500)
  })

  it('lets people go on', async () => {
    const person = personAt(prumo.url, honest.kept.people.ponte)
    expect((await person.signIn()).status).toBe(200)
    const { ponte: projectId } = honest.kept.projects
    await person.act('AddTag', {
      projectId,
      tagId: fresh(),
      description: 'Nova',
      textColour: '#ffffff',
      colour: '#335577',
    })
    expect((await person.ask('board', { projectId })).tags).toHaveLength(1)
  })
})
