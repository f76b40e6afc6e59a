import type { User } from '@prumo/contracts/access'
import { largestFile } from '@prumo/contracts/values'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { FileSizeDiffers, type FileStore } from '@prumo/platform/files/fileStore'
import { mediaTypeOf } from '@prumo/platform/files/mediaTypeOf'
import { newId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/telemetry/logger'
import type { Context } from 'koa'
import { undeletedDocument } from '../documents/changingContent'
import { document } from '../documents/document'
import { entryOf } from '../documents/documentState'
import { asUser } from '../pipeline/asUser'
import type { Caller, CallHandlers } from '../pipeline/callDoor'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { FileUpload, FileUploads } from './fileUploads'
import { headOf } from './headOf'
import { quotaOf } from './quotaOf'

export type DiscussionCallParts = {
  runner: CommandRunner
  domain: Domain
  files: FileStore
  fileUploads: FileUploads
  logger: Logger
  settle: (upload: FileUpload) => Promise<void>
}
type InDocument = { projectId: string; documentId: string }

/**
 * Receives the bytes of a file. Its place in the organization's storage is reserved before the first byte is read, and
 * released if they do not all arrive.
 */
export function discussionCalls(parts: DiscussionCallParts): CallHandlers {
  const { domain, fileUploads, logger, settle } = parts
  const discard = (upload: FileUpload) =>
    settle(upload).catch((failure: unknown) =>
      logger.warn({ err: failure }, 'could not discard a failed upload; will retry later'),
    )

  return {
    sendFile: async ({ projectId, documentId, fileId, size }, caller, ctx) => {
      const actor = asUser(caller.actor)
      if (documentId !== undefined) await refuseUnlessDeciding(domain.aggregates, actor, { projectId, documentId })
      if (size > largestFile) throw tooLarge()
      const { userId, organizationId } = actor
      const ids = { organizationId, fileId, projectId, userId, storageKey: newId(), size }
      if (!(await fileUploads.add(ids))) throw new Refused('file.idTaken')
      const upload = { ...ids, content: null, target: null }
      try {
        await reserveStorage(parts, { ...caller, actor }, upload)
      } catch (error) {
        // Where only the answer was lost, its place would stay reserved for ever.
        if (isDecided(error)) await fileUploads.forget(organizationId, [fileId])
        else await discard(upload)
        throw error
      }
      try {
        const content = await receive(parts.files, ctx, upload)
        // What was given up on its way was removed before it was there.
        if (!(await fileUploads.arrived(upload, content))) throw new Refused('file.uploadUnknown')
        return { fileId, size, ...content }
      } catch (error) {
        await discard(upload)
        throw whyNot(error, size, ctx, logger)
      }
    },
  }
}

/** Nothing was recorded, for a reason that is known. */
const isDecided = (error: unknown) => error instanceof Refused || error instanceof HttpProblem

/** A file for a signature is taken only from somebody who has yet to decide in the round under way. */
async function refuseUnlessDeciding(aggregates: Aggregates, { userId }: User, { projectId, documentId }: InDocument) {
  const { state } = await aggregates.load(document, `document-${documentId}`)
  const { round } = undeletedDocument(state, { projectId }).signOff
  if (!round || round.ended) throw new Refused('signOff.notAsked')
  if (!round.approverIds.includes(userId)) throw new Refused('signOff.notApprover')
  if (entryOf(round.people, userId)?.decided) throw new Refused('signOff.alreadyDecided')
}

async function reserveStorage(
  { runner, domain }: DiscussionCallParts,
  { actor, session, origin, basis }: Caller & { actor: User },
  { organizationId, fileId, size }: FileUpload,
) {
  const quota = await quotaOf(domain.aggregates, organizationId)
  await runner.runInternal(
    { type: 'ReserveStorage', data: { organizationId, fileId, size, quota } },
    {
      id: newId(),
      by: actor,
      organizationId,
      origin,
      permissionBasis: basis,
      actor: { kind: 'user', userId: actor.userId, sessionRef: session?.sessionRef ?? '' },
    },
  )
}

async function receive(files: FileStore, ctx: Context, { storageKey, size }: FileUpload) {
  const head = headOf(ctx.req)
  const { sha256 } = await files.put(storageKey, head.content, size)
  return { sha256, mediaType: await mediaTypeOf(head.bytes()) }
}

const tooLarge = () => new HttpProblem(413, 'file.tooLarge', { limit: largestFile })

function whyNot(error: unknown, size: number, ctx: Context, logger: Logger): unknown {
  if (error instanceof FileSizeDiffers) return size === largestFile ? tooLarge() : new Refused('file.sizeDiffers')
  if (error instanceof Refused) return error
  // The sender has gone: nobody reads the answer.
  if (ctx.req.destroyed && !ctx.req.complete) return new Refused('file.sizeDiffers')
  logger.error({ err: error, requestId: ctx.state.requestId }, 'the file store failed to store a file')
  return new HttpProblem(503, 'file.storeUnavailable')
}
