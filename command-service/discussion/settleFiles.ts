import { oneByOne } from '@prumo/platform/concurrency/oneByOne'
import type { FileStore } from '@prumo/platform/files/fileStore'
import { newId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { asSystem } from '../pipeline/asSystem'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import { filesOn } from './filesOn'
import type { FileUpload, FileUploads } from './fileUploads'

export type SettleParts = {
  runner: CommandRunner
  domain: Pick<Domain, 'aggregates' | 'now'>
  files: FileStore
  fileUploads: FileUploads
  logger: Logger
  /** Whether no other process takes files in. */
  alone: boolean
  /**
   * When an operator continued with a log in doubt. A file that this log does not name may be named in the missing
   * log.
   */
  logAcceptedAt: string | null
}

const hourMs = 3_600_000
const lookEveryMs = 600_000
const keptAfterDoubtMs = 30 * 24 * hourMs

/** Brings log and store together again where a crash, or somebody who went away, left them apart: the log is right. */
export function settleFiles({ runner, domain, files, fileUploads, logger, alone, logAcceptedAt }: SettleParts) {
  const { aggregates, now } = domain

  const isAttached = async ({ projectId, fileId, target }: FileUpload) => {
    if (target === null) return false
    // Another process may have attached it unheard, and what is removed does not come back.
    aggregates.doubt(target.kind === 'document' ? `document-${target.id}` : `files-${projectId}`)
    return (await filesOn(aggregates, { projectId, target })).has(fileId)
  }

  const release = ({ organizationId, fileId }: FileUpload) =>
    runner.runInternal(
      { type: 'ReleaseStorage', data: { organizationId, fileIds: [fileId] } },
      { id: newId(), ...asSystem, organizationId, origin: null },
    )

  const settle = async (upload: FileUpload): Promise<void> => {
    if (!(await isAttached(upload))) {
      await files.remove(upload.storageKey)
      await release(upload)
    }
    await fileUploads.forget(upload.organizationId, [upload.fileId])
  }

  const isKeptBecauseOfDoubt = () =>
    logAcceptedAt !== null && now().getTime() - Date.parse(logAcceptedAt) < keptAfterDoubtMs

  const look = async (brokenBefore?: Date): Promise<void> => {
    if (isKeptBecauseOfDoubt()) return
    const since = new Date(now().getTime() - hourMs)
    await oneByOne(await fileUploads.giveUp(since, brokenBefore), settle, (error, { fileId }) =>
      logger.warn({ err: error, fileId }, 'could not settle an unfinished upload; retrying in 10 min'),
    )
  }

  let looking = Promise.resolve()
  const begin = (brokenBefore?: Date) => {
    looking = look(brokenBefore).catch((error: unknown) =>
      logger.warn({ err: error }, 'could not settle unfinished uploads; retrying in 10 min'),
    )
  }
  begin(alone ? now() : undefined)
  const timer = setInterval(begin, lookEveryMs)
  timer.unref()
  return {
    settle,
    stop: () => {
      clearInterval(timer)
      return looking
    },
  }
}
