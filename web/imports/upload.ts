import type { RehearsedRow, Upload } from '@prumo/contracts/imports/calls'
import type { ChosenFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import { request } from '../platform/server/api'
import { Failure } from '../platform/server/failure'
import { wouldChangePast } from '../platform/server/past'

const largestFile = 1024 * 1024

export type { RehearsedRow, Upload }

/** Uploads a file to be read. One that is too large is refused here: the server would break the connection. */
export async function upload(projectId: string, file: File): Promise<Upload> {
  if (file.size > largestFile) throw new Failure('import.fileTooLarge', 413)
  if (wouldChangePast({ projectId })) throw new Failure('past.readOnly', 0)
  const query = new URLSearchParams({ projectId, fileName: file.name })
  const answer = await request('POST', `/rest/uploads?${query}`, file, 'application/octet-stream')
  return (await answer.json()) as Upload
}

/** Reads a file that was sent with its header in another row. */
export async function readAgain(projectId: string, uploadId: string, headerRow: number): Promise<Upload> {
  const query = new URLSearchParams({ projectId, headerRow: String(headerRow) })
  const answer = await request('GET', `/rest/uploads/${uploadId}?${query}`)
  return (await answer.json()) as Upload
}

/** What an import would do, row by row; nothing is changed by asking. */
export async function rehearse(
  projectId: string,
  uploadId: string,
  mapping: ImportMapping,
  formats: ChosenFormats,
): Promise<RehearsedRow[]> {
  const body = JSON.stringify({ projectId, mapping, formats })
  const answer = await request('POST', `/rest/uploads/${uploadId}/rehearsal`, body)
  return ((await answer.json()) as { rows: RehearsedRow[] }).rows
}
