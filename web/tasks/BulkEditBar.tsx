import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyWithin } from '../platform/focus/isKeyWithin'
import { useNarrow } from '../platform/layout/useNarrow'
import { useRoomBelow } from '../platform/layout/useRoomBelow'
import type { Selection } from '../platform/selection/selectionOf'
import { useProjectRights } from '../projects/useProjectRights'
import { BulkEditForm } from './BulkEditForm'
import { BulkMenus } from './BulkMenus'
import { RefusedChanges } from './RefusedChanges'
import type { SelectedTask } from './SelectedTasks'
import { useBulkChange } from './useBulkChange'
import { useRecordInSight } from './useRecordInSight'

type Props = { selection: Selection; tasks: readonly SelectedTask[]; projectId: string | undefined }

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexShrink: 0,
    maxHeight: '50vh',
    boxSizing: 'border-box',
    padding: '6px 12px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  line: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center', flexShrink: 0 },
  count: { marginRight: 'auto' },
})

/** What is done with several tasks at once, in one line that unfolds. All of them change, or none does. */
export function BulkEditBar({ selection, tasks, projectId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const form = useId()
  const bar = useRef<HTMLElement>(null)
  const [isUnfolded, setUnfolded] = useState(false)
  const [isSending, setSending] = useState(false)
  const projects = new Set(tasks.map((task) => projectId ?? task.projectId ?? ''))
  const [only = ''] = projects.size === 1 ? projects : []
  const { can, role } = useProjectRights(only)
  const { change, refused, leaveOut, forgetRefused } = useBulkChange(only, tasks, selection)
  useRoomBelow(bar)
  useRecordInSight(bar)

  const leave = () => {
    const first = tasks[0]?.taskId
    selection.clear()
    document.querySelector<HTMLElement>(`[data-record="${first}"]`)?.focus()
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isKeyWithin(event) || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('[aria-expanded=true][role=combobox]')) return
    event.preventDefault()
    event.stopPropagation()
    leave()
  }

  const hint = hintFor(tasks.length, projects.size, role === undefined || can('tasks', 'editOnly'))
  const mayChange = hint === undefined && only !== ''
  return (
    <section ref={bar} className={styles.root} aria-label={t('command.ChangeTasks')} onKeyDown={leaveByKey}>
      {mayChange && isUnfolded && (
        <BulkEditForm
          key={only}
          id={form}
          projectId={only}
          onChange={change}
          onBegin={forgetRefused}
          onSending={setSending}
        />
      )}
      {hint && <Text role="alert">{t(hint.text, hint.values)}</Text>}
      {refused && <RefusedChanges refused={refused.changes} of={refused.of} onLeaveOut={leaveOut} />}
      <div className={styles.line}>
        <Text weight="semibold" className={styles.count}>
          {t('bulk.selected', { count: tasks.length })}
        </Text>
        {mayChange && !narrow && !isUnfolded && <BulkMenus projectId={only} onChange={change} />}
        {mayChange && (
          <Button
            size="small"
            aria-expanded={isUnfolded}
            aria-controls={form}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            {t('bulk.fields')}
          </Button>
        )}
        {mayChange && isUnfolded && (
          <Button size="small" appearance="primary" type="submit" form={form} disabledFocusable={isSending}>
            {t('bulk.apply')}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={leave}>
          {t('bulk.clear')}
        </Button>
      </div>
    </section>
  )
}

/** Why these cannot be changed together, and what to do about it. */
function hintFor(count: number, projects: number, mayEdit: boolean) {
  if (projects > 1) return { text: 'bulk.severalProjects', values: { count: projects } }
  if (!mayEdit) return { text: 'error.task.noPermission.bulk', values: {} }
  if (count > mostTasksAtOnce) return { text: 'bulk.tooMany', values: { most: mostTasksAtOnce } }
  return undefined
}
