import type { Person, ProblemBody, Reply } from '../world/person'

type Sent = { projectId: string; documentId?: string; fileId: string; content: string | Uint8Array; size?: number }
type Arrived = { fileId: string; size: number; sha256: string; mediaType: string }

/** Sends the bytes of a file, and answers what came back. */
export async function sendFile(person: Person, { projectId, documentId, fileId, content, size }: Sent) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const parameters = new URLSearchParams({ projectId, fileId, size: String(size ?? bytes.length) })
  if (documentId) parameters.set('documentId', documentId)
  return (await person.request('POST', `/rest/files?${parameters}`, bytes)) as Reply<Arrived & ProblemBody>
}
