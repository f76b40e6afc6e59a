import { useTranslation } from 'react-i18next'
import { ChoiceFilter } from '../platform/lists/ChoiceFilter'
import type { TaskFilters } from './taskFilters'

type State = TaskFilters['state']
type Props = { scope: 'mine' | 'all'; state: State; onChange: (state: State) => void }

/** Narrows a list to open or finished tasks. A person's own list shows open ones unless something else is chosen. */
export function StateFilter({ scope, state, onChange }: Props) {
  const { t } = useTranslation()
  const [usual, unfiltered]: [State, State] = scope === 'mine' ? ['open', 'any'] : ['', '']
  const choices = [unfiltered, 'open', 'finished'] as const
  return (
    <ChoiceFilter
      label={t('field.state')}
      value={state === 'any' ? unfiltered : state || usual}
      choices={choices.map((value) => ({ value, text: t(`taskState.${value || 'any'}`) }))}
      onChange={(chosen) => onChange(chosen === usual ? '' : (chosen as State))}
    />
  )
}
