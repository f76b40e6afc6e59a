import { Button, Combobox, makeStyles, Option, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { plainDependency } from '@prumo/contracts/tasks/dependency'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { DependencyDialog } from './DependencyDialog'
import { sayLink } from './sayLink'
import { taskFailure } from './taskFailure'
import type { Task } from './taskValues'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  whole: { flexShrink: 0 },
  link: {
    flexShrink: 0,
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
    fontVariantNumeric: 'tabular-nums',
  },
  acts: { flexShrink: 0, whiteSpace: 'nowrap' },
  title: { flexGrow: 1, padding: '6px 0', overflowWrap: 'anywhere' },
})

const shownChoices = 30

/** What this task depends on, and how: as a rule, what has to be finished before it may go on. */
export function Predecessors({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand(taskFailure)
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const [text, setText] = useState('')
  const ids = task.predecessors.map(({ taskId }) => taskId)
  const place = { projectId: task.projectId, taskId: task.taskId }
  const add = (predecessorId: string) => run('AddDependency', { ...place, ...plainDependency(predecessorId) })
  const remove = ({ taskId: predecessorId, kind }: Task['predecessors'][number]) =>
    run('RemoveDependency', { ...place, predecessorId, kind }, { done: t('done.RemoveDependency') })
  const editable = mayEdit && !task.lockedFields.includes('predecessorIds')
  const choices = useMemo(() => {
    const taken = new Set([...ids, task.taskId])
    return (board?.tasks ?? [])
      .filter(
        ({ taskId, title, number }) =>
          !taken.has(taskId) && (containsWords(title, text) || text.trim() === `#${number}`),
      )
      .slice(0, shownChoices)
  }, [board, text, ids, task.taskId])

  if (!editable && ids.length === 0) return null
  return (
    <section className={styles.root} aria-label={t('field.predecessorIds')}>
      <SectionTitle as="h3">{t('field.predecessorIds')}</SectionTitle>
      <ul className={styles.list}>
        {task.predecessors.map((predecessor, index) => (
          <li key={placeOf(task.predecessors, index)} className={styles.row}>
            <span className={styles.title}>{predecessor.title}</span>
            <span className={styles.link} title={t(`dependencyKind.${predecessor.kind}`)}>
              {sayLink(predecessor, t)}
            </span>
            <span className={styles.whole}>
              <RoomyBadge appearance="tint" color={predecessor.finished ? 'success' : 'warning'}>
                {t(predecessor.finished ? 'task.predecessorDone' : 'task.predecessorOpen')}
              </RoomyBadge>
            </span>
            {editable && (
              <span className={styles.acts}>
                <DependencyDialog task={task} predecessor={predecessor} />
                <Button
                  appearance="subtle"
                  size="small"
                  icon={<DismissRegular />}
                  aria-label={t('task.removePredecessor', { title: predecessor.title })}
                  onClick={() => void remove(predecessor)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <Combobox
          freeform
          aria-label={t('task.addPredecessor')}
          expandIcon={{ 'aria-label': t('showChoices') }}
          placeholder={t('task.addPredecessor')}
          value={text}
          selectedOptions={[]}
          onChange={(event) => setText(event.target.value)}
          onOptionSelect={(_, { optionValue }) => {
            setText('')
            if (optionValue) void add(optionValue)
          }}
        >
          {choices.map(({ taskId, title }) => (
            <Option key={taskId} value={taskId}>
              {title}
            </Option>
          ))}
        </Combobox>
      )}
    </section>
  )
}

/** A dependency by its place among those on the same predecessor: an edited one keeps its row, and so the focus. */
function placeOf(predecessors: Task['predecessors'], index: number): string {
  const taskId = predecessors[index]?.taskId
  const before = predecessors.slice(0, index).filter((each) => each.taskId === taskId)
  return `${taskId} ${before.length}`
}
