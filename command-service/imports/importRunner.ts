import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { type ImportCommands, importCommands } from './importCommands'
import type { ImportJob, ImportJobs } from './importJobs'
import { imports } from './imports'
import { isRefusal } from './isRefusal'
import { runRows } from './runRows'
import type { Sheets } from './sheets'
import { undoImport } from './undoImport'
import type { Uploads } from './uploads'

/** How soon another process resumes the jobs of a process that died. */
const lookEveryMs = 10_000

export type ImportRunner = {
  /** Begins a job whose command is in the log, in the background. */
  begin(job: ImportJob): Promise<void>
  /** Resumes what an earlier process left unfinished. */
  resume(): Promise<void>
  /** Resolves once the jobs under way have stopped. */
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

/**
 * Runs imports in the background, in their person's name. Each row is an ordinary command, with that person's rights
 * at the moment.
 */
export function importRunner(parts: Parts): ImportRunner {
  const { jobs, logger } = parts
  const underWay = new Map<string, Promise<void>>()
  const interruptions = reportingInterruptions(logger)
  let stopping = false

  /** Works on a job unless another process holds it. */
  const workAlone = async (job: ImportJob) => {
    const release = await jobs.hold(job)
    if (release) await work(parts, job, () => stopping).finally(release)
  }

  const goOn = (job: ImportJob) => {
    const name = `${job.kind} ${job.importId}`
    if (underWay.has(name) || stopping) return
    const working = workAlone(job)
      .then(() => interruptions.ended(name))
      .catch((error: unknown) => interruptions.report(name, error, job))
      .finally(() => underWay.delete(name))
    underWay.set(name, working)
  }

  const lookAt = async (job: ImportJob) => {
    if (await isDecided(parts.domain, job)) goOn(job)
    else await jobs.giveUp(job)
  }
  const resume = async () => {
    await oneByOne(await jobs.all(), lookAt, (error, { importId }) =>
      logger.warn({ err: error, importId }, 'could not resume an import; will retry soon'),
    )
  }
  let looking = Promise.resolve()
  const look = () => {
    looking = resume().catch((error: unknown) =>
      logger.warn({ err: error }, 'could not look for imports to resume; will retry soon'),
    )
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()

  return {
    begin: async (job) => {
      // It may have been given up: by now its command is decided on, however long that took.
      await jobs.add(job)
      goOn(job)
    },
    resume,
    stop: async () => {
      stopping = true
      clearInterval(timer)
      await looking
      await Promise.all(underWay.values())
    },
  }
}

/** What lasts until an operator does something is reported once, and not at each try. */
function reportingInterruptions(logger: Logger) {
  const causes = new Map<string, string>()
  return {
    ended: (name: string) => void causes.delete(name),
    report: (name: string, error: unknown, { importId }: ImportJob) => {
      if (causes.get(name) === String(error)) return
      causes.set(name, String(error))
      logger.error({ err: error, importId }, 'import interrupted; trying again every 10 s')
    },
  }
}

/** Whether the command of a job is in the log. Until then some process may be deciding on it, and will begin it. */
async function isDecided({ aggregates }: Domain, { kind, projectId, importId }: ImportJob): Promise<boolean> {
  const { state } = await aggregates.load(imports, `imports-${projectId}`)
  const stage = state.imports.get(importId)?.state
  return kind === 'run' ? stage !== undefined : stage === 'undoing' || stage === 'undone'
}

class Stopped extends Error {}

/** Does a job to its end and removes it. A stop, or a busy service, leaves it to be resumed; a refusal fails it. */
async function work(parts: Parts, job: ImportJob, isStopping: () => boolean): Promise<void> {
  const { projectId, importId } = job
  const commands = importCommands(parts, job, await attemptOf(parts.domain, job))
  try {
    if (job.kind === 'undo') await runUndo(parts.domain, job, commands)
    else
      await runRows(parts, job, commands, () => {
        if (isStopping()) throw new Stopped()
      })
  } catch (error) {
    if (error instanceof Stopped) return
    if (!isRefusal(error)) throw error
    await commands.report({ type: 'FailImport', data: { projectId, importId, reason: error.code } }, 'fail')
  }
  await parts.jobs.remove(job)
}

/** How often it was begun: an undo that failed may be tried again. */
async function attemptOf({ history }: Domain, { kind, projectId, importId }: ImportJob): Promise<number> {
  if (kind === 'run') return 1
  const events = await history(`imports-${projectId}`)
  return events.filter(({ type, data }) => type === 'ImportUndoStarted' && data.importId === importId).length
}

async function runUndo(domain: Domain, job: ImportJob, { run, report }: ImportCommands): Promise<void> {
  const { projectId, importId } = job
  const { state } = await domain.aggregates.load(imports, `imports-${projectId}`)
  // It may have ended just before its job was to be removed.
  if (state.imports.get(importId)?.state !== 'undoing') return
  const outcome = await undoImport(domain, job, run)
  await report({ type: 'FinishImportUndo', data: { projectId, importId, ...outcome } }, 'finish')
}
