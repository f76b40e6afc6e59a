import type { ListedFile } from '@prumo/contracts/discussion/queries'
import type { TargetKind } from '@prumo/contracts/discussion/target'

const addresses: Record<TargetKind, (projectId: string, targetId: string) => string> = {
  project: (projectId) => `/projects/${projectId}/files`,
  task: (projectId, taskId) => `/projects/${projectId}/tasks/${taskId}`,
  document: (projectId, documentId) => `/projects/${projectId}/documents/${documentId}`,
}

/** Where the thing is that a file is attached to. */
export const targetAddress = ({ targetKind, projectId, targetId }: ListedFile) =>
  addresses[targetKind](projectId, targetId)
