import { showDay } from '@prumo/contracts/formats/days'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import type { TFunction } from 'i18next'
import { addDays } from '../platform/formats/dates'

type Tag = { tagId: string; description: string }
type Manner = { tags: readonly Tag[]; language: string; t: TFunction }

/** What people call the group in which a task stands. */
export function groupName(
  grouping: TaskGrouping,
  { group, assigneeName }: Pick<ListedTask, 'group' | 'assigneeName'>,
  { tags, language, t }: Manner,
): string {
  const names: Record<TaskGrouping, () => string> = {
    assignee: () => (group === '' ? t('board.nobody') : assigneeName || t('person.erased')),
    priority: () => t(`priority.${group}`),
    tag: () => (group === '' ? t('tasks.noTag') : (tags.find(({ tagId }) => tagId === group)?.description ?? '')),
    deliveryGroup: () => group || t('tasks.noDeliveryGroup'),
    week: () => t('grouping.weekOf', { from: showDay(group, language), to: showDay(addDays(group, 6), language) }),
  }
  return names[grouping]()
}
