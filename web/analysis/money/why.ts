import { entryKinds, type MoneyWithout, moneyWithouts } from '@prumo/contracts/finance/kinds'
import type { BesideMeasure, MoneyMeasure } from '@prumo/contracts/finance/measures'
import type { QueryInput } from '@prumo/contracts/index'
import { isCalendarDay } from '../../platform/formats/dates'
import type { SingleFlow } from './curveSeries'

type WhyMeasure = MoneyMeasure | BesideMeasure

/** A figure that is asked about: what it counts, narrowed to days, to a delivery group, or to what has none. */
export type Why = {
  measure: WhyMeasure
  flow: SingleFlow
  from?: string | undefined
  to?: string | undefined
  cardId?: string | undefined
  /** A group that has no card. */
  groupName?: string | undefined
  without?: MoneyWithout | undefined
}

type Part = Pick<QueryInput<'moneyParts'>, 'of' | 'kind' | 'from' | 'to' | 'cardId' | 'groupName' | 'without' | 'view'>

const flows = [...entryKinds, 'net'] as const
const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Stands before the name of a group, which may be anything. */
const nameSign = '='
const isDay = (text: string | undefined) => text === undefined || text === '' || isCalendarDay(text)

/** How an address names a figure. */
export function whyText({ measure, flow, from = '', to = '', cardId, groupName, without }: Why): string {
  const group = groupName === undefined ? (cardId ?? without ?? '') : `${nameSign}${groupName}`
  const named = [measure, flow, from, to].join('.')
  return group === '' ? named.replace(/\.+$/, '') : `${named}.${group}`
}

/** The figure that an address names; `undefined` for what is none. */
export function whyIn(text: string | null): Why | undefined {
  const [measure = '', flow, from, to, ...rest] = (text ?? '').split('.')
  const found = flows.find((each) => each === flow)
  if (!Object.hasOwn(partsOfMeasure, measure) || found === undefined || !isDay(from) || !isDay(to)) return undefined
  return {
    measure: measure as WhyMeasure,
    flow: found,
    ...(from && { from }),
    ...(to && { to }),
    ...groupIn(rest.join('.')),
  }
}

function groupIn(text: string): Pick<Why, 'cardId' | 'groupName' | 'without'> {
  if (text.startsWith(nameSign)) return { groupName: text.slice(nameSign.length) }
  if (idForm.test(text)) return { cardId: text }
  const without = moneyWithouts.find((each) => each === text)
  return without ? { without } : {}
}

type Parts = (statusOn: string, to: string) => Omit<Part, 'kind'>[]
const none: Parts = () => []
const realized: Parts = (statusOn, to) => [{ of: 'realized', to: to < statusOn ? to : statusOn }]

/** What each figure is the sum of; nothing where others lead to it. */
const partsOfMeasure: Record<WhyMeasure, Parts> = {
  plannedAmount: (_, to) => [{ of: 'planned', to }],
  plannedTotalAmount: () => [{ of: 'planned' }],
  realizedAmount: realized,
  paidAmount: (statusOn) => [{ of: 'realized', to: statusOn, view: 'cash' }],
  partlyPaidAmount: none,
  openAmount: () => [{ of: 'open' }],
  overdueAmount: () => [{ of: 'overdue' }],
  forecastAmount: (statusOn, to) => [...realized(statusOn, to), { of: 'open', to }],
  estimateAtCompletionBottomUp: (statusOn) => [...realized(statusOn, statusOn), { of: 'open' }],
  deviation: none,
  deviationPercent: none,
  deviationAtCompletion: none,
  cancelledAmount: () => [{ of: 'cancelled' }],
  laterAmount: () => [{ of: 'later' }],
  undatedAmount: () => [{ of: 'realized', without: 'day' }],
}

/** The questions whose answers add up to a figure at the end of this day. Net is made of two other figures. */
export function partsOf({ measure, flow, from, to, cardId, groupName, without }: Why, statusOn: string): Part[] {
  if (flow === 'net') return []
  return partsOfMeasure[measure](statusOn, to ?? statusOn).map((part) => ({
    ...part,
    kind: flow,
    ...(from && { from }),
    ...(cardId && { cardId }),
    ...(groupName !== undefined && { groupName }),
    ...(without && { without }),
  }))
}
