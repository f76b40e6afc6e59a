import type { Command } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { derivedId } from '@prumo/platform/ids'
import { actorOf } from '../identity/actorOf'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { ImportJob } from './importJobs'
import type { Done } from './importTasks'
import { isOfImport } from './isOfImport'

/** Runs a command of an import under a name within it, and answers whether it changed anything. */
export type RunCommand = (command: Message, name: string) => Promise<boolean>
export type ImportCommands = ReturnType<typeof importCommands>
type Parts = { runner: CommandRunner; domain: Domain }

/**
 * The commands of one import job. Their ids come from names such as `row 3`, so a resumed import repeats none. An undo
 * that is begun anew has ids of its own: the log would only recognize what the failed one recorded.
 */
export function importCommands({ runner, domain }: Parts, job: ImportJob, attempt: number) {
  const of = `import ${job.projectId} ${job.importId} ${job.kind}${attempt > 1 ? ` ${attempt}` : ''}`
  const commandIdOf = (name: string) => domain.systemId(`${of} ${name}`)

  const run: RunCommand = async ({ type, data }, name) => {
    const { changed } = await runner.run({
      ...({ type, data } as Command),
      id: commandIdOf(name),
      actor: await personOf(domain, job),
      session: { ...sessionOf(job), token: '' },
      origin: null,
      correlationId: job.importId,
    })
    return changed
  }

  /** Records what became of the import, in the person's name. */
  const report = async (step: Message, name: string) => {
    await runner.runInternal(step, {
      id: commandIdOf(name),
      actor: { kind: 'user', userId: job.userId, sessionRef: job.sessionRef },
      organizationId: job.organizationId,
      by: await personOf(domain, job),
      origin: null,
      correlationId: job.importId,
      permissionBasis: 'import',
    })
  }

  /** What rows changed in the plan before an interruption. Run again, they would seem to change nothing. */
  const doneBefore = async () => {
    const added = new Map<string, boolean>()
    for (const { type, metadata } of await domain.history(`plan-${job.projectId}`))
      if (isOfImport(metadata, job.importId))
        added.set(metadata.commandId, added.get(metadata.commandId) === true || type === 'TaskAdded')
    const formerIdsOf = (name: string) => [commandIdOf(name), formerCommandIdOf(job, name)]
    return (row: number): Done | undefined => {
      const isAdded = added.get(commandIdOf(`row ${row}`))
      if (isAdded !== undefined) return { outcome: isAdded ? 'added' : 'changed', inPart: false }
      const former = formerParts.find((part) => formerIdsOf(`row ${row} ${part}`).some((id) => added.has(id)))
      return former && { outcome: former === 'add' ? 'added' : 'changed', inPart: true }
    }
  }

  return { run, report, doneBefore }
}

const personOf = async ({ aggregates, now }: Domain, { userId, organizationId }: ImportJob) =>
  (await actorOf(aggregates, userId, organizationId, now().toISOString())) ?? ({ kind: 'visitor' } as const)

/** The commands in which older versions took a row. */
const formerParts = ['add', 'change', 'move', 'predecessors'] as const

/** The id as still older versions made it, from parts that anybody who sees the import can know. */
const formerCommandIdOf = ({ importId, kind }: ImportJob, name: string) => derivedId(importId, `${kind} ${name}`)

const sessionOf = ({ userId, organizationId, sessionRef }: ImportJob) => ({
  userId,
  organizationId,
  sessionRef,
  beganAt: 0,
  seenAt: 0,
  endsAt: null,
  rightsPosition: 0,
})
