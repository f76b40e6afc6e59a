import Router from '@koa/router'
import { may, type User, type Verdict } from '@prumo/contracts/access'
import { needs } from '@prumo/contracts/index'
import { id } from '@prumo/contracts/values'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { FileSizeDiffers, type FileStore, largestFile } from '@prumo/platform/files/fileStore'
import { mediaTypeOf, tellingBytes } from '@prumo/platform/files/mediaTypeOf'
import { denied } from '@prumo/platform/http/denied'
import { newId } from '@prumo/platform/ids'
import type { Logger } from '@prumo/platform/telemetry/logger'
import { parse } from '@prumo/platform/values/parse'
import type { Context } from 'koa'
import { z } from 'zod'
import { there } from '../documents/changingContent'
import { document } from '../documents/document'
import { own } from '../documents/documentState'
import { projectPlace } from '../pipeline/actors'
import type { CommandRunner } from '../pipeline/commandRunner'
import type { Domain } from '../pipeline/domain'
import type { Asking, WhoAsks } from '../pipeline/whoAsks'
import type { FileUpload, FileUploads } from './fileUploads'
import { quotaOf } from './quotaOf'

const asked = z.strictObject({
  projectId: id,
  fileId: id,
  size: z.coerce.number().int().min(0),
  /** The document with whose signature it is to be signed. */
  documentId: id.optional(),
})

type Parts = {
  runner: CommandRunner
  domain: Domain
  files: FileStore
  fileUploads: FileUploads
  whoAsks: WhoAsks
  logger: Logger
  settle: (upload: FileUpload) => Promise<void>
}
type InDocument = { projectId: string; documentId: string }
type Sender = Asking & { actor: User; basis: string }

/**
 * POST /rest/files?projectId=…&fileId=…&size=…&documentId=…: the bytes of a file, as the body. Its place in the organization's storage is taken before the first of them
 * is read, and given back if they do not all arrive. What it is attached to is then asked for by the command AttachFile, within an hour. Who is asked to sign a document may send
 * what will be signed with it (`documentId`) without any right to attach to things.
 */
export function fileRoutes({ runner, domain, files, fileUploads, whoAsks, logger, settle }: Parts) {
  const { aggregates } = domain

  const senderTo = async (ctx: Context, projectId: string, documentId: string | undefined): Promise<Sender> => {
    const asking = await whoAsks(ctx)
    const { actor } = asking
    const need = documentId === undefined ? needs.AttachFile : needs.ApproveDocument
    ctx.state.need = need
    const verdict: Verdict = may(actor, need, await projectPlace(aggregates, projectId))
    if (!verdict.allowed) throw denied(verdict, need)
    if (actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
    if (documentId !== undefined) await refuseUnlessAsked(actor, { projectId, documentId })
    return { ...asking, actor, basis: verdict.basis }
  }

  const refuseUnlessAsked = async ({ userId }: User, { projectId, documentId }: InDocument) => {
    const { state } = await aggregates.load(document, `document-${documentId}`)
    const { round } = there(state, { projectId }).signOff
    if (!round || round.ended) throw new Refused('signOff.notAsked')
    if (!round.approverIds.includes(userId)) throw new Refused('signOff.notApprover')
    if (own(round.people, userId)?.decided) throw new Refused('signOff.alreadyDecided')
  }

  const reserve = async ({ actor, session, origin, basis }: Sender, { organizationId, fileId, size }: FileUpload) =>
    runner.runInternal(
      {
        type: 'ReserveStorage',
        data: { organizationId, fileId, size, quota: await quotaOf(aggregates, organizationId) },
      },
      {
        id: newId(),
        by: actor,
        organizationId,
        origin,
        permissionBasis: basis,
        actor: { kind: 'user', userId: actor.userId, sessionRef: session?.sessionRef ?? '' },
      },
    )

  const receive = async (ctx: Context, { storageKey, size }: FileUpload) => {
    const head = headOf(ctx.req)
    const { sha256 } = await files.put(storageKey, head.content, size)
    return { sha256, mediaType: await mediaTypeOf(head.bytes()) }
  }

  return new Router().post('/rest/files', async (ctx) => {
    const { projectId, documentId, fileId, size } = parse(asked, { ...ctx.query })
    const sender = await senderTo(ctx, projectId, documentId)
    if (size > largestFile) throw tooLarge()
    const { userId, organizationId } = sender.actor
    const ids = { organizationId, fileId, projectId, userId, storageKey: newId(), size }
    if (!(await fileUploads.add(ids))) throw new Refused('file.idTaken')
    const upload = { ...ids, content: null, target: null }
    try {
      await reserve(sender, upload)
    } catch (error) {
      await fileUploads.forget(organizationId, [fileId])
      throw error
    }
    try {
      const content = await receive(ctx, upload)
      await fileUploads.arrived(upload, content)
      ctx.body = { fileId, size, ...content }
    } catch (error) {
      await settle(upload).catch((failure: unknown) =>
        logger.warn({ err: failure }, 'a file that did not arrive is given up later'),
      )
      throw whyNot(error, size, ctx, logger)
    }
  })
}

const tooLarge = () => new HttpProblem(413, 'file.tooLarge', { limit: largestFile })

function whyNot(error: unknown, size: number, ctx: Context, logger: Logger): unknown {
  if (error instanceof FileSizeDiffers) return size === largestFile ? tooLarge() : new Refused('file.sizeDiffers')
  // Whoever sent it has gone: nobody reads what is answered.
  if (ctx.req.destroyed && !ctx.req.complete) return new Refused('file.sizeDiffers')
  logger.error({ err: error, requestId: ctx.state.requestId }, 'the file store did not keep a file')
  return new HttpProblem(503, 'file.storeUnavailable')
}

/** A content that passes through, of which the first bytes are kept. */
function headOf(source: AsyncIterable<Uint8Array>) {
  const kept: Uint8Array[] = []
  let count = 0
  const content = async function* () {
    for await (const chunk of source) {
      if (count < tellingBytes) kept.push(chunk.subarray(0, tellingBytes - count))
      count += chunk.length
      yield chunk
    }
  }
  return { content: content(), bytes: () => Buffer.concat(kept) }
}
