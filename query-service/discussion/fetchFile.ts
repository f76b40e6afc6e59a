import { isPreviewed } from '@prumo/contracts/discussion/isPreviewed'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { ByteRange, FileStore } from '@prumo/platform/files/fileStore'
import type { Context } from 'koa'
import { asDownload } from '../pipeline/asDownload'
import type { Handler } from '../pipeline/callDoor'
import { columns } from '../reading/columns'
import { rangeIn } from './rangeIn'
import { refuseUnseenKind } from './refuseUnseen'

type File = {
  name: string
  size: number
  sha256: string
  mediaType: string
  storageKey: string
  targetKind: TargetKind
}

/**
 * The content of a file, whole or a range of it, to whoever sees what it is attached to. It is always handed out to be
 * saved: the page shows pictures and PDF from what it has fetched.
 */
export const fetchFile =
  (files: FileStore): Handler<'fetchFile'> =>
  async ({ projectId, fileId }, { session, db, asker }) => {
    const file: File | undefined = await db('discussion_files')
      .where({ organization_id: session.organizationId, project_id: projectId, file_id: fileId })
      .first(columns('name', 'size', 'sha256', 'mediaType', 'storageKey', 'targetKind'))
    if (!file) throw new HttpProblem(404, 'resource.unknown')
    refuseUnseenKind(file.targetKind, asker)
    return (ctx) => handOut(ctx, file, files)
  }

async function handOut(ctx: Context, { name, size, sha256, mediaType, storageKey }: File, files: FileStore) {
  asDownload(ctx, name)
  ctx.type = isPreviewed(mediaType) ? mediaType : 'application/octet-stream'
  ctx.set('Cache-Control', 'private, no-cache')
  ctx.set('Accept-Ranges', 'bytes')
  ctx.etag = sha256
  ctx.status = 200
  // A compressed body would have other bytes than the hash and the length say.
  ctx.compress = false
  if (ctx.fresh) {
    ctx.status = 304
    return
  }
  const range = rangeIn(ctx.get('Range'), ctx.get('If-Range'), { size, etag: `"${sha256}"` })
  if (range === 'beyond') {
    ctx.set('Content-Range', `bytes */${size}`)
    ctx.status = 416
    ctx.body = ''
    return
  }
  if (range) {
    ctx.status = 206
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  }
  ctx.length = range ? range.end - range.start + 1 : size
  if (ctx.method === 'HEAD') return
  const content = await opened(files, storageKey, range)
  if (!content) throw new Refused('file.contentUnknown')
  const { length } = ctx
  ctx.body = content
  ctx.length = length
}

async function opened(files: FileStore, key: string, range: ByteRange | undefined) {
  try {
    return await files.open(key, range)
  } catch {
    throw new HttpProblem(503, 'file.storeUnavailable')
  }
}
