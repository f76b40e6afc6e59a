import { makeStyles, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { TaskGrouping } from '@prumo/contracts/tasks/views'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../platform/texts/useLanguage'
import { groupName } from './groupName'
import type { TaskChoices } from './TaskFilterBar'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    gap: '8px',
    padding: '6px 10px',
    backgroundColor: tokens.colorNeutralBackground2,
    fontWeight: tokens.fontWeightSemibold,
    cursor: 'default',
  },
  count: { whiteSpace: 'nowrap', color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
})

/** What tasks of one project can be grouped by. */
export const inProjects = ['assignee', 'priority', 'tag', 'deliveryGroup', 'week'] as const
/** Tags are a project's. */
const ofAll = inProjects.filter((grouping) => grouping !== 'tag')
const ofPerson = ofAll.filter((grouping) => grouping !== 'assignee')

/** What lists can be grouped by, and what the address says of it. */
export function groupingIn(address: string, scope: 'mine' | 'all', projectId: string | undefined) {
  const groupings: readonly TaskGrouping[] = projectId ? inProjects : scope === 'mine' ? ofPerson : ofAll
  return { groupings, grouping: groupings.find((each) => each === address) }
}

/** What stands above the first task of each group: its name, and how many tasks are in it. */
export function useTaskGroups(
  grouping: TaskGrouping | undefined,
  first: Answer<'tasks'> | undefined,
  items: readonly ListedTask[] | undefined,
  choices: TaskChoices | undefined,
) {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  if (!grouping || !first) return undefined
  const counts = new Map(first.groups.map(({ group, count }) => [group, count]))
  const tags = choices?.tags ?? []
  return (task: ListedTask, index: number) =>
    items?.[index - 1]?.group === task.group ? undefined : (
      <div className={styles.root}>
        <span>{groupName(grouping, task, { tags, language, t })}</span>
        <span className={styles.count}>{t('tasks.count', { count: counts.get(task.group) ?? 0 })}</span>
      </div>
    )
}
