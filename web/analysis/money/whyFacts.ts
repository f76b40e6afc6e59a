import type { Measure } from '@prumo/contracts/measure'
import { formulaOf } from '../../platform/layout/formulaOf'
import type { MoneyWords } from './moneyWords'
import type { Why } from './why'

type Of = {
  why: Why
  declared: Measure | undefined
  statusOn: string
  value: string | undefined
  group: string | undefined
}

/** What is said of a figure that is asked about: each fact by its name, those that it has. */
export function whyFacts({ why, declared, statusOn, value, group }: Of, { t, day }: MoneyWords): [string, string][] {
  const { flow, from, to } = why
  const days =
    to &&
    (from
      ? t('moneyCurve.whyFacts.between', { from: day(from), to: day(to) })
      : t('moneyCurve.whyFacts.upTo', { to: day(to) }))
  const facts: Record<string, string | undefined> = {
    value,
    formula: flow === 'net' ? t('moneyCurve.netFormula') : declared && formulaOf(declared, t),
    source: declared && t(`measureSource.${declared.source}`),
    status: day(statusOn),
    days,
    delivery: group,
  }
  return Object.entries(facts).flatMap(([name, fact]) => (fact ? [[t(`moneyCurve.whyFacts.${name}`), fact]] : []))
}
