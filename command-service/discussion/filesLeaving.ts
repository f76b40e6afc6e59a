import { eventBytes, inParts, partOf } from '../inParts'
import { organizationOf } from '../organization/preparations'
import type { Prepared, Request, Step, Surroundings } from '../preparation'
import { type Files, files } from './files'
import { filesOn } from './filesOn'
import type { FileUpload } from './fileUploads'

type Asked = { projectId: string; leaving: Files }

/**
 * What has to follow when files leave a project: their storage is free again, and once that is in the log their contents are removed. It is written down before,
 * so that a crash in between leaves nothing behind.
 */
export async function filesLeaving(
  { projectId, leaving: those }: Asked,
  { actor }: Pick<Request, 'actor'>,
  around: Surroundings,
): Promise<Required<Pick<Prepared, 'steps' | 'after'>>> {
  const organizationId = organizationOf(actor)
  const leaving = [...those].map(([fileId, file]) => leavingUpload({ organizationId, projectId, fileId }, file))
  if (leaving.length === 0) return { steps: [], after: async () => {} }
  await around.fileUploads.leave(leaving)
  const fileIds = leaving.map(({ fileId }) => fileId)
  const releases = inParts(fileIds, (fileId) => eventBytes({ organizationId, fileId, size: Number.MAX_SAFE_INTEGER }))
  return {
    steps: releases.map((part) => ({
      type: 'ReleaseStorage',
      data: { organizationId, fileIds: part },
      part: `storage ${partOf(part)}`,
    })),
    after: async () =>
      around.inBackground(async () => {
        for (const { storageKey } of leaving) await around.files.remove(storageKey)
        await around.fileUploads.forget(organizationId, fileIds)
      }),
  }
}

/** What leaves with a project that is deleted for good. */
export async function filesLeavingWith(
  projectId: string,
  request: Pick<Request, 'actor'>,
  around: Surroundings,
): Promise<Required<Pick<Prepared, 'steps' | 'after'>>> {
  const { aggregates, ledger } = around
  await ledger.upToDate()
  const documentIds = await ledger.documentsWithFiles(projectId)
  const targets = documentIds.map((id) => ({ kind: 'document' as const, id }))
  const ofDocuments = await Promise.all(targets.map((target) => filesOn(aggregates, { projectId, target })))
  const { state } = await aggregates.load(files, `files-${projectId}`)
  const { steps, after } = await filesLeaving({ projectId, leaving: state.merge(...ofDocuments) }, request, around)
  const ofProject = removals('RemoveFilesOfProject', { projectId }, state)
  const further = documentIds.flatMap((documentId, index) =>
    removals('RemoveFilesOfDocument', { projectId, documentId }, ofDocuments[index] ?? files.initial),
  )
  return { steps: [...ofProject, ...further, ...steps], after }
}

/** Of a place with many files they leave in several parts. */
const removals = (type: string, place: { projectId: string; documentId?: string }, there: Files): Step[] =>
  inParts([...there], ([fileId, file]) => eventBytes({ ...place, fileId, ...file })).map((part) => {
    const fileIds = part.map(([fileId]) => fileId)
    return { type, data: { ...place, fileIds }, part: `files ${partOf(fileIds)}` }
  })

type Ids = Pick<FileUpload, 'organizationId' | 'projectId' | 'fileId'>
type File = Files extends { get(key: string): infer Found } ? NonNullable<Found> : never

const leavingUpload = (ids: Ids, { uploaderId, storageKey, size, target }: File) => ({
  ...{ ...ids, userId: uploaderId, storageKey, size, target },
})
