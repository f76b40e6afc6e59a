import type { QueryInput } from '@prumo/contracts/index'
import { useQuery } from '../../platform/server/useQuery'
import type { MoneyChoices } from './moneyChoices'
import { useSettledAnswer } from './useSettledAnswer'

/** What the screen of a project's money shows: its curve, and its months or deliveries where these are in sight. */
export function useMoneyAnswers(projectId: string, { section, statusOn, view, by }: MoneyChoices) {
  const standing = { projectId, statusOn, view }
  const ofCurve: QueryInput<'moneyCurve'> = { ...standing, by }
  const curve = useQuery('moneyCurve', ofCurve)
  const ofMonths = section === 'months' ? standing : null
  const ofDeliveries = section === 'deliveries' ? standing : null
  const months = useQuery('moneyMonths', ofMonths)
  const deliveries = useQuery('moneyByDelivery', ofDeliveries)
  const shown = { curve, months, deliveries }[section]
  return {
    curve: useSettledAnswer(ofCurve, curve),
    months: useSettledAnswer(ofMonths, months),
    deliveries: useSettledAnswer(ofDeliveries, deliveries),
    failure: curve.error ?? shown.error,
    retry: () => {
      void curve.mutate()
      if (shown !== curve) void shown.mutate()
    },
  }
}
