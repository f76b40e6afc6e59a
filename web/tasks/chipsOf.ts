import { showDay } from '@prumo/contracts/formats/days'
import type { TFunction } from 'i18next'
import type { FilterChip } from '../platform/lists/FilterChips'
import type { FilterChoice } from '../platform/lists/FilterMenu'
import { rangeIn, type SeveralFilter, type TaskFilters } from './taskFilters'

export type SeveralChoices = readonly { filter: SeveralFilter; label: string; choices: readonly FilterChoice[] }[]
type Manner = { language: string; t: TFunction; change: (changes: Partial<TaskFilters>) => void }

/** The filters as chips. What was chosen and is no longer there is shown as such, and can be let go. */
export function chipsOf(filters: TaskFilters, several: SeveralChoices, { language, t, change }: Manner): FilterChip[] {
  const chips = several.flatMap(({ filter, label, choices }) => {
    const chosen: readonly string[] = filters[filter]
    return chosen.map((value) => ({
      key: `${filter} ${value}`,
      text: `${label}: ${choices.find((choice) => choice.value === value)?.text ?? t('tasks.choiceGone')}`,
      onRemove: () => change({ [filter]: chosen.filter((each) => each !== value) }),
    }))
  })
  const chipOf = (filter: 'due' | 'state', label: string, text: string) => ({
    key: filter,
    text: `${label}: ${text}`,
    onRemove: () => change({ [filter]: '' }),
  })
  const { due, state } = filters
  return [
    ...chips,
    ...(due ? [chipOf('due', t('field.endOn'), dueText(due, language, t))] : []),
    // Any state is no filter, although an address may say so.
    ...(state && state !== 'any' ? [chipOf('state', t('field.state'), t(`taskState.${state}`))] : []),
  ]
}

function dueText(due: string, language: string, t: TFunction): string {
  if (!due.includes('..')) return t(`due.${due}`)
  const { from, to } = rangeIn(due)
  if (from && to) return `${showDay(from, language)} – ${showDay(to, language)}`
  return from ? t('due.since', { day: showDay(from, language) }) : t('due.until', { day: showDay(to ?? '', language) })
}
