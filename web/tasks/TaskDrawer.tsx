import { Tab, TabList } from '@fluentui/react-components'
import { DeleteRegular } from '@fluentui/react-icons'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { commentAnchor } from '../discussion/commentAddress'
import { addresses } from '../platform/addresses'
import { CopyLink } from '../platform/layout/CopyLink'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { ToolButton } from '../platform/layout/ToolButton'
import { useQuery } from '../platform/server/useQuery'
import { useProjectRights } from '../projects/useProjectRights'
import { DeleteTaskDialog } from './DeleteTaskDialog'
import { attachments, details, discussion, history } from './taskParts'

type Props = {
  projectId: string
  taskId: string
  /** The tasks around, in the order of the screen behind: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (taskId: string) => void
  onClose: () => void
}

/** A task beside the list it was opened from. */
export function TaskDrawer({ projectId, taskId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<unknown>(useLocation().hash.startsWith(commentAnchor('')) ? 'comments' : 'details')
  const [deleting, setDeleting] = useState(false)
  const { can } = useProjectRights(projectId)
  const { data: task, error, mutate } = useQuery('task', { projectId, taskId })
  const mayEdit = can('tasks', 'editOnly')
  const current = task?.taskId === taskId ? task : undefined

  return (
    <ItemDrawer
      title={current?.title}
      kind={t('query.task')}
      closing={t('task.close')}
      siblings={{ ids: siblings, previous: t('task.previous'), next: t('task.next'), isHeld: deleting, onOpen }}
      tools={
        <>
          <CopyLink address={addresses.board(projectId, taskId)} />
          {mayEdit && current && (
            <ToolButton label={t('command.DeleteTask')} icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
          )}
        </>
      }
      tabs={<Tabs tab={tab} onTab={setTab} discusses={can('discussion', 'viewOnly')} />}
      record={taskId}
      onClose={onClose}
    >
      {error?.status === 404 ? (
        <EmptyState title={t('task.none')} text={t('task.noneText')} />
      ) : (
        <FailureBar failure={error} onRetry={() => void mutate()} />
      )}
      {!current && !error && <Loading rows={8} shape="fields" />}
      <Suspense fallback={<Loading rows={8} />}>
        {current && tab === 'details' && (
          <details.Part key={taskId} task={current} mayEdit={mayEdit} refresh={() => mutate()} />
        )}
        {current && tab === 'comments' && (
          <discussion.Part projectId={projectId} target={{ kind: 'task', id: taskId }} />
        )}
        {current && tab === 'files' && <attachments.Part projectId={projectId} target={{ kind: 'task', id: taskId }} />}
        {current && tab === 'history' && <history.Part projectId={projectId} taskId={taskId} />}
      </Suspense>
      {deleting && current && (
        <DeleteTaskDialog
          projectId={projectId}
          task={current}
          onDeleted={onClose}
          onClosed={() => setDeleting(false)}
        />
      )}
    </ItemDrawer>
  )
}

type TabsProps = { tab: unknown; onTab: (tab: unknown) => void; discusses: boolean }

function Tabs({ tab, onTab, discusses }: TabsProps) {
  const { t } = useTranslation()
  return (
    <TabList selectedValue={tab} onTabSelect={(_, { value }) => onTab(value)}>
      <Tab value="details">{t('task.details')}</Tab>
      {discusses && <Tab value="comments">{t('comments.title')}</Tab>}
      {discusses && <Tab value="files">{t('files.title')}</Tab>}
      <Tab value="history">{t('task.history')}</Tab>
    </TabList>
  )
}
