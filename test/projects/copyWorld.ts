import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CommandOf } from '@prumo/contracts/index'
import { defaultTask } from '@prumo/contracts/tasks/task'
import type { EventToAppend } from '@prumo/platform/eventLog/eventLog'
import { openEventLog } from '@prumo/platform/eventLog/openEventLog'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import { generateNKeysBetween } from 'fractional-indexing'
import { afterAll } from 'vitest'
import { openMutant, type Services } from '../faults/openServices'
import { settingsOn } from '../faults/settingsOn'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { systemMetadata } from '../log/systemMetadata'
import { openAppendGate } from '../policies/appendGate'
import { type Person, personAt, replaceTypedPassword, typedPassword } from '../world/person'
import { preparedDatabase } from '../world/preparedDatabase'
import { aProject, aSignUp } from '../world/world'

type Copy = NonNullable<CommandOf<'CreateProject'>['data']['copyFrom']>

/** What a copy appends behind its beginning is done in its asker's name. */
const isOfCopy = ({ metadata }: EventToAppend) => metadata.includes('"permissionBasis":"copy"')

/**
 * All of Prumo in this process, with a gate where projects are copied, or where else somebody wants one: on this
 * EventStoreDB, else on Postgres.
 */
export async function copyWorld(eventStoreUrl?: string, { client = false, isGated = isOfCopy } = {}) {
  const database = await preparedDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'prumo-'))
  const config = settingsOn(database.url, folder, eventStoreUrl ? { EVENTSTORE_URL: eventStoreUrl } : {})
  const gate = openAppendGate(isGated)
  const written = { position: '0' }
  let services: Services = await openMutant(config, { mutate: gate.mutate, client })
  afterAll(async () => {
    await services.stop()
    await database.drop()
    await rm(folder, { recursive: true, force: true })
  })

  const at = (who: Pick<Person, 'userId' | 'organizationId' | 'email'>) => personAt(services.url, who, written)
  /** Signs in where another process has just begun, which may be busy still. */
  const enter = async (person: Person) => {
    let { status } = await person.signIn()
    while (status === 503) {
      await pause(100)
      status = (await person.signIn()).status
    }
    if (status !== 200) throw new Error(`sign-in was answered ${status}`)
  }
  const founder = async (): Promise<Person> => {
    const signUp = aSignUp()
    const person = at(signUp)
    await person.act('SignUp', signUp)
    await person.signIn()
    return person
  }
  const colleague = async (of: Person, profileId: string | null = null): Promise<Person> => {
    const userId = fresh()
    const who = { userId, licence: 'creator' as const, profileId, name: 'Bia', lastName: 'Rocha' }
    const email = `bia-${userId.slice(0, 8)}@obra.example`
    await of.act('AddUser', { ...who, email, password: typedPassword, language: 'pt-BR' })
    const person = at({ userId, organizationId: of.organizationId, email })
    await replaceTypedPassword(person)
    return person
  }

  return {
    gate,
    folder,
    config,
    databaseUrl: database.url,
    founder,
    colleague,
    get url() {
      return services.url
    },
    /** Ends what is left of the process and starts another; answers these people, signed in there. */
    restart: async <People extends Person[]>(...people: People): Promise<People> => {
      await services.stop()
      services = await openMutant(config, { mutate: gate.mutate, client })
      const again = people.map(at) as People
      for (const person of again) await enter(person)
      return again
    },
    /** A project with so many tasks, each with a description of so many characters. */
    source: async (owner: Person, tasks: number, length: number): Promise<string> => {
      const projectId = fresh()
      await owner.act('CreateProject', aProject(projectId))
      const stepId = await firstStepOf(owner, projectId)
      for (let number = 0; number < tasks; number++) {
        const task = { projectId, taskId: fresh(), stepId, ...aTask(number, length) }
        await owner.act('AddTask', task)
      }
      return projectId
    },
    /** The same, put into the log by another process: the one that runs has to be started again before it knows. */
    seededSource: async (owner: Person, tasks: number, length: number): Promise<string> => {
      const projectId = fresh()
      await owner.act('CreateProject', aProject(projectId))
      const stepId = await firstStepOf(owner, projectId)
      const log = await openEventLog(config, database.url, () => new Date())
      const place = { projectId, organizationId: owner.organizationId, userId: owner.userId, stepId }
      let last = (await log.read(`plan-${projectId}`)).length - 1
      const events = seededTasks(place, tasks, length)
      const atOnce = Math.max(1, Math.floor(400_000 / (length + 2000)))
      for (let from = 0; from < tasks; from += atOnce) {
        const appended = await log.append(`plan-${projectId}`, last, events.slice(from, from + atOnce))
        last = appended.revision
        written.position = String(appended.position)
      }
      await log.close()
      return projectId
    },
    /** Resolves once the log says that this project is copied, whoever is there to say it. */
    copied: async (projectId: string): Promise<void> => {
      const log = await openEventLog(config, database.url, () => new Date())
      while (!(await log.read(`project-${projectId}`)).some(({ type }) => type === 'ProjectCopyFinished'))
        await pause(100)
      await log.close()
    },
    copyOf: (source: string, parts: Copy['parts'] = ['tasks', 'people'], projectId = fresh()) => ({
      ...aProject(projectId),
      pitch: `Cópia ${projectId.slice(0, 8)}`,
      copyFrom: { projectId: source, parts },
    }),
  }
}

export type CopyWorld = Awaited<ReturnType<typeof copyWorld>>
type Place = { projectId: string; organizationId: string; userId: string; stepId: string }

const aTask = (number: number, length: number) => ({
  title: `Tarefa ${number}`,
  description: 'ã'.repeat(length),
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  hourCents: number % 2 ? 8_500 : null,
})

function seededTasks({ projectId, organizationId, userId, stepId }: Place, count: number, length: number) {
  const ranks = generateNKeysBetween(null, null, count)
  const actor = { kind: 'user', userId, sessionRef: '' }
  const metadata = canonicalJson({ ...systemMetadata, actor, permissionBasis: 'owner' })
  return ranks.map((rank, number) => ({
    id: fresh(),
    type: 'TaskAdded',
    organizationId,
    projectId,
    metadata,
    data: canonicalJson({
      projectId,
      taskId: fresh(),
      stepId,
      rank,
      ...defaultTask,
      ...aTask(number, length),
    }),
  }))
}

/** The titles of a project's tasks, in order, with those that stand there twice. */
export const titlesIn = async (person: Person, projectId: string) =>
  (await person.ask('board', { projectId })).tasks.map(({ title }) => title)
export const titlesOf = (tasks: number) => Array.from({ length: tasks }, (_, number) => `Tarefa ${number}`)

/** How a copy stands for whoever asked for it: `undefined` once it is whole. */
export const stateOf = async (person: Person, projectId: string) =>
  (await person.ask('project', { projectId })).copy?.state
