import type { ThreadItem } from '@prumo/contracts/discussion/queries'
import type { Target } from '@prumo/contracts/discussion/target'
import { usePagedQuery } from '../platform/server/usePagedQuery'

/** What was said of something and, unless only comments are wanted, what was done to it; newest first, in pages. */
export function useThread(projectId: string, target: Target, onlyComments: boolean) {
  const place = { projectId, kind: target.kind, targetId: target.id }
  const whole = usePagedQuery('discussion', onlyComments ? null : place)
  const comments = usePagedQuery('comments', onlyComments ? place : null)
  const { first, items: _, ...paging } = onlyComments ? comments : whole
  const items: ThreadItem[] | undefined = onlyComments ? comments.items?.map((comment) => ({ comment })) : whole.items
  return { ...paging, items, people: first?.people ?? [] }
}
