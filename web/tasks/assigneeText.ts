import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { TFunction } from 'i18next'
import { formerText } from '../platform/people/formerText'

/** Whose a listed task is, as people read it; `null` for nobody's. */
export function assigneeText(
  { assigneeName, assigneeGone }: Pick<ListedTask, 'assigneeName' | 'assigneeGone'>,
  t: TFunction,
): string | null {
  return assigneeGone || assigneeName === '' ? formerText(assigneeName ?? '', t) : assigneeName
}
