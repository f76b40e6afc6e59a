import { wholeLog, wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import type { Answer } from '@prumo/contracts/index'
import { parse } from 'csv-parse/sync'
import { beforeAll, describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { taskIn } from '../given/taskIn'
import { logOwner } from '../log/logOwner'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, colleague, project, databaseUrl } = await world()
const { pool } = logOwner(databaseUrl)

let ana: Person
/** Reads the whole log, but no amounts. */
let auditor: Person
let projectId: string
let taskId: string

beforeAll(async () => {
  ana = await founder()
  projectId = await project(ana, { pitch: 'Ponte sobre o Ribeirão' })
  taskId = await taskIn(ana, projectId, 'Fundação da ponte')
  await ana.act('ChangeTask', { projectId, taskId, description: 'Sapata 100% armada com "aço" CA-50' })
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 298_543_21), title: 'Cimento' })
  const profileId = fresh()
  const permissions = { ...everyRight, finance: 'noAccess', actionLog: 'totalControl' } as const
  await ana.act('CreateAccessProfile', { profileId, name: 'Auditoria', permissions, mayOwnProjects: false })
  auditor = await colleague(ana, 'creator', profileId)
})

async function viewed(by: Person): Promise<string> {
  const viewId = fresh()
  await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, withoutViews: true } })
  return viewId
}

async function searched(by: Person, search: string, limit = 500, viewId?: string) {
  const view = viewId ?? (await viewed(by))
  const found: Answer<'actionLog'>['items'] = []
  let after: string | undefined
  do {
    const { items, next } = await by.ask('actionLog', { viewId: view, search, limit, ...(after && { after }) })
    found.push(...items)
    after = next ?? undefined
  } while (after)
  return found
}
const kindsOf = (actions: Answer<'actionLog'>['items']) => actions.map(({ kind }) => kind)

describe('AUD-02 a search in the action log', () => {
  it.each([
    ['the name of a record, without accents and in another case', 'FUNDACAO', 'TaskAdded'],
    ['words in any order', 'ponte fundação', 'TaskAdded'],
    ['a part of a value', 'sapata armada', 'TaskDescribed'],
    ['a sign that a pattern would understand', '100%', 'TaskDescribed'],
    ['a text with quotes', '"aço"', 'TaskDescribed'],
    ['the name of a project', 'ribeirao', 'ProjectCreated'],
    ['an amount as it is written', '298.543,21', 'EntryRecorded'],
    ['an amount as the log keeps it', '29854321', 'EntryRecorded'],
  ])('finds %s', async (_, search, kind) => {
    const found = kindsOf(await searched(ana, search))
    expect(found).toContain(kind)
    expect(found).not.toContain('AccessProfileCreated')
  })

  it('finds what a person did, by the name', async () => {
    const { name } = (await searched(ana, 'fundação'))[0]?.actor ?? {}
    const found = await searched(ana, name ?? '')
    expect(found.length).toBeGreaterThan(5)
  })

  it('finds nothing that is an id, the name of a field, or a pattern', async () => {
    for (const search of [taskId.slice(0, 13), 'plannedCents', 'fund_ção', 'Cimento%Fundação', 'Guindaste'])
      expect(await searched(ana, search), search).toEqual([])
  })

  it('finds page by page what it finds at once, each row once', async () => {
    const whole = (await searched(ana, 'ponte')).map(({ position }) => position)
    expect(whole.length).toBeGreaterThan(2)
    const viewId = await viewed(ana)
    expect((await searched(ana, 'ponte', 1, viewId)).map(({ position }) => position)).toEqual(whole)
  })

  it('T9 tells nobody without the right to finance of an amount: neither by a row nor by the end of a page', async () => {
    expect(kindsOf(await searched(auditor, 'fundação'))).toContain('TaskAdded')
    const viewId = await viewed(auditor)
    const pageOf = (search: string) => auditor.ask('actionLog', { viewId, search, limit: 1 })
    for (const amount of ['298.543,21', '29854321', '298543']) {
      const right = await pageOf(amount)
      expect(right.items).toEqual([])
      expect({ ...right, kinds: [] }).toEqual({ ...(await pageOf('298.543,22')), kinds: [] })
    }
    // Nor of what stands beside the amount, as far as its values are closed.
    for (const { changes } of await searched(auditor, 'cimento'))
      expect(JSON.stringify(changes)).not.toContain('29854321')
  })

  it('tells nobody of another organization or outside of a project', async () => {
    const stranger = await founder()
    expect(await searched(stranger, 'fundação')).toEqual([])
    const viewId = await viewed(ana)
    expect((await stranger.inquire('actionLog', { viewId, search: 'fundação' })).status).toBe(404)
    const outsider = await colleague(ana, 'editor')
    const outside = fresh()
    await outsider.act('ViewActionLog', { viewId: outside, filters: wholeLog })
    expect((await outsider.ask('actionLog', { viewId: outside, search: 'fundação' })).items).toEqual([])
  })

  it('narrows the log of a project, and the file that is taken of it', async () => {
    const viewId = fresh()
    await ana.act('ViewProjectActionLog', { projectId, viewId, filters: wholeProjectLog })
    const found = await searched(ana, 'sapata', 500, viewId)
    expect(kindsOf(found)).toEqual(['TaskDescribed'])
    const fileOf = async (by: Person, search: string) => {
      const [view, exportId] = [await viewed(by), fresh()]
      await by.act('ExportActionLog', { viewId: view, exportId, format: 'csv' })
      const { body } = await by.request('GET', `/rest/exports/action-log?${new URLSearchParams({ exportId, search })}`)
      return parse(String(body), { bom: true }).slice(1) as string[][]
    }
    expect((await fileOf(ana, 'sapata')).length).toBe(1)
    expect((await fileOf(ana, '298.543,21')).length).toBeGreaterThan(0)
    expect(await fileOf(auditor, '298.543,21')).toEqual([])
  })

  it('looks through a bounded part of a long log at once, and goes on where it ended', async () => {
    const founderOfMany = await founder()
    const long = await project(founderOfMany, { pitch: 'Viaduto' })
    await taskIn(founderOfMany, long, 'Agulha no palheiro')
    const viewId = await viewed(founderOfMany)
    await lengthen(long, 25_000)
    const pages: number[] = []
    let after: string | undefined
    try {
      do {
        const page = await founderOfMany.ask('actionLog', { viewId, search: 'agulha', ...(after && { after }) })
        pages.push(page.items.length)
        after = page.next ?? undefined
      } while (after)
    } finally {
      await shorten()
    }
    expect(pages).toEqual([0, 0, 1])
  })
})

const served = `(select relname from pg_class where relname ~ '^audit_actions_v[0-9]+$')`

/** Takes away what it was lengthened by: read models are compared with the log in the end. */
const shorten = () =>
  pool.query(`do $$ begin execute format('delete from read.%I where position >= 1000000000', ${served}); end $$`)

/** Repeats a row of a project's log in the read model so often, behind all others. */
const lengthen = (longId: string, count: number) =>
  pool.query(`do $$
declare columns text; repeated text; served text := ${served};
begin
  select string_agg(quote_ident(attname), ', ' order by attnum), string_agg(case attname
      when 'position' then '1000000000 + n'
      when 'event_id' then 'gen_random_uuid()'
      else quote_ident(attname) end, ', ' order by attnum) into columns, repeated
  from pg_attribute where attrelid = ('read.' || served)::regclass and attnum > 0 and not attisdropped;
  execute format('insert into read.%I (%s) select %s from read.%I, generate_series(1, ${count}) n where project_id = ''${longId}'' and kind = ''ProjectCreated''',
    served, columns, repeated, served);
end $$`)
