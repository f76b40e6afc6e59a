import { BookmarkRegular } from '@fluentui/react-icons'
import type { ViewScreen } from '@prumo/contracts/tasks/views'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToolbarButton } from '../platform/layout/ToolbarButton'
import { useAddress } from '../platform/lists/useAddress'
import { viewMenu } from './taskParts'

/**
 * The menu of saved views. Until somebody opens it, or the address names a view, a button stands in its place: a board
 * is shown sooner without its code and its question.
 */
export function SavedViews({ projectId, screen }: { projectId: string; screen: ViewScreen }) {
  const { t } = useTranslation()
  const [address] = useAddress()
  const [wanted, setWanted] = useState(false)
  const still = (
    <ToolbarButton
      icon={<BookmarkRegular />}
      label={t('taskViews.label')}
      aria-haspopup="menu"
      onPointerEnter={viewMenu.fetch}
      onFocus={viewMenu.fetch}
      onClick={() => setWanted(true)}
    />
  )
  if (!wanted && !address.has('view')) return still
  return (
    <Suspense fallback={still}>
      <viewMenu.Part projectId={projectId} screen={screen} opens={wanted} />
    </Suspense>
  )
}
