import { showDay } from '@prumo/contracts/formats/days'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../platform/texts/useLanguage'
import { assigneeText } from '../assigneeText'
import type { CellField } from './cellEditing'

/** What a field of a task is called in its row, with its value. */
export function useCellName(field: CellField, task: ListedTask): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const values: Record<CellField, () => string> = {
    stepId: () => task.stepName,
    assigneeId: () => assigneeText(task, t) ?? t('board.nobody'),
    priority: () => t(`priority.${task.priority}`),
    startOn: () => showDay(task.startOn, language),
    endOn: () => [showDay(task.endOn, language), ...(task.standing === 'delayed' ? [t('board.late')] : [])].join(' '),
    progress: () => `${task.progress}%`,
  }
  return `${t(`field.${field}`)}: ${values[field]()}`
}
