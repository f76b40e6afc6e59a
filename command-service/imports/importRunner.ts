import type { Command } from '@prumo/contracts/index'
import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { actorOf, projectPlace } from '../pipeline/actors'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { plan } from '../tasks/plan'
import { formatsFor } from './formatsFor'
import type { ImportJob, ImportJobs } from './importJobs'
import { imports, nextRowOf } from './imports'
import { importTasks, type RowResult } from './importTasks'
import { isOfImport } from './isOfImport'
import { knownIn } from './knownIn'
import type { Sheets } from './sheets'
import { undoImport } from './undoImport'
import type { Uploads } from './uploads'

const rowsInReport = 25
/** How soon another process goes on with what one that died was working on. */
const lookEveryMs = 10_000

export type ImportRunner = {
  /** Begins a job that has been added; it goes on by itself. */
  begin(job: ImportJob): void
  /** Goes on with what an earlier process left unfinished. */
  resume(): Promise<void>
  /** Ends once what is under way has been reported. */
  stop(): Promise<void>
}

type Parts = {
  runner: CommandRunner
  domain: Domain
  uploads: Uploads
  sheets: Sheets
  jobs: ImportJobs
  logger: Logger
}
export type Run = (command: Message, name: string) => Promise<boolean>

/** Runs imports in the background, in their person's name: each row is an ordinary command, with the rights of that moment. */
export function importRunner({ runner, domain, uploads, sheets, jobs, logger }: Parts): ImportRunner {
  const { aggregates, now } = domain
  const underWay = new Map<string, Promise<void>>()
  let stopping = false

  /** A command of the import: its id comes from the row, so a resumed import repeats nothing. Answers whether anything changed. */
  const runFor =
    (job: ImportJob): Run =>
    async ({ type, data }, name) => {
      const before = (await aggregates.load(plan, `plan-${job.projectId}`)).revision
      const actor = await personOf(job)
      const answer = await runner.run({
        ...({ type, data } as Command),
        id: commandIdOf(job, name),
        actor,
        session: { ...sessionOf(job), token: '' },
        origin: null,
        correlationId: job.importId,
      })
      return answer.version > before
    }

  const report = async (job: ImportJob, step: Message, name: string) => {
    const actor = await personOf(job)
    await runner.runInternal(step, {
      id: commandIdOf(job, name),
      actor: { kind: 'user', userId: job.userId, sessionRef: job.sessionRef },
      organizationId: job.organizationId,
      by: actor,
      origin: null,
      correlationId: job.importId,
      permissionBasis: 'import',
    })
  }

  const personOf = async ({ userId, organizationId }: ImportJob) =>
    (await actorOf(aggregates, userId, organizationId, now().toISOString())) ?? ({ kind: 'visitor' } as const)

  const commandIdOf = ({ projectId, importId, kind }: ImportJob, name: string) =>
    domain.systemId(`import ${projectId} ${importId} ${kind} ${name}`)

  /** What this import did before it was interrupted, told by the ids of its commands: done again, it would seem to change nothing. */
  const doneBefore = async (job: ImportJob) => {
    const events = await domain.history(`plan-${job.projectId}`)
    const done = new Set(
      events.flatMap(({ metadata }) => (isOfImport(metadata, job.importId) ? [metadata.commandId] : [])),
    )
    return (name: string) => done.has(commandIdOf(job, name)) || done.has(formerCommandIdOf(job, name))
  }

  async function runRows(job: ImportJob): Promise<void> {
    const { projectId, importId } = job
    const { state } = await aggregates.load(imports, `imports-${projectId}`)
    const started = state.imports.get(importId)
    const upload = started && (await uploads.find(started.uploadId, projectId))
    const place = await projectPlace(aggregates, projectId)
    if (started?.state !== 'running') return
    if (!upload || !place) throw new Refused('import.uploadUnknown')
    const sheet = await sheets.of(upload)
    const { state: planned } = await aggregates.load(plan, `plan-${projectId}`)
    const batch = reportsIn(rowsInReport, (fromRow, toRow, results) =>
      report(
        job,
        { type: 'ReportImportRows', data: { projectId, importId, fromRow, toRow, ...summed(results) } },
        `report ${fromRow}`,
      ),
    )
    const did = await doneBefore(job)
    await importTasks({
      projectId,
      sheet,
      mapping: started.mapping,
      formats: formatsFor(sheet, started.mapping, started.formats),
      known: await knownIn(aggregates, planned, place),
      plan: async () => (await aggregates.load(plan, `plan-${projectId}`)).state,
      perform: async (command, name) => {
        if (stopping) throw new Stopped()
        return did(name) || runFor(job)(command, name)
      },
      did,
      from: nextRowOf(state, importId),
      report: batch.add,
    })
    await batch.flush()
    await report(job, { type: 'FinishImport', data: { projectId, importId } }, 'finish')
  }

  async function runUndo(job: ImportJob): Promise<void> {
    const { projectId, importId } = job
    const { state } = await aggregates.load(imports, `imports-${projectId}`)
    // The job was kept before the undo was decided on, and it may have been refused.
    if (state.imports.get(importId)?.state !== 'undoing') return
    const outcome = await undoImport(domain, job, runFor(job))
    await report(job, { type: 'FinishImportUndo', data: { projectId, importId, ...outcome } }, 'finish')
  }

  async function work(job: ImportJob): Promise<void> {
    try {
      await (job.kind === 'run' ? runRows(job) : runUndo(job))
    } catch (error) {
      if (error instanceof Stopped) return
      if (!(error instanceof Refused || error instanceof HttpProblem)) throw error
      await report(
        job,
        { type: 'FailImport', data: { projectId: job.projectId, importId: job.importId, reason: error.code } },
        'fail',
      )
    }
    await jobs.remove(job)
  }

  /** Works on a job that no other process has. */
  const workAlone = async (job: ImportJob) => {
    const letGo = await jobs.hold(job)
    if (letGo) await work(job).finally(letGo)
  }

  const begin = (job: ImportJob) => {
    const name = nameOf(job)
    if (underWay.has(name) || stopping) return
    const working = workAlone(job)
      .catch((error: unknown) =>
        logger.error({ err: error, importId: job.importId }, 'import interrupted; it is gone on with soon'),
      )
      .finally(() => underWay.delete(name))
    underWay.set(name, working)
  }

  const resume = async () => {
    for (const job of await jobs.all()) begin(job)
  }
  const looking = setInterval(() => void resume().catch(() => {}), lookEveryMs)
  looking.unref()

  return {
    begin,
    resume,
    stop: async () => {
      stopping = true
      clearInterval(looking)
      await Promise.all(underWay.values())
    },
  }
}

const nameOf = ({ importId, kind }: ImportJob) => `${kind} ${importId}`

/** Older versions made it of what everybody may know who knows the import. */
const formerCommandIdOf = ({ importId, kind }: ImportJob, name: string) => derivedId(importId, `${kind} ${name}`)

class Stopped extends Error {}

const sessionOf = ({ userId, organizationId, sessionRef }: ImportJob) => ({
  userId,
  organizationId,
  sessionRef,
  beganAt: 0,
  seenAt: 0,
  endsAt: null,
  rightsPosition: 0,
})

/** Gathers results and hands them on so many rows at a time. */
function reportsIn(size: number, send: (fromRow: number, toRow: number, results: RowResult[]) => Promise<void>) {
  let results: RowResult[] = []
  let count = 0
  let from = 0
  let to = -1
  const flush = async () => {
    if (count > 0) await send(from, to, results)
    results = []
    count = 0
  }
  return {
    flush,
    add: async (number: number, result?: RowResult) => {
      if (count === 0) from = number
      to = number
      count++
      if (result) results.push(result)
      if (count >= size) await flush()
    },
  }
}

const summed = (results: readonly RowResult[]) => {
  const count = (outcome: RowResult['outcome']) => results.filter((result) => result.outcome === outcome).length
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    refusedRows: results.flatMap(({ row, outcome, reason, details }) =>
      outcome === 'refused' ? [{ row, reason: reason ?? '', details: loggable(details) }] : [],
    ),
  }
}

/** Reasons stand in the log for ever: a value, which in a column mapped by mistake may be anybody's name, stays in the file that it came from. */
const loggable = ({ value: _, ...details }: Record<string, string> = {}) => details
