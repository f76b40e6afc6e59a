import type { ListedFile } from '@prumo/contracts/discussion/queries'
import type { TargetKind } from '@prumo/contracts/discussion/target'
import { addresses } from '../platform/addresses'

const addressOf: Record<TargetKind, (projectId: string, targetId: string) => string> = {
  project: addresses.projectFiles,
  task: addresses.tasks,
  document: addresses.document,
  entry: addresses.finance,
}

/** Where the thing is that a file is attached to. */
export const targetAddress = ({ targetKind, projectId, targetId }: ListedFile) =>
  addressOf[targetKind](projectId, targetId)
