import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { useAddress, withParameter } from '../platform/lists/useAddress'
import { usePast } from '../platform/server/past'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { searchOfView, showTheSame, viewFiltersIn } from './viewFilters'

/** A project's saved views, the one that the address names, and what can be done with it. */
export function useSavedViews(projectId: string, screen: ViewScreen) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [address, changeAddress] = useAddress()
  const { run } = useCommand()
  const { data, error, mutate } = useQuery('taskViews', { projectId })
  const isPast = usePast() !== undefined
  const written = address.toString()
  const filters = useMemo(() => viewFiltersIn(new URLSearchParams(written), screen), [written, screen])
  const views = data?.items ?? []
  const current = views.find(({ taskViewId }) => taskViewId === address.get('view'))

  const show = (viewId: string) => {
    const view = views.find(({ taskViewId }) => taskViewId === viewId)
    if (!view) return
    const path = view.screen === 'board' ? addresses.board(projectId) : addresses.tasks(projectId)
    void navigate(path + searchOfView(view))
  }
  const name = (taskViewId: string | undefined) =>
    changeAddress((before) => withParameter(before, 'view', taskViewId), { replace: true })
  const leave = () => void navigate({ search: '' })
  const update = () =>
    current &&
    void run(
      'ChangeTaskView',
      { projectId, taskViewId: current.taskViewId, screen, filters },
      { done: t('done.ChangeTaskView') },
    )

  return {
    current,
    filters,
    isChanged: current !== undefined && !(current.screen === screen && showTheSame(current.filters, filters)),
    /** Nothing until they are there. */
    views: data?.items,
    isPast,
    mayShare: data?.mayShare ?? false,
    failure: error,
    retry: () => void mutate(),
    show,
    stay: (taskViewId: string) => name(taskViewId),
    forget: () => name(undefined),
    leave,
    update: () => void update(),
  }
}
