import { randomUUID } from 'node:crypto'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import { tags } from '@prumo/projections/tasks/tags'
import { expect, it } from 'vitest'
import { logOwner } from '../log/logOwner'
import { world } from '../world/world'
import { askProgram } from './askProgram'

const { prumo, founder, project, databaseUrl, folder } = await world({ LOG_LEVEL: 'silent' })
const owner = logOwner(databaseUrl)
const ana = await founder()
const projectId = await project(ana)
const colours = { textColour: '#ffffff', colour: '#112233' }

const settings = { DATABASE_URL: databaseUrl, PRUMO_DATA: folder }
const ask = (...words: string[]) => askProgram(settings, ...words)
const addTag = () =>
  ana.act('AddTag', { projectId, tagId: randomUUID(), description: `etiqueta ${randomUUID()}`, ...colours })
for (let number = 0; number < 20; number++) await addTag()

const relations = async () =>
  (
    await owner.pool.query(
      `select c.relname, c.relkind, c.relacl::text, c.relrowsecurity, c.relforcerowsecurity,
              array(select p.polname || ':' || p.polcmd::text from pg_policy p where p.polrelid = c.oid order by 1) as policies,
              array(select a.attname || ':' || a.atttypid::regtype from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 order by 1) as columns
       from pg_class c where c.relnamespace = 'read'::regnamespace order by 1`,
    )
  ).rows

it.each(['tasks_tags', 'audit_actions'])(
  '%s is rebuilt under load: whoever asks sees no gap, and nothing is left behind',
  async (table) => {
    const before = await relations()
    let busy = true
    let [sent, answered, most] = [0, 0, 0]
    const sending = [1, 2].map(async () => {
      for (; busy; sent++) await addTag()
    })
    const asking = [1, 2].map(async () => {
      for (; busy; answered++) {
        const { status, body } = await ana.inquire('board', { projectId })
        expect(status).toBe(200)
        const { tags } = body as unknown as { tags: unknown[] }
        expect(tags.length).toBeGreaterThanOrEqual(20)
        most = Math.max(most, tags.length)
      }
    })
    const answers = [await ask('rebuild', table), await ask('rebuild', table), await ask('rebuild', table)]
    busy = false
    await Promise.all([...sending, ...asking])

    for (const answer of answers) {
      expect(answer.code).toBe(0)
      expect(answer.lines[0]).toMatch(
        new RegExp(`^${table}: \\d+ rows serve, 0 of them or of the rebuilt ones differ$`),
      )
    }
    expect(sent).toBeGreaterThan(10)
    expect(answered).toBeGreaterThan(10)
    expect(await prumo.compareReadModels()).toEqual([])
    expect((await ana.ask('board', { projectId })).tags.length).toBeGreaterThan(most - 1)
    expect(await relations()).toEqual(before)
  },
)

it('Rows that were damaged are counted, and whole afterwards', async () => {
  const table = readModelTable(tags).address
  await owner.pool.query(
    `update ${table} set description = 'outra' where tag_id in (select tag_id from ${table} limit 3)`,
  )
  const { code, lines } = await ask('rebuild', 'tasks_tags')
  expect(code).toBe(0)
  expect(lines[0]).toContain(' 3 of them or of the rebuilt ones differ')
  expect(await ask('check')).toMatchObject({ code: 0 })
})

it('Whoever is parked is parked again where an event cannot be folded, and else no more', async () => {
  const { organizationId } = ana
  const position = await owner.smuggleTag(organizationId, projectId, '{"no')
  await expect.poll(async () => (await ask('parked')).lines.join()).toContain('tasks_tags')
  expect(await ask('rebuild', 'tasks_tags')).toMatchObject({
    code: 1,
    lines: expect.arrayContaining([`tasks_tags: organization ${organizationId} is parked at ${position}`]),
  })
  await owner.rewrite(position, JSON.stringify({ projectId, tagId: randomUUID(), description: 'mended', ...colours }))
  expect(await ask('rebuild', 'tasks_tags')).toMatchObject({ code: 0 })
  expect((await ask('parked')).lines.join()).not.toContain('tasks_tags')
  await addTag()
  await expect.poll(async () => (await ana.inquire('board', { projectId })).status).toBe(200)
  expect(await ask('resume')).toMatchObject({ code: 0 })
  await expect.poll(async () => (await ask('check')).code).toBe(0)
})

it.each([[['rebuild']], [['rebuild', 'no_such_table']], [['rebuild', 'tasks_tags', 'now']]])(
  '%s is refused',
  async (words) => expect((await ask(...words)).code).toBe(64),
)
