import type { Ledger } from '../ledger/ledger'
import type { Domain } from '../pipeline/domain'
import { type Files, files } from './files'
import { filesOn } from './filesOn'

/** The files that one stream of a project has, and the command by which they leave it. */
export type FilesOf = {
  type: 'RemoveFilesOfProject' | 'RemoveFilesOfDocument'
  place: { projectId: string; documentId?: string }
  attached: Files
}

/** Every file of a project: its own, those of its tasks and entries, and those of its documents. */
export async function filesOfProject(
  projectId: string,
  { aggregates, ledger }: Pick<Domain, 'aggregates'> & { ledger: Ledger },
): Promise<FilesOf[]> {
  await ledger.upToDate()
  const { state } = await aggregates.load(files, `files-${projectId}`)
  const ofDocuments = (await ledger.documentsWithFiles(projectId)).map(async (documentId): Promise<FilesOf> => {
    const attached = await filesOn(aggregates, { projectId, target: { kind: 'document', id: documentId } })
    return { type: 'RemoveFilesOfDocument', place: { projectId, documentId }, attached }
  })
  return [{ type: 'RemoveFilesOfProject', place: { projectId }, attached: state }, ...(await Promise.all(ofDocuments))]
}
