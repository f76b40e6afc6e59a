import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FilterChip } from '../platform/lists/FilterChips'
import { FilterMenu } from '../platform/lists/FilterMenu'
import { ListFilterBar } from '../platform/lists/ListFilterBar'
import { SearchFilter } from '../platform/lists/SearchFilter'
import { formerText } from '../platform/people/formerText'
import { useLanguage } from '../platform/texts/useLanguage'
import { chipsOf, type SeveralChoices } from './chipsOf'
import { DueFilter } from './DueFilter'
import { priorities } from './priorities'
import type { TaskFilters } from './taskFilters'

export type TaskChoices = {
  people: readonly { userId: string; name: string }[]
  /** Those who take part no more and have tasks still. */
  formerPeople: readonly { userId: string; name: string }[]
  tags: readonly { tagId: string; description: string }[]
  deliveryGroups: readonly string[]
}
type Props = {
  searchLabel: string
  filters: TaskFilters
  change: (changes: Partial<TaskFilters>) => void
  clear: () => void
  /** What a project has to choose from. Across projects, there is nothing in common. */
  choices?: TaskChoices | undefined
  count?: string | null | undefined
  actions?: ReactNode
  /** Further filters, and those of them that are set. */
  children?: ReactNode
  furtherChips?: readonly FilterChip[]
}

/** What a board or a list of tasks is narrowed to: menus to choose from, and what was chosen as chips. */
export function TaskFilterBar(props: Props) {
  const { searchLabel, filters, change, clear, choices, count, actions, children, furtherChips = [] } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const several = useSeveral(choices)
  const chips = chipsOf(filters, several, { language, t, change })
  return (
    <ListFilterBar
      count={count}
      actions={actions}
      search={<SearchFilter label={searchLabel} value={filters.search} onChange={(search) => change({ search })} />}
      chips={[...chips, ...furtherChips]}
      onClear={clear}
    >
      {several.map(({ filter, label, choices: ofFilter }) => (
        <FilterMenu
          key={filter}
          several
          name={filter}
          label={label}
          choices={ofFilter}
          chosen={filters[filter]}
          onChange={(chosen) => change({ [filter]: chosen })}
        />
      ))}
      <DueFilter due={filters.due} onChange={(due) => change({ due })} />
      {children}
    </ListFilterBar>
  )
}

/** The filters of which several can be chosen. Tags and delivery groups are offered where there are any. */
function useSeveral(choices: TaskChoices | undefined): SeveralChoices {
  const { t } = useTranslation()
  const { people = [], formerPeople = [], tags = [], deliveryGroups = [] } = choices ?? {}
  const ofProject = [
    {
      filter: 'assignee' as const,
      label: t('field.assigneeId'),
      choices: [
        ...people.map(({ userId, name }) => ({ value: userId, text: name })),
        ...formerPeople.map(({ userId, name }) => ({ value: userId, text: formerText(name, t) })),
        { value: 'nobody', text: t('board.nobody') },
      ],
    },
    {
      filter: 'tag' as const,
      label: t('field.tagIds'),
      choices: tags.map(({ tagId, description }) => ({ value: tagId, text: description })),
    },
    {
      filter: 'deliveryGroup' as const,
      label: t('field.deliveryGroup'),
      choices: deliveryGroups.length > 0 ? deliveryGroupChoices(deliveryGroups, t('tasks.noDeliveryGroup')) : [],
    },
  ].filter(({ choices: offered }) => choices && offered.length > 0)
  const priority = {
    filter: 'priority' as const,
    label: t('field.priority'),
    choices: priorities.map((value) => ({ value, text: t(`priority.${value}`) })),
  }
  return [...ofProject, priority]
}

const deliveryGroupChoices = (names: readonly string[], none: string) => [
  ...names.map((name) => ({ value: name, text: name })),
  { value: '', text: none },
]
