import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import type { Can, DeletedThings } from './deletedThing'

/** Deleted cards; each can be restored into its area or into another one. */
export function useDeletedCards(projectId: string, can: Can): DeletedThings {
  const { t } = useTranslation()
  const { run } = useCommand()
  const sees = can('canvas', 'viewOnly')
  const { data, error, mutate } = useQuery('deletedCards', sees ? { projectId } : null)
  const { data: canvas } = useQuery('canvas', sees ? { projectId } : null)
  const places = canvas?.areas.map(({ areaId, name }) => ({ id: areaId, name }))
  const things = (data ?? []).map(({ cardId, areaId, areaName, ...card }) => ({
    ...card,
    id: cardId,
    place: areaName,
    address: addresses.canvas(projectId, cardId),
    places: places ?? [],
    restore: can('canvas', 'editOnly')
      ? (chosenId = areaId) =>
          void run('RestoreCard', { projectId, cardId, areaId: chosenId }, { done: t('done.RestoreCard') })
      : undefined,
  }))
  return { things, isLoading: sees && !data, failure: error, retry: () => void mutate(), more: undefined }
}
