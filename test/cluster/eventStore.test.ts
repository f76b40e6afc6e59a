import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '../../tools/cluster/startCluster'
import { startEventStoreDouble } from '../contracts/eventStoreDouble/startEventStoreDouble'
import { aSecret } from '../world/aSecret'
import { createDatabase, type TestDatabase } from '../world/createDatabase'
import { type Person, personAt } from '../world/person'
import { aProject, aSignUp } from '../world/world'
import { differencesIn } from './differencesIn'

let database: TestDatabase
let double: Awaited<ReturnType<typeof startEventStoreDouble>>
let folder: string
let environment: Record<string, string>
let cluster: Cluster
let ana: Person
const projectId = randomUUID()
let [todo, doing] = ['', '']

beforeAll(async () => {
  database = await createDatabase()
  double = await startEventStoreDouble()
  folder = await mkdtemp(join(tmpdir(), 'prumo-event-store-'))
  environment = {
    DATABASE_URL: database.url,
    EVENTSTORE_URL: double.connectionString,
    PRUMO_DATA: folder,
    PRUMO_SECRET: aSecret,
    LOG_LEVEL: 'error',
    SIGN_INS_PER_ACCOUNT: '1000',
    REQUESTS_PER_MINUTE: '100000',
  }
  cluster = await startCluster(environment, await freePort())
  const signUp = aSignUp()
  ana = personAt(cluster.url, signUp)
  await ana.act('SignUp', signUp)
  await ana.signIn()
  await ana.act('CreateProject', aProject(projectId))
  ;[todo = '', doing = ''] = (await ana.ask('board', { projectId })).steps.map(({ stepId }) => stepId)
})
afterAll(async () => {
  await cluster?.stop()
  await double?.down()
  await database?.drop()
  await rm(folder, { recursive: true, force: true })
})

const taskOf = (taskId: string) => ({
  projectId,
  taskId,
  stepId: todo,
  title: 'Concretagem da laje',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
})

describe('The product with its log on the EventStoreDB protocol double', () => {
  it('decides, projects and answers as it does on Postgres', async () => {
    const taskIds = Array.from({ length: 15 }, () => randomUUID())
    for (const taskId of taskIds) {
      await ana.act('AddTask', taskOf(taskId))
      await ana.act('MoveTask', { projectId, taskId, stepId: doing, beforeTaskId: null })
    }
    const { tasks } = await ana.ask('board', { projectId })
    expect(tasks.map(({ taskId, stepId }) => [taskId, stepId]).sort()).toEqual(taskIds.map((id) => [id, doing]).sort())
    for (const name of cluster.processes.keys()) {
      const { status } = await fetch(`http://localhost:${cluster.processes.get(name)?.port}/health/ready`)
      expect([name, status]).toEqual([name, 200])
    }
  })

  it('does a command once, and refuses its id for anything else, in whichever stream', async () => {
    const [id, taskId] = [randomUUID(), randomUUID()]
    const done = await ana.act('AddTask', taskOf(taskId), id)
    for (let times = 0; times < 3; times++) expect(await ana.act('AddTask', taskOf(taskId), id)).toEqual(done)
    const others = [
      ana.attempt('AddTask', taskOf(randomUUID()), { id }),
      ana.attempt('MarkFavorite', { projectId, favorite: true }, { id }),
      ana.attempt('CreateProject', aProject(randomUUID()), { id }),
    ]
    for (const { status, body } of await Promise.all(others))
      expect([status, body.code]).toEqual([422, 'command.otherData'])
  })

  it('loses nothing when every process is killed, and equals what is built afresh', async () => {
    const taskId = randomUUID()
    await ana.act('AddTask', taskOf(taskId))
    for (const process of cluster.processes.values()) await process.kill()
    for (const clusterProcess of cluster.processes.values()) await clusterProcess.start()
    const { tasks } = await ana.ask('board', { projectId })
    expect(tasks.some((task) => task.taskId === taskId)).toBe(true)
    expect(await differencesIn(environment)).toEqual([])
  })
})
