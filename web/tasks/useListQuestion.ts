import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { useFilters } from '../platform/lists/useFilters'
import { useShownDay } from '../platform/server/useShownDay'
import { standingIn } from './StandingFilter'
import { anyFilter, questionOf } from './taskFilters'
import { sortIn, usualSort } from './taskSorts'
import { useTaskFilters } from './useTaskFilters'

/** What a list of tasks asks for, as its address says it, and how that is changed. */
export function useListQuestion(scope: 'mine' | 'all', projectId: string | undefined) {
  const { t } = useTranslation()
  const [shownAs, setShownAs] = useFilters('sort', 'task', 'group', 'standing')
  const { filters, change, clear } = useTaskFilters()
  const wanted = useDeferredValue(filters)
  const standing = standingIn(shownAs.standing)
  const sort = sortIn(shownAs.sort) ?? usualSort
  const usualState = scope === 'mine' ? 'open' : undefined
  return {
    shownAs,
    setShownAs,
    filters,
    change,
    standing,
    sort,
    standingChips: standing
      ? [
          {
            key: 'standing',
            text: `${t('field.standing')}: ${t(`standing.${standing}`)}`,
            onRemove: () => setShownAs('standing', ''),
          },
        ]
      : [],
    /** What narrows it until something else is chosen. */
    usually: usualState && !filters.state ? `${t('field.state')}: ${t(`taskState.${usualState}`)}` : undefined,
    isNarrowed: anyFilter(filters) || standing !== undefined,
    clear: () => {
      clear()
      if (standing) setShownAs('standing', '')
    },
    question: {
      scope,
      projectId,
      ...questionOf(wanted, usualState, useShownDay()),
      standing: standing && [standing],
      sort,
    },
  }
}
