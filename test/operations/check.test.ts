import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exits } from '@prumo/operations/command/runCommand'
import { installments } from '@prumo/projections/finance/installments'
import { projects } from '@prumo/projections/projects/projects'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import { tags } from '@prumo/projections/tasks/tags'
import { tasks } from '@prumo/projections/tasks/tasks'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Prumo, startPrumo } from '../../startPrumo'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import type { TestDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { preparedDatabase } from '../world/preparedDatabase'
import { aProject, aSignUp } from '../world/world'
import { askProgram, configOn } from './askProgram'

type Tables = [Table, Table, Table]
type Table = ReturnType<typeof readModelTable>
let database: TestDatabase
let folder: string
let prumo: Prumo
let owner: pg.Pool
let ana: Person
const [projectId, otherProjectId, finishedTaskId] = [randomUUID(), randomUUID(), randomUUID()]
const [ofProjects, ofTags, ofInstallments] = [projects, tags, installments].map((each) =>
  readModelTable(each),
) as Tables

beforeAll(async () => {
  database = await preparedDatabase()
  folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  owner = new pg.Pool({ connectionString: database.url, max: 2 }).on('error', () => {})
  prumo = await startPrumo(configOn(settings()))
  ana = await founderOf(projectId)
  await founderOf(otherProjectId)
  await addTag()
  await payForTask()
  await finishTask()
  await prumo.queries.reached(await head(), 10_000)
})
afterAll(async () => {
  await owner.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATABASE_URL: database.url, PRUMO_DATA: folder })

async function founderOf(id: string): Promise<Person> {
  const signUp = aSignUp()
  const person = personAt(prumo.url, signUp)
  await person.act('SignUp', signUp)
  await person.signIn()
  await person.act('CreateProject', aProject(id))
  return person
}
const addTag = () =>
  ana.act('AddTag', {
    projectId,
    tagId: randomUUID(),
    description: `sigilosa ${randomUUID()}`,
    textColour: '#ffffff',
    colour: '#112233',
  })
/** Two entries of which one is paid. */
async function payForTask() {
  const [taskId, entryId] = [randomUUID(), randomUUID()]
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Obra', startOn: '2026-03-02', endOn: '2026-03-06' })
  for (const id of [entryId, randomUUID()])
    await ana.act('RecordEntry', { projectId, entryId: id, ...anEntry(taskId, 120_50) })
  const { installments } = await ana.ask('entry', { projectId, entryId })
  const paid = installments.map(({ installmentId, cents }) => ({ entryId, installmentId, cents }))
  await ana.act('PayInstallments', { projectId, paidOn: '2026-03-09', installments: paid })
}
/** A task that its step finishes, at 30 %. */
async function finishTask() {
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps.find(({ finishes }) => finishes)?.stepId ?? ''
  const days = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, stepId, taskId: finishedTaskId, title: 'Entregar', progress: 30, ...days })
}
const check = () => askProgram(settings(), 'check')
const head = async () => Number((await owner.query('select max(position) as head from log.events')).rows[0]?.head)
const violations = (lines: readonly string[]) => lines.filter((line) => line.includes(' violated: '))

/** Only who owns the database can do such things; and undoes them afterwards, so that the next one finds it whole. */
async function brokenBy(damage: string, repair: string, code = exits.finding as number): Promise<string[]> {
  const run = (statement: string) =>
    owner.query(
      `begin; alter table log.events disable trigger user; ${statement}; alter table log.events enable trigger user; commit`,
    )
  await run(damage)
  const { lines, ...rest } = await check().finally(() => run(repair))
  expect(rest.code).toBe(code)
  expect(lines.join('\n')).not.toMatch(/sigilosa|Ana|Souza|construtora/)
  return violations(lines)
}
const only = (found: readonly string[], invariant: string) =>
  expect(found.filter((line) => !line.startsWith(invariant))).toEqual([])

describe('The program that checks', () => {
  it('finds nothing where all is well, and says what it looked at', async () => {
    const { code, lines } = await check()
    expect(violations(lines)).toEqual([])
    expect(code).toBe(0)
    for (const invariant of ['I3', 'I4', 'I5', 'I7', 'I8', 'I19', 'I20', 'I21'])
      expect(lines.find((line) => line.startsWith(invariant))).toMatch(/holds/)
    expect(lines[0]).toContain(`${await head()} events`)
  })

  it('finds nothing where somebody has an address that another organization gave back', async () => {
    const person = {
      name: 'Bia',
      lastName: 'Rocha',
      email: `bia-${randomUUID()}@obra.example`,
      password: 'Prumo-de-fio-42',
    }
    const seat = { ...person, licence: 'viewer' as const, profileId: null, language: 'en' as const }
    const userId = randomUUID()
    await ana.act('AddUser', { ...seat, userId })
    await ana.act('EraseUser', { userId, reason: 'Mudou de empresa', successorId: null })
    const elsewhere = await founderOf(randomUUID())
    await elsewhere.act('AddUser', { ...seat, userId: randomUUID() })
    await prumo.queries.reached(await head(), 10_000)
    const { code, lines } = await check()
    expect([code, violations(lines)]).toEqual([0, []])
  })

  it('finds nothing while commands come in', async () => {
    let busy = true
    const sending = Promise.all(
      [1, 2, 3].map(async () => {
        let sent = 0
        for (; busy; sent++) await addTag()
        return sent
      }),
    )
    const answers = [await check(), await check(), await check()]
    busy = false
    expect((await sending).reduce((sum, sent) => sum + sent, 0)).toBeGreaterThan(10)
    for (const { code, lines } of answers) expect([code, violations(lines)]).toEqual([0, []])
    await prumo.queries.reached(await head(), 10_000)
    await prumo.stop()
  })

  it('names a row that was edited', async () => {
    const found = await brokenBy(
      `update ${ofProjects.address} set pitch = pitch || '.' where project_id = '${projectId}'`,
      `update ${ofProjects.address} set pitch = left(pitch, -1) where project_id = '${projectId}'`,
    )
    expect(found).toEqual([`I4 violated: projects_projects: 1 rows differ, among them ${projectId}/${projectId}`])
  })

  it('names a row that was deleted', async () => {
    const found = await brokenBy(
      `create table public.kept as select * from ${ofProjects.address} where project_id = '${projectId}';
       delete from ${ofProjects.address} where project_id = '${projectId}'`,
      `insert into ${ofProjects.address} select * from public.kept; drop table public.kept`,
    )
    expect(found).toEqual([`I4 violated: projects_projects: 1 rows differ, among them ${projectId}/${projectId}`])
  })

  it('names a ledger that does not add up', async () => {
    const where = `where project_id = '${projectId}' and state`
    const change = (by: string) =>
      `update ${ofInstallments.address} set cents = cents ${by} ${where} = 'open';
       update ${ofInstallments.address} set paid_cents = paid_cents ${by} ${where} = 'paid'`
    const found = await brokenBy(change('+ 1'), change('- 1'))
    const ofLedgers = found.filter((line) => line.startsWith('I7'))
    expect(ofLedgers.join()).toMatch(/planned 12050, but its 1 installments are 12051.*what was paid of installment/)
    expect(found.filter((line) => line.startsWith('I4'))).toHaveLength(1)
  })

  it('TSK-07 names a task that is finished otherwise than its events say', async () => {
    const of = readModelTable(tasks).address
    const taskId = finishedTaskId
    const moved = (by: string) => `update ${of} set in_step_since = in_step_since ${by} where task_id = '${taskId}'`
    const late = await brokenBy(moved("+ interval '2 days'"), moved("- interval '2 days'"))
    expect(late.join()).toMatch(new RegExp(`I19 violated: ${projectId}/${taskId}: finished at .*, by its events at`))
    const reported = (to: number) => `update ${of} set progress = ${to} where task_id = '${taskId}'`
    const found = await brokenBy(reported(40), reported(30))
    expect(found).toContain(`I19 violated: ${projectId}/${taskId}: 100 % counts, 30 % was reported`)
  })

  it('names a row that is another organization’s', async () => {
    const stranger = randomUUID()
    const found = await brokenBy(
      `update ${ofProjects.address} set organization_id = '${stranger}' where project_id = '${projectId}'`,
      `update ${ofProjects.address} set organization_id = '${ana.organizationId}' where project_id = '${projectId}'`,
    )
    expect(found).toContain(
      `I8 violated: projects_projects: rows of ${projectId} are of organization ${stranger}, not of ${ana.organizationId}`,
    )
  })

  it('names an event that is another organization’s', async () => {
    const stranger = randomUUID()
    const { position } = (
      await owner.query<{ position: string }>(
        `select max(position) as position from log.events where type = 'TagAdded' and project_id = '${projectId}'`,
      )
    ).rows[0] ?? { position: '' }
    const found = await brokenBy(
      `update log.events set organization_id = '${stranger}' where position = ${position}`,
      `update log.events set organization_id = '${ana.organizationId}' where position = ${position}`,
    )
    expect(found).toContain(
      `I8 violated: the event at position ${position} is of organization ${stranger}, but its stream is of ${ana.organizationId}`,
    )
  })

  it('names a revision that is not the next', async () => {
    const last = `(select max(position) from log.events where project_id = '${projectId}')`
    const found = await brokenBy(
      `update log.events set revision = revision + 5 where position = ${last}`,
      `update log.events set revision = revision - 5 where position = ${last}`,
    )
    // The tree holds what the event was.
    only(
      found.filter((line) => !line.startsWith('I4 violated: audit_tree')),
      'I3',
    )
    expect(found.join()).toMatch(/I3 violated: at position \d+ revision \d+ stands where \d+ must/)
  })

  it('names a gap in the positions', async () => {
    const end = await head()
    const found = await brokenBy(
      `update log.events set position = position + 7 where position = ${end}`,
      `update log.events set position = position - 7 where position = ${end + 7}`,
      exits.logInDoubt,
    )
    expect(found).toContain(`I3 violated: between positions ${end - 1} and ${end + 7} there are none`)
  })

  it('names an event that stands there twice', async () => {
    const end = await head()
    const copy = `insert into log.events
      select position + 1, stream, revision + 1, event_id, type, organization_id, project_id, at, data, metadata
      from log.events where position = ${end}`
    const found = await brokenBy(
      `alter table log.events drop constraint events_event_id_key; ${copy}`,
      `delete from log.events where position = ${end + 1};
       alter table log.events add constraint events_event_id_key unique (event_id)`,
    )
    expect(found.join()).toMatch(
      new RegExp(`I3 violated: event [0-9a-f-]{36} stands at positions ${end} and ${end + 1}`),
    )
  })

  it('names checkpoints that are beyond the log, out of step, or missing', async () => {
    const end = await head()
    const of = "from read.checkpoints where table_name = 'tasks_tags'"
    const beyond = await brokenBy(
      `update read.checkpoints set position = ${end + 3} where table_name = 'tasks_tags'`,
      `update read.checkpoints set position = ${end} where table_name = 'tasks_tags'`,
      exits.logInDoubt,
    )
    only(beyond, 'I5')
    expect(beyond).toContain(`I5 violated: tasks_tags: shard 0 is at ${end + 3}, but the log ends at ${end}`)
    expect(beyond).toContain(`I5 violated: shard 0: its read models are at ${end}, ${end + 3}`)

    const missing = await brokenBy(
      `create table public.kept as select * ${of}; delete ${of}`,
      'insert into read.checkpoints select * from public.kept; drop table public.kept',
    )
    expect(missing).toContain('I5 violated: tasks_tags: shard 0 has no checkpoint')
  })

  it('tells who is parked, and compares the read model up to there', async () => {
    const { rows } = await owner.query<{ position: number }>(
      `select min(position)::int as position from log.events where type = 'TagAdded' and project_id = '${projectId}'`,
    )
    const position = rows[0]?.position ?? 0
    const parked = `('tasks_tags', ${tags.version}, '${ana.organizationId}', ${position}, 'TypeError: sigilosa')`
    await owner.query(`insert into read.parked values ${parked}`)
    const { lines } = await check()
    expect(lines).toContain(
      `I4 note: tasks_tags: organization ${ana.organizationId} is parked at ${position}, and compared up to there`,
    )
    expect(violations(lines).join()).toMatch(/^I4 violated: tasks_tags: \d+ rows differ/)

    await owner.query(`create table public.kept as select * from ${ofTags.address}; delete from ${ofTags.address}`)
    expect((await check()).code).toBe(0)
    await owner.query(
      `insert into ${ofTags.address} select * from public.kept; drop table public.kept; delete from read.parked`,
    )
    expect((await check()).code).toBe(0)
  })

  it('names a relay that is beyond the log, or was never there, where Kafka is configured', async () => {
    const withKafka = { ...settings(), KAFKA_BROKERS: '127.0.0.1:1' }
    const never = await askProgram(withKafka, 'check')
    expect(violations(never.lines)).toEqual(['I12 violated: no relay has ever published to prumo.events'])
    const relayAt = (position: number) =>
      owner.query(
        `insert into platform.relay values ('prumo.events', 1, gen_random_uuid(), now(), $1)
         on conflict (topic) do update set position = excluded.position`,
        [position],
      )
    const end = await head()
    await relayAt(end + 1)
    const beyond = await askProgram(withKafka, 'check')
    expect(violations(beyond.lines)).toEqual([`I12 violated: the relay is at ${end + 1}, but the log ends at ${end}`])
    await relayAt(end - 2)
    const behind = await askProgram(withKafka, 'check')
    expect(behind.code).toBe(0)
    expect(behind.lines.join()).toContain(`relay at ${end - 2}, 2 behind`)
  })

  it('names a read model of which another version serves', async () => {
    const view = (table: string) =>
      `drop view read.tasks_tags; create view read.tasks_tags with (security_invoker = true) as select * from read.${table}`
    const found = await brokenBy(
      `create table read.elsewhere as select * from ${ofTags.address}; ${view('elsewhere')}`,
      `${view(ofTags.name)}; drop table read.elsewhere; alter view read.tasks_tags owner to prumo_projection`,
    )
    expect(found).toEqual([`I5 violated: tasks_tags: elsewhere serves, not ${ofTags.name}`])
  })

  it('leaves nothing behind', async () => {
    const { rows } = await owner.query(
      `select relname from pg_class where relnamespace in (select oid from pg_namespace where nspname ~ '^pg_temp')`,
    )
    expect(rows).toEqual([])
  })
})

describe('The program', () => {
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }

  it('explains itself', async () => {
    const { code, lines } = await askProgram(nowhere, '--help')
    expect(code).toBe(0)
    expect(lines.join('\n')).toContain('npm run prumo -- check')
  })

  it.each([[], ['chek'], ['toString']])('does not know what to do with %s', async (...words) => {
    expect((await askProgram(nowhere, ...words)).code).toBe(64)
  })

  it('is run by npm', () => {
    const { prumo: script } = JSON.parse(readFileSync('package.json', 'utf8')).scripts
    const run = (...words: string[]) => spawnSync(`${script} ${words.join(' ')}`, { shell: true, encoding: 'utf8' })
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('rebuild <table>') })
    expect(run('chek')).toMatchObject({ status: 64, stdout: '' })
  })

  it('names the setting that is wrong', async () => {
    const { code, progress } = await askProgram({ ...nowhere, PORT: 'abc' }, 'check')
    expect([code, progress.join()]).toEqual([78, expect.stringContaining('PORT')])
  })

  it('makes no database where there is none', async () => {
    const nothing = join(folder, 'nothing')
    expect((await askProgram({ PRUMO_DATA: nothing }, 'check')).code).toBe(69)
    expect(existsSync(nothing)).toBe(false)
  })

  it('says so where it cannot reach the database', async () => {
    expect((await askProgram(nowhere, 'check')).code).toBe(69)
  })
})
