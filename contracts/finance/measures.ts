import { type Measure, measure } from '../measure'

const amount = { unit: 'amount', source: 'house', right: 'finance', direction: null, drill: 'entries' } as const
const percent = { unit: 'percent', source: 'house', right: 'finance', direction: null, drill: 'inputs' } as const

/**
 * What a curve of money says of each kind at the end of its status day T. P, R and F are its series: planned, realized
 * and forecast. O is what is open at T.
 */
const ofCurve = [
  measure({ ...amount, name: 'plannedAmount', formula: 'P(T) = Σ planned, day ≤ T' }),
  measure({ ...amount, name: 'plannedTotalAmount', formula: 'P = Σ planned' }),
  measure({ ...amount, name: 'realizedAmount', formula: 'R(T) = Σ realized, day ≤ T' }),
  measure({ ...amount, name: 'paidAmount', formula: 'Σ paid + interest + fine − discount, day paid ≤ T' }),
  measure({ ...amount, name: 'partlyPaidAmount', formula: 'Σ paid, realized not said and not yet whole' }),
  measure({ ...amount, name: 'openAmount', formula: 'O = Σ open at T' }),
  measure({ ...amount, name: 'overdueAmount', direction: 'less', formula: 'Σ open at T, day < T' }),
  measure({
    ...amount,
    name: 'forecastAmount',
    formula: 'F(t) = R(T) + Σ open, max(day, T) ≤ t',
    of: ['realizedAmount', 'openAmount'],
  }),
  measure({
    ...amount,
    name: 'estimateAtCompletionBottomUp',
    formula: 'EAC = R(T) + O',
    source: 'pmiEvm',
    of: ['realizedAmount', 'openAmount'],
  }),
  measure({
    ...amount,
    name: 'deviation',
    formula: 'D(T) = R(T) − P(T)',
    of: ['realizedAmount', 'plannedAmount'],
  }),
  measure({
    ...percent,
    name: 'deviationPercent',
    formula: '100 · D(T) ÷ P(T)',
    of: ['deviation', 'plannedAmount'],
  }),
  measure({
    ...amount,
    name: 'deviationAtCompletion',
    formula: 'EAC − P',
    of: ['estimateAtCompletionBottomUp', 'plannedTotalAmount'],
  }),
] as const satisfies readonly Measure[]

/** The sums of a ledger, of all its days: each is called after the sum that `ledgerFigures` names. */
const ofLedger = [
  measure({ ...amount, name: 'ledgerPlanned', formula: 'Σ planned = Σ paid + Σ open + Σ cancelled' }),
  measure({ ...amount, name: 'ledgerRealized', formula: 'Σ realized' }),
  measure({
    ...amount,
    name: 'ledgerDeviation',
    formula: 'Σ realized − Σ planned (realized, not cancelled)',
    of: ['ledgerRealized', 'ledgerPlanned'],
  }),
  measure({
    ...percent,
    name: 'ledgerDeviationPercent',
    formula: '100 · (Σ realized − Σ planned) ÷ Σ planned (realized, not cancelled)',
    of: ['ledgerDeviation', 'ledgerPlanned'],
  }),
  measure({ ...amount, name: 'ledgerPaid', formula: 'Σ planned (paid)' }),
  measure({ ...amount, name: 'ledgerOpen', formula: 'Σ planned (open)' }),
  measure({ ...amount, name: 'ledgerCancelled', formula: 'Σ planned (cancelled)' }),
  measure({ ...amount, name: 'ledgerOverdue', direction: 'less', formula: 'Σ planned (open), day due < today' }),
  measure({ ...amount, name: 'ledgerMoved', formula: 'Σ paid + interest + fine − discount' }),
  measure({
    ...amount,
    name: 'ledgerPlannedBalance',
    direction: 'more',
    formula: 'Σ planned inflows − Σ planned outflows',
  }),
  measure({
    ...amount,
    name: 'ledgerRealizedBalance',
    direction: 'more',
    formula: 'Σ realized inflows − Σ realized outflows',
  }),
] as const satisfies readonly Measure[]

/** What stands beside a curve of money, so that both come to the ledger's sums. */
const besideCurve = [
  measure({ ...amount, name: 'cancelledAmount', formula: 'Σ planned (cancelled)' }),
  measure({ ...amount, name: 'laterAmount', formula: 'Σ realized, day > T' }),
  measure({ ...amount, name: 'undatedAmount', formula: 'Σ realized, no day' }),
] as const satisfies readonly Measure[]

export const financeMeasures = [...ofCurve, ...ofLedger, ...besideCurve]
/** What `moneyCurve` says of each kind besides its series. */
export const moneyFigureMeasures = ofCurve.filter(({ name }) => name !== 'forecastAmount')
/** By which what stands beside a curve of money is asked about. */
export type BesideMeasure = (typeof besideCurve)[number]['name']
/** By which the figures of a curve of money are found. */
export type MoneyMeasure = (typeof ofCurve)[number]['name']
