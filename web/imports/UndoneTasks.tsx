import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import { SectionTitle } from '../platform/layout/SectionTitle'
import { useReason } from './useReason'

type Undo = NonNullable<Answer<'import'>['undo']>
type Task = Undo['reversed'][number] & { reason?: string }

const useStyles = makeStyles({
  groups: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))', gap: '12px' },
  quiet: { color: tokens.colorNeutralForeground2 },
  list: { margin: 0, paddingLeft: '18px', maxHeight: '220px', overflowY: 'auto', overflowWrap: 'anywhere' },
})

/** What came of each task when an import was undone, and which others felt it. A group of none says nothing. */
export function UndoneTasks({ undo }: { undo: Undo }) {
  const styles = useStyles()
  const { reversed, kept, discussed, failed, unlinked, unlinkedCount } = undo
  return (
    <div className={styles.groups}>
      <Group group="reversed" tasks={reversed} />
      <Group group="kept" tasks={kept} />
      <Group group="discussed" tasks={discussed} />
      <Group group="failed" tasks={failed} />
      <Group group="unlinked" tasks={unlinked} count={unlinkedCount} />
    </div>
  )
}

function Group({ group, tasks, count = tasks.length }: { group: keyof Undo; tasks: readonly Task[]; count?: number }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const reason = useReason()
  if (count === 0) return null
  return (
    <Card>
      <SectionTitle as="h3">
        {t(`importUndo.${group}`)} · {count}
      </SectionTitle>
      <Text size={200} className={styles.quiet}>
        {t(`importUndo.${group}About`)}
      </Text>
      {tasks.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <ul className={styles.list} tabIndex={0} aria-label={t(`importUndo.${group}`)}>
          {tasks.map((task) => (
            <li key={task.taskId}>
              {task.title}
              {task.reason && ` — ${reason(task.reason)}`}
            </li>
          ))}
        </ul>
      )}
      {count > tasks.length && <Text size={200}>{t('importUndo.more', { count: count - tasks.length })}</Text>}
    </Card>
  )
}
