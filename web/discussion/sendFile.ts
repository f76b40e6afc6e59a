import { largestFile } from '@prumo/contracts/values'
import { newId } from '../platform/newId'
import { failureIn, origin } from '../platform/server/api'
import { Failure } from '../platform/server/failure'
import { wouldChangePast } from '../platform/server/past'

type Sending = {
  projectId: string
  /** The document with whose signature it is to be signed. */
  documentId?: string | undefined
  file: File
  /** Told from 0 to 1 while the bytes travel. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** A file that has arrived, and under which name to ask for it. */
export type SentFile = { fileId: string; name: string }

/** Sends a file. Refuses what is too large, and a project that is shown as it was. Throws `Failure`. */
export async function sendFile({ projectId, documentId, file, onProgress, signal }: Sending): Promise<SentFile> {
  if (wouldChangePast({ projectId })) throw new Failure('past.readOnly', 0)
  if (file.size > largestFile) throw new Failure('file.tooLarge', 413)
  const fileId = newId()
  const query = new URLSearchParams({ projectId, fileId, size: String(file.size) })
  if (documentId) query.set('documentId', documentId)
  await post(`/rest/files?${query}`, file, onProgress, signal)
  return { fileId, name: harmlessName(file.name) }
}

/** Characters that nobody sees in a name, and that a file's name may not have. */
const invisible = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const harmlessName = (name: string) => name.replace(invisible, '').replace(/[\\/]/g, '-').trim()

/** `fetch` does not tell how far it is. */
function post(path: string, body: Blob, onProgress: (part: number) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', origin() + path)
    request.withCredentials = true
    request.setRequestHeader('X-Prumo', '1')
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 1))
    request.addEventListener('load', () => {
      if (request.status === 200) resolve()
      else void failureIn(answerOf(request)).then(reject)
    })
    request.addEventListener('error', () => reject(new Failure('service.unreachable', 0)))
    request.addEventListener('abort', () => reject(new Failure('file.sizeDiffers', 0)))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

/** A refusal, as every other request hears it. */
function answerOf(request: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const name of ['Position', 'X-Request-Id']) {
    const value = request.getResponseHeader(name)
    if (value !== null) headers.set(name, value)
  }
  return new Response(request.responseText, { status: request.status, headers })
}
