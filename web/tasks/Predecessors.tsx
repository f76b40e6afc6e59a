import { Button, Combobox, makeStyles, Option, Subtitle2, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsWords } from '../platform/formats/plainText'
import { RoomyBadge } from '../platform/layout/RoomyBadge'
import { useCommand } from '../platform/server/useCommand'
import { useQuery } from '../platform/server/useQuery'
import { taskFailure } from './taskFailure'
import type { Task } from './taskValues'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: { display: 'flex', alignItems: 'center', gap: '8px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  title: { flexGrow: 1, padding: '6px 0', overflowWrap: 'anywhere' },
})

const shownChoices = 30

/** What has to be finished before this task may go on. */
export function Predecessors({ task, mayEdit }: { task: Task; mayEdit: boolean }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { run } = useCommand(taskFailure)
  const { data: board } = useQuery('board', { projectId: task.projectId })
  const [text, setText] = useState('')
  const ids = task.predecessors.map(({ taskId }) => taskId)
  const set = (predecessorIds: string[]) =>
    run('ChangeTask', { projectId: task.projectId, taskId: task.taskId, predecessorIds })
  const editable = mayEdit && !task.lockedFields.includes('predecessorIds')
  const choices = useMemo(() => {
    const taken = new Set([...ids, task.taskId])
    return (board?.tasks ?? [])
      .filter(({ taskId, title }) => !taken.has(taskId) && containsWords(title, text))
      .slice(0, shownChoices)
  }, [board, text, ids, task.taskId])

  if (!editable && ids.length === 0) return null
  return (
    <section className={styles.root} aria-label={t('field.predecessorIds')}>
      <Subtitle2 as="h3">{t('field.predecessorIds')}</Subtitle2>
      <ul className={styles.list}>
        {task.predecessors.map(({ taskId, title, finished }) => (
          <li key={taskId} className={styles.row}>
            <span className={styles.title}>{title}</span>
            <RoomyBadge appearance="tint" color={finished ? 'success' : 'warning'}>
              {t(finished ? 'task.predecessorDone' : 'task.predecessorOpen')}
            </RoomyBadge>
            {editable && (
              <Button
                appearance="subtle"
                size="small"
                icon={<DismissRegular />}
                aria-label={t('task.removePredecessor', { title })}
                onClick={() => void set(ids.filter((id) => id !== taskId))}
              />
            )}
          </li>
        ))}
      </ul>
      {editable && (
        <Combobox
          freeform
          aria-label={t('task.addPredecessor')}
          placeholder={t('task.addPredecessor')}
          value={text}
          selectedOptions={[]}
          onChange={(event) => setText(event.target.value)}
          onOptionSelect={(_, { optionValue }) => {
            setText('')
            if (optionValue) void set([...ids, optionValue])
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
