import { Button, Text } from '@fluentui/react-components'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { SelectionBar } from '../platform/selection/SelectionBar'
import type { Selection } from '../platform/selection/selectionOf'
import { useProjectRights } from '../projects/useProjectRights'
import { BulkEditForm } from './BulkEditForm'
import { BulkMenus } from './BulkMenus'
import { RefusedChanges } from './RefusedChanges'
import type { SelectedTask } from './SelectedTasks'
import { useBulkChange } from './useBulkChange'

type Props = { selection: Selection; tasks: readonly SelectedTask[]; projectId: string | undefined }

/** What is done with several tasks at once, in one line that unfolds. All of them change, or none does. */
export function BulkEditBar({ selection, tasks, projectId }: Props) {
  const { t } = useTranslation()
  const narrow = useNarrow()
  const form = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const [isSending, setSending] = useState(false)
  const projects = new Set(tasks.map((task) => projectId ?? task.projectId ?? ''))
  const [only = ''] = projects.size === 1 ? projects : []
  const { can, role } = useProjectRights(only)
  const { change, refused, leaveOut, forgetRefused } = useBulkChange(only, tasks, selection)

  const leave = () => {
    const first = tasks[0]?.taskId
    selection.clear()
    document.querySelector<HTMLElement>(`[data-record="${first}"]`)?.focus()
  }
  const hint = hintFor(tasks.length, projects.size, role === undefined || can('tasks', 'editOnly'))
  const mayChange = hint === undefined && only !== ''
  const showsForm = mayChange && isUnfolded
  return (
    <SelectionBar
      label={t('command.ChangeTasks')}
      count={t('bulk.selected', { count: tasks.length })}
      isFull={narrow && showsForm}
      onLeave={leave}
      above={
        <>
          {showsForm && (
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
        </>
      }
    >
      {mayChange && !narrow && !isUnfolded && <BulkMenus projectId={only} onChange={change} />}
      {mayChange && (
        <Button size="small" aria-expanded={isUnfolded} aria-controls={form} onClick={() => setUnfolded(!isUnfolded)}>
          {t('bulk.fields')}
        </Button>
      )}
      {showsForm && (
        <Button size="small" appearance="primary" type="submit" form={form} disabledFocusable={isSending}>
          {t('bulk.apply')}
        </Button>
      )}
    </SelectionBar>
  )
}

/** Why these cannot be changed together, and what to do about it. */
function hintFor(count: number, projects: number, mayEdit: boolean) {
  if (projects > 1) return { text: 'bulk.severalProjects', values: { count: projects } }
  if (!mayEdit) return { text: 'error.task.noPermission.bulk', values: {} }
  if (count > mostTasksAtOnce) return { text: 'bulk.tooMany', values: { most: mostTasksAtOnce } }
  return undefined
}
