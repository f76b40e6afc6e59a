import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostTasksAtOnce } from '@prumo/contracts/tasks/mostTasksAtOnce'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyWithin } from '../platform/focus/isKeyWithin'
import { useNarrow } from '../platform/layout/useNarrow'
import type { Selection } from '../platform/selection/selectionOf'
import { useProjectRights } from '../projects/useProjectRights'
import { BulkEditForm } from './BulkEditForm'
import type { SelectedTask } from './SelectedTasks'

type Props = { selection: Selection; tasks: readonly SelectedTask[]; projectId: string | undefined }

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexShrink: 0,
    maxHeight: '50vh',
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: '8px 12px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  head: { display: 'flex', flexWrap: 'wrap', gap: '8px', alignItems: 'center' },
  count: { marginRight: 'auto' },
})

/** What is done with several tasks at once. All of them change, or none does. */
export function BulkEditBar({ selection, tasks, projectId }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const [wantsFields, setWantsFields] = useState<boolean>()
  const projects = new Set(tasks.map((task) => projectId ?? task.projectId ?? ''))
  const [only = ''] = projects.size === 1 ? projects : []
  const { can, role } = useProjectRights(only)
  const showsFields = wantsFields ?? !narrow

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
  const content: ReactNode = hint ? (
    <Text role="alert">{t(hint.text, hint.values)}</Text>
  ) : (
    showsFields && only && <BulkEditForm key={only} projectId={only} tasks={tasks} selection={selection} />
  )
  return (
    <section className={styles.root} aria-label={t('command.ChangeTasks')} onKeyDown={leaveByKey}>
      <div className={styles.head}>
        <Text weight="semibold" className={styles.count}>
          {t('bulk.selected', { count: tasks.length })}
        </Text>
        {narrow && !hint && (
          <Button size="small" aria-expanded={showsFields} onClick={() => setWantsFields(!showsFields)}>
            {t('bulk.fields')}
          </Button>
        )}
        <Button size="small" appearance="subtle" onClick={leave}>
          {t('bulk.clear')}
        </Button>
      </div>
      {content}
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
