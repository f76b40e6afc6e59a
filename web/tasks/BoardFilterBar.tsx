import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
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
  actions: ReactNode
}

const useStyles = makeStyles({
  note: { color: tokens.colorNeutralForeground3 },
})

export function BoardFilterBar({ board, filters, setFilter, clear, shown, filtered, readOnly, actions }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ListFilterBar actions={actions}>
      <SearchFilter
        label={t('board.filterText')}
        value={filters.search}
        onChange={(value) => setFilter('search', value)}
      />
      <ChoiceFilter
        label={t('field.assigneeId')}
        value={filters.assignee}
        choices={[
          { value: '', text: t('board.anyone') },
          { value: 'nobody', text: t('board.nobody') },
          ...board.people.map(({ userId, name }) => ({ value: userId, text: name })),
        ]}
        onChange={(value) => setFilter('assignee', value)}
      />
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
    </ListFilterBar>
  )
}
