import { Button, Input, makeStyles, Select, Text, tokens } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { PriorityFilter } from './PriorityFilter'
import type { Board } from './useBoard'

type Name = 'search' | 'assignee' | 'priority'
type Props = {
  board: Board
  filters: Record<Name, string>
  setFilter: (name: Name, value: string) => void
  clear: () => void
  shown: number
  filtered: boolean
  readOnly: boolean
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  search: { width: '220px' },
  note: { color: tokens.colorNeutralForeground3 },
})

export function BoardFilterBar({ board, filters, setFilter, clear, shown, filtered, readOnly }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <search className={styles.root} aria-label={t('filter')}>
      <Input
        className={styles.search}
        size="small"
        contentBefore={<SearchRegular />}
        aria-label={t('board.filterText')}
        placeholder={t('board.filterText')}
        value={filters.search}
        onChange={(_, { value }) => setFilter('search', value)}
      />
      <Select
        size="small"
        aria-label={t('field.assigneeId')}
        value={filters.assignee}
        onChange={(_, { value }) => setFilter('assignee', value)}
      >
        <option value="">{t('board.anyone')}</option>
        <option value="nobody">{t('board.nobody')}</option>
        {board.people.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </Select>
      <PriorityFilter value={filters.priority} onChange={(priority) => setFilter('priority', priority)} />
      {filtered && (
        <>
          <Text size={200} className={styles.note} role="status">
            {t('board.filtered', { shown, count: board.tasks.length })}
          </Text>
          <Button size="small" appearance="subtle" onClick={clear}>
            {t('projects.clear')}
          </Button>
        </>
      )}
      {readOnly && (
        <Text size={200} className={styles.note}>
          {t('board.readOnly')}
        </Text>
      )}
    </search>
  )
}
