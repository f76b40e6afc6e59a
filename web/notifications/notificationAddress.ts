import type { Notification } from '@prumo/contracts/notifications/queries'
import { addresses } from '../platform/addresses'

type Place = Pick<Notification, 'kind' | 'projectId' | 'recordKind' | 'recordId'>

const ofRecord: Record<string, (projectId: string, recordId: string) => string> = {
  task: addresses.board,
  document: addresses.document,
  entry: addresses.finance,
  project: addresses.projectDiscussion,
}

/** Where one looks after it. An approver decides on a document at a place of its own. */
export function notificationAddress({ kind, projectId, recordKind, recordId }: Place): string {
  if (kind === 'approvalRequest') return addresses.approval(projectId, recordId)
  return ofRecord[recordKind]?.(projectId, recordId) ?? addresses.project(projectId)
}
