import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import type { Can, DeletedThings } from './deletedThing'

export function useDeletedDocuments(projectId: string, can: Can): DeletedThings {
  const { t } = useTranslation()
  const { run } = useCommand()
  const sees = can('documents', 'viewOnly')
  const pages = usePagedQuery('documents', sees ? { projectId, deleted: 'yes' } : null)
  const things = (pages.items ?? []).map(({ documentId, title, changedAt, changedByName }) => ({
    id: documentId,
    title,
    place: null,
    deletedAt: changedAt,
    deletedBy: changedByName,
    address: addresses.document(projectId, documentId),
    restore: can('documents', 'editOnly')
      ? () => void run('RestoreDocument', { projectId, documentId }, { done: t('done.RestoreDocument') })
      : undefined,
  }))
  return { ...pages, things, isLoading: sees && !pages.items }
}
