import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  makeStyles,
  OverlayDrawer,
  Tab,
  TabList,
  Tooltip,
} from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskHistory } from '../audit/TaskHistory'
import { Attachments } from '../discussion/Attachments'
import { Discussion } from '../discussion/Discussion'
import { useQuery } from '../platform/api'
import { EmptyState } from '../platform/EmptyState'
import { FailureBar } from '../platform/FailureBar'
import { Loading } from '../platform/Loading'
import { useNarrow } from '../platform/useNarrow'
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

const useStyles = makeStyles({
  body: { display: 'flex', flexDirection: 'column', gap: '16px', paddingBottom: '24px' },
  tools: { display: 'flex', gap: '2px' },
})

/** Here Alt with an arrow opens a list already. */
const opensByArrow = 'select, [role=combobox]'

/** A task beside the list it was opened from. */
export function TaskDrawer({ projectId, taskId, siblings, onOpen, onClose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [tab, setTab] = useState<unknown>('details')
  const [deleting, setDeleting] = useState(false)
  const { can } = useProjectRights(projectId)
  const { data: task, error, mutate } = useQuery('task', { projectId, taskId })
  const mayEdit = can('tasks', 'editOnly')
  const current = task?.taskId === taskId ? task : undefined
  const index = siblings.indexOf(taskId)
  const around = { ArrowUp: siblings[index - 1], ArrowDown: index === -1 ? undefined : siblings[index + 1] }
  const heading = useRef<HTMLHeadingElement>(null)
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
  const step = (name: 'previous' | 'next', Icon: typeof ArrowUpRegular, to: string | undefined) => (
    <Tooltip content={t(`task.${name}`)} relationship="label">
      <Button
        appearance="subtle"
        icon={<Icon />}
        disabledFocusable={to === undefined}
        onClick={() => to !== undefined && onOpen(to)}
      />
    </Tooltip>
  )

  return (
    <OverlayDrawer
      open
      position="end"
      size={narrow ? 'full' : 'medium'}
      onOpenChange={(_, { open }) => !open && onClose()}
      aria-label={current?.title ?? t('query.task')}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          heading={{ as: 'h2', ref: heading, tabIndex: -1 }}
          action={
            <div className={styles.tools}>
              {step('previous', ArrowUpRegular, around.ArrowUp)}
              {step('next', ArrowDownRegular, around.ArrowDown)}
              {mayEdit && current && (
                <Tooltip content={t('command.DeleteTask')} relationship="label">
                  <Button appearance="subtle" icon={<DeleteRegular />} onClick={() => setDeleting(true)} />
                </Tooltip>
              )}
              <Tooltip content={t('task.close')} relationship="label">
                <Button appearance="subtle" icon={<DismissRegular />} onClick={onClose} />
              </Tooltip>
            </div>
          }
        >
          {current?.title}
        </DrawerHeaderTitle>
        <TabList selectedValue={tab} onTabSelect={(_, { value }) => setTab(value)}>
          <Tab value="details">{t('task.details')}</Tab>
          {can('discussion', 'viewOnly') && <Tab value="comments">{t('comments.title')}</Tab>}
          {can('discussion', 'viewOnly') && <Tab value="files">{t('files.title')}</Tab>}
          <Tab value="history">{t('task.history')}</Tab>
        </TabList>
      </DrawerHeader>
      <DrawerBody className={styles.body}>
        {error?.status === 404 ? (
          <EmptyState title={t('task.none')} text={t('task.noneText')} />
        ) : (
          <FailureBar failure={error} onRetry={() => void mutate()} />
        )}
        {!current && !error && <Loading rows={8} />}
        {current && tab === 'details' && (
          <>
            <TaskForm key={taskId} task={current} mayEdit={mayEdit} />
            <Predecessors task={current} mayEdit={mayEdit} />
            <Checklist task={current} mayEdit={mayEdit} />
          </>
        )}
        {current && tab === 'comments' && <Discussion projectId={projectId} target={{ kind: 'task', id: taskId }} />}
        {current && tab === 'files' && <Attachments projectId={projectId} target={{ kind: 'task', id: taskId }} />}
        {current && tab === 'history' && <TaskHistory projectId={projectId} taskId={taskId} />}
      </DrawerBody>
      {deleting && current && (
        <DeleteTaskDialog
          projectId={projectId}
          task={current}
          onDeleted={onClose}
          onClosed={() => setDeleting(false)}
        />
      )}
    </OverlayDrawer>
  )
}
