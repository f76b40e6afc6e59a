import type { Target, TargetKind } from '@prumo/contracts/discussion/target'
import { addresses } from '../platform/addresses'

const threadOf: Record<TargetKind, (projectId: string, targetId: string) => string> = {
  project: addresses.projectDiscussion,
  task: addresses.board,
  entry: addresses.finance,
  document: (projectId, documentId) => addresses.document(projectId, documentId, { view: 'comments' }),
}

/** The part of an address that leads to a comment. */
export const commentAnchor = (commentId: string) => `#comment-${commentId}`

/** Where a comment is read. */
export const commentAddress = (projectId: string, { kind, id }: Target, commentId: string) =>
  threadOf[kind](projectId, id) + commentAnchor(commentId)
