import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useCommand } from '../platform/server/useCommand'
import { usePagedQuery } from '../platform/server/usePagedQuery'
import type { Can, DeletedThings } from './deletedThing'

/** Deleted entries of the ledger, which stand nowhere but in it. */
export function useDeletedEntries(projectId: string, can: Can): DeletedThings {
  const { t } = useTranslation()
  const { run } = useCommand()
  const sees = can('finance', 'viewOnly')
  const pages = usePagedQuery('deletedEntries', sees ? { projectId } : null)
  const things = (pages.items ?? []).map(({ entryId, kind, ...entry }) => ({
    ...entry,
    id: entryId,
    kind: t(`entryKind.${kind}`),
    place: null,
    address: addresses.finance(projectId, entryId),
    restore: can('finance', 'editOnly')
      ? () => void run('RestoreEntry', { projectId, entryId }, { done: t('done.RestoreEntry') })
      : undefined,
  }))
  return { ...pages, things, isLoading: sees && !pages.items }
}
