import { useTranslation } from 'react-i18next'
import { useQuery } from '../platform/server/useQuery'
import { nobody } from './bulkChanges'
import { priorities } from './priorities'

/** What can be chosen for several tasks of a project at once. */
export function useBulkChoices(projectId: string) {
  const { t } = useTranslation()
  const { data: board } = useQuery('board', { projectId })
  return {
    stepId: (board?.steps ?? []).map(({ stepId, name }) => ({ value: stepId, text: name })),
    assigneeId: [
      { value: nobody, text: t('board.nobody') },
      ...(board?.people ?? []).map(({ userId, name }) => ({ value: userId, text: name })),
    ],
    priority: priorities.map((value) => ({ value: value as string, text: t(`priority.${value}`) })),
    tags: (board?.tags ?? []).map(({ tagId, description }) => ({ value: tagId, text: description })),
  }
}
