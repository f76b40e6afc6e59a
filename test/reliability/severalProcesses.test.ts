import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { projects } from '@prumo/projections/projects/projects'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '../../tools/cluster/startCluster'
import { everyRight } from '../given/given'
import { openCollector } from '../telemetry/openCollector'
import { aSecret } from '../world/aSecret'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt, replaceTypedPassword, typedPassword } from '../world/person'
import { aProject, aSignUp } from '../world/world'

const noRight = Object.fromEntries(Object.keys(everyRight).map((feature) => [feature, 'noAccess'])) as typeof everyRight

let database: TestDatabase
let folder: string
let cluster: Cluster
let ana: Person
let log: pg.Pool
let collector: Awaited<ReturnType<typeof openCollector>>

/** Somebody who speaks to one process only. */
const at = (name: string, who: Person) => personAt(`http://localhost:${cluster.processes.get(name)?.port}`, who)

beforeAll(async () => {
  database = await createDatabase()
  folder = await mkdtemp(join(tmpdir(), 'prumo-several-'))
  log = new pg.Pool({ connectionString: database.url, max: 1 })
  collector = await openCollector()
  cluster = await startCluster(
    {
      DATABASE_URL: database.url,
      PRUMO_DATA: folder,
      PRUMO_SECRET: aSecret,
      // What an event that no process knows makes them log is meant.
      LOG_LEVEL: 'silent',
      SIGN_INS_PER_ACCOUNT: '1000',
      REQUESTS_PER_MINUTE: '100000',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
    await freePort(),
  )
  const signUp = aSignUp()
  ana = personAt(cluster.url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
})
afterAll(async () => {
  await cluster?.stop()
  await collector?.close()
  await log?.end()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('Two command services and two query services', () => {
  it('decide each command with all that was acknowledged before, wherever that was', async () => {
    const projectId = randomUUID()
    await ana.act('CreateProject', aProject(projectId))
    const [todo = '', doing = ''] = (await ana.ask('board', { projectId })).steps.map(({ stepId }) => stepId)
    const taskIds = Array.from({ length: 20 }, () => randomUUID())
    for (const taskId of taskIds) {
      const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
      await ana.act('AddTask', { projectId, taskId, stepId: todo, title: `Tarefa ${taskId}`, ...dates })
      await ana.act('MoveTask', { projectId, taskId, stepId: doing, beforeTaskId: null })
      await ana.act('ChangeTask', { projectId, taskId, description: 'Concretagem' })
    }
    const board = await ana.ask('board', { projectId })
    expect(board.tasks.map(({ taskId }) => taskId).sort()).toEqual([...taskIds].sort())
    expect(new Set(board.tasks.map(({ stepId }) => stepId))).toEqual(new Set([doing]))
  })

  it('race for one place, and one wins', async () => {
    const projectId = randomUUID()
    await ana.act('CreateProject', aProject(projectId))
    const [first, second] = [at('command-1', ana), at('command-2', ana)]
    await Promise.all([first.signIn(), second.signIn()])
    const codes = Array.from({ length: 12 }, (_, index) => ({
      by: index % 2 ? first : second,
      projectId: randomUUID(),
    }))
    const replies = await Promise.all(
      codes.map(({ by, projectId: id }) => by.attempt('CreateProject', { ...aProject(id), internalCode: 'OBRA-7' })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.flatMap(({ status, body }) => (status === 200 ? [] : [body.code])))).toEqual(
      new Set(['project.internalCodeTaken']),
    )
  })

  it('know at once of a session that ended elsewhere, and of rights that are gone', async () => {
    const [userId, email] = [randomUUID(), `bia-${randomUUID()}@obra.example`]
    const more = { name: 'Bia', lastName: 'Lima', password: typedPassword, language: 'pt-BR' as const }
    await ana.act('AddUser', { userId, email, licence: 'creator', profileId: null, ...more })
    const bia = personAt(cluster.url, { ...ana, userId, email })
    await replaceTypedPassword(bia)
    const projectId = randomUUID()
    await bia.act('CreateProject', aProject(projectId))

    const profileId = randomUUID()
    const mayOwnProjects = false
    await ana.act('CreateAccessProfile', { profileId, name: 'Leitura', permissions: noRight, mayOwnProjects })
    for (const [assigned, status] of [
      [profileId, 403],
      [null, 200],
    ] as const) {
      await ana.act('AssignAccessProfile', { userId, profileId: assigned })
      for (let times = 0; times < 2; times++)
        expect((await bia.attempt('CreateProject', aProject(randomUUID()))).status).toBe(status)
    }

    await bia.request('GET', '/rest/users/logout', undefined, { 'Sec-Fetch-Site': 'same-origin' })
    for (let times = 0; times < 4; times++) {
      expect((await bia.attempt('MarkFavorite', { projectId, favorite: true })).status).toBe(401)
      expect((await bia.inquire('board', { projectId })).status).toBe(401)
    }
  })

  it('AUD-01 put on record what any of them has denied, once, and one of them does so', async () => {
    const projectId = randomUUID()
    for (let times = 0; times < 4; times++) {
      expect((await ana.inquire('board', { projectId })).status).toBe(404)
      expect((await ana.attempt('RemoveStep', { projectId, stepId: randomUUID() })).status).toBe(404)
    }
    const names = async () => {
      const { rows } = await log.query(
        `select data::json -> 'resource' ->> 'name' as name from log.events
         where type = 'AccessDenied' and data like '%' || $1 || '%'`,
        [projectId],
      )
      return rows.map(({ name }) => name)
    }
    await expect.poll(async () => new Set(await names())).toEqual(new Set(['board', 'RemoveStep']))
    await expect.poll(async () => (await names()).filter((name) => name === 'RemoveStep')).toHaveLength(4)
    await expect.poll(async () => (await log.query('select from platform.denials')).rowCount).toBe(0)
  })

  // macOS has one address of the machine's own, others all of 127.0.0.0/8.
  it.skipIf(process.platform === 'darwin')(
    'believe the proxy, and so listen on no address but the one on which that calls',
    async () => {
      for (const { port } of cluster.processes.values()) {
        expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200)
        await expect(fetch(`http://127.0.0.2:${port}/health/live`)).rejects.toMatchObject({
          cause: { code: 'ECONNREFUSED' },
        })
      }
    },
  )

  it('tell of a command, from the browser to the read models, in one trace that has its id', async () => {
    const [id, spanId] = [randomUUID(), '00f067aa0ba902b7']
    const traceparent = `00-${id.replaceAll('-', '')}-${spanId}-01`
    const body = { id, data: aProject(randomUUID()) }
    expect((await ana.request('POST', '/rest/commands/CreateProject', body, { traceparent })).status).toBe(200)
    const denial = {
      commandId: id,
      command: 'CreateProject',
      spanId,
      startedAt: new Date().toISOString(),
      answeredAfterMs: 9,
    }
    expect((await ana.request('POST', '/rest/telemetry/spans', denial)).status).toBe(204)

    const spans = () => collector.spans.filter(({ traceId }) => traceId === id.replaceAll('-', ''))
    await expect
      .poll(() => [...new Set(spans().map(({ name }) => name))].sort())
      .toEqual(['append', 'browser', 'command', 'project'])
    const command = spans().find(({ name }) => name === 'command')
    expect(command?.parentSpanId).toBe(spanId)
    expect(spans().find(({ name }) => name === 'project')?.parentSpanId).toBe(command?.spanId)
  })
})

const readiness = async (name: string) => {
  const response = await fetch(`http://localhost:${cluster.processes.get(name)?.port}/health/ready`)
  return { status: response.status, ...((await response.json()) as object) }
}

it('Whoever is parked is counted and leaves all ready; a shard that stands still makes the projections not ready, and nobody else', async () => {
  const owner = new pg.Pool({ connectionString: database.url, max: 1 })
  try {
    await owner.query(
      `insert into log.events
       select max(position) + 1, 's-' || gen_random_uuid(), 0, gen_random_uuid(), 'TagTeleported', $1, null, max(at), '{}', '{}'
       from log.events`,
      [randomUUID()],
    )
    await ana.act('CreateProject', aProject(randomUUID()))
    const all = ['command-1', 'query-1', 'projections-1']
    await expect.poll(() => readiness('projections-1')).toMatchObject({ status: 200, parked: 1 })
    for (const name of all) expect(await readiness(name), name).toMatchObject({ status: 200, ready: true, parked: 1 })

    const table = readModelTable(projects).address
    await owner.query(`revoke insert on ${table} from prumo_projection`)
    await ana.act('CreateProject', aProject(randomUUID()))
    await expect.poll(() => readiness('projections-1')).toMatchObject({ status: 503, standsStill: '42501' })
    for (const name of all.slice(0, 2)) expect(await readiness(name), name).toMatchObject({ status: 200, parked: 1 })
    await owner.query(`grant insert on ${table} to prumo_projection`)
    await expect.poll(() => readiness('projections-1')).toMatchObject({ status: 200, ready: true, parked: 1 })
  } finally {
    await owner.end()
  }
})
