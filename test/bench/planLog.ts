import { randomUUID } from 'node:crypto'
import { moduleTables } from '@prumo/command-service/tables/moduleTables'
import { defaultTask, type TaskFields } from '@prumo/contracts/tasks/task'
import { type EventCodec, eventCodec } from '@prumo/platform/eventLog/eventCodec'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { postgresEventLog } from '@prumo/platform/eventLog/postgres/postgresEventLog'
import { openKeyring } from '@prumo/platform/personalData/keyring'
import { migrate } from '@prumo/platform/postgres/migrate'
import { openPool } from '@prumo/platform/postgres/openPool'
import { urlFor } from '@prumo/platform/postgres/roles'
import { secretsOf } from '@prumo/platform/secrets/secrets'
import pg from 'pg'
import { appendInParts } from '../log/appendInParts'

const tasksInProject = 100
const eventsInProject = 1000

/** A log of projects: tasks added once and changed nine times, as people would, with actor and origin, sealed. */
export type PlanLog = {
  log: EventLog
  codec: EventCodec
  /** As the projector connects. */
  pool: pg.Pool
  /** Appends the whole plans of so many more projects, of 1,000 events each. */
  addProjects(count: number): Promise<void>
  close(): Promise<void>
}

export async function openPlanLog(url: string): Promise<PlanLog> {
  const secrets = secretsOf(randomUUID())
  await migrate(url, secrets, moduleTables)
  const log = await postgresEventLog({ url: urlFor('prumo_command', url, secrets), now: () => new Date() })
  const owner = new pg.Pool({ connectionString: url, max: 2 })
  const keyring = openKeyring(owner, secrets)
  const codec = eventCodec(keyring)
  const pool = openPool({
    url: urlFor('prumo_projection', url, secrets),
    connections: 3,
    patient: true,
    pipelined: true,
  })
  owner.on('error', () => {})

  const addProject = async () => {
    const [userId, organizationId, projectId] = [randomUUID(), randomUUID(), randomUUID()]
    await keyring.create(userId)
    const drafts = planOf(projectId).map((event) => ({
      ...event,
      id: randomUUID(),
      organizationId,
      projectId,
      metadata: metadataOf(userId),
    }))
    await appendInParts(log, `plan-${projectId}`, drafts.map(codec.encode))
  }

  return {
    log,
    codec,
    pool,
    addProjects: async (count) => {
      for (let project = 0; project < count; project++) await addProject()
    },
    close: async () => {
      await log.close()
      await Promise.all([owner.end(), pool.end()])
    },
  }
}

const metadataOf = (userId: string) => {
  const commandId = randomUUID()
  return {
    actor: { kind: 'user' as const, userId, sessionRef: '0123456789abcdef' },
    commandId,
    causationId: commandId,
    correlationId: commandId,
    payloadHash: 'a'.repeat(64),
    permissionBasis: 'owner',
    from: {
      network: '203.0.113.0/24',
      precise: { address: '203.0.113.7', userAgent: 'Mozilla/5.0 (X11; Linux x86_64)' },
    },
  }
}

type Event = { type: string; data: object }

function planOf(projectId: string): Event[] {
  const stepIds = [randomUUID(), randomUUID(), randomUUID()]
  const tasks = Array.from({ length: tasksInProject }, (_, number) => ({
    taskId: randomUUID(),
    stepId: stepIds[0] ?? '',
    rank: `a${number}`,
    ...defaultTask,
    title: `Revisar o projeto executivo da fundação ${number}`,
    startOn: '2026-03-02',
    endOn: '2026-03-06',
  }))
  const added = tasks.map((task) => ({ type: 'TaskAdded', data: { projectId, ...task } }))
  const rounds = eventsInProject / tasksInProject - 1
  const changes = Array.from({ length: rounds }, (_, round) =>
    tasks.map((task) => changeOf(projectId, task, round, stepIds)),
  )
  return [...added, ...changes.flat()]
}

type Task = TaskFields & { taskId: string; stepId: string; rank: string }

function changeOf(projectId: string, task: Task, round: number, stepIds: readonly string[]): Event {
  const { taskId, title, rank } = task
  const of = { projectId, taskId }
  if (round % 3 === 0) {
    const place = { stepId: stepIds[(round / 3) % 3] ?? '', rank }
    return { type: 'TaskMoved', data: { ...of, ...place, before: { stepId: task.stepId, rank } } }
  }
  if (round % 3 === 1)
    return { type: 'TaskProgressReported', data: { ...of, progress: round * 10, before: { progress: 0 } } }
  return { type: 'TaskRenamed', data: { ...of, title: `${title}, revisão ${round}`, before: { title } } }
}
