import { Tab, TabList } from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular } from '@fluentui/react-icons'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskHistory } from '../audit/TaskHistory'
import { Attachments } from '../discussion/Attachments'
import { Discussion } from '../discussion/Discussion'
import { useFocusOnOpening } from '../platform/focus/useFocusOnOpening'
import { EmptyState } from '../platform/layout/EmptyState'
import { FailureBar } from '../platform/layout/FailureBar'
import { ItemDrawer } from '../platform/layout/ItemDrawer'
import { Loading } from '../platform/layout/Loading'
import { ToolButton } from '../platform/layout/ToolButton'
import { useQuery } from '../platform/server/api'
import { useProjectRights } from '../projects/useProjectRights'
import { Checklist } from './Checklist'
import { DeleteTaskDialog } from './DeleteTaskDialog'
import { Predecessors } from './Predecessors'
import { TaskForm } from './TaskForm'

type Props = {
  projectId: string
  taskId: string
  /** The tasks around, in the order of the screen behind: what previous and next mean. */
  siblings: readonly string[]
  onOpen: (taskId: string) => void
  onClose: () => void
}

/** Here Alt with an arrow opens a list already. */
const opensByArrow = 'select, [role=combobox]'

/** A task beside the list it was opened from. */
export function TaskDrawer({ projectId, taskId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<unknown>('details')
  const [deleting, setDeleting] = useState(false)
  const { can } = useProjectRights(projectId)
  const { data: task, error, mutate } = useQuery('task', { projectId, taskId })
  const mayEdit = can('tasks', 'editOnly')
  const current = task?.taskId === taskId ? task : undefined
  const index = siblings.indexOf(taskId)
  const around = { ArrowUp: siblings[index - 1], ArrowDown: index === -1 ? undefined : siblings[index + 1] }
  const heading = useFocusOnOpening()
  const walk = (event: KeyboardEvent) => {
    if (!event.altKey || deleting || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    if (event.target instanceof Element && event.target.closest(opensByArrow)) return
    event.preventDefault()
    const to = around[event.key]
    if (to === undefined) return
    // The field that has the focus goes with its task.
    heading.current?.focus()
    onOpen(to)
  }
  const latest = useRef(walk)
  latest.current = walk
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => latest.current(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const step = (label: string, icon: ReactElement, to: string | undefined) => (
    <ToolButton label={label} icon={icon} idle={to === undefined} onClick={() => to !== undefined && onOpen(to)} />
  )

  return (
    <ItemDrawer
      title={current?.title}
      kind={t('query.task')}
      closing={t('task.close')}
      heading={heading}
      tools={
        <>
          {step(t('task.previous'), <ArrowUpRegular />, around.ArrowUp)}
          {step(t('task.next'), <ArrowDownRegular />, around.ArrowDown)}
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
      {!current && !error && <Loading rows={8} />}
      {current && tab === 'details' && (
        <>
          <TaskForm key={taskId} task={current} mayEdit={mayEdit} refresh={() => mutate()} />
          <Predecessors task={current} mayEdit={mayEdit} />
          <Checklist task={current} mayEdit={mayEdit} />
        </>
      )}
      {current && tab === 'comments' && <Discussion projectId={projectId} target={{ kind: 'task', id: taskId }} />}
      {current && tab === 'files' && <Attachments projectId={projectId} target={{ kind: 'task', id: taskId }} />}
      {current && tab === 'history' && <TaskHistory projectId={projectId} taskId={taskId} />}
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
