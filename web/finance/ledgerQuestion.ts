import { entryKinds, installmentStates } from '@prumo/contracts/finance/kinds'
import { addDays, isCalendarDay } from '../platform/formats/dates'

export const ledgerFilterNames = [
  'search',
  'kind',
  'classification',
  'dueFrom',
  'dueTo',
  'state',
  'partnerId',
  'originId',
  'seriesId',
  'late',
  'realized',
] as const
export type LedgerFilters = Record<(typeof ledgerFilterNames)[number], string>

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const idIn = (text: string) => (idForm.test(text) ? text : undefined)
const dayIn = (text: string) => (isCalendarDay(text) ? text : undefined)
const flagIn = (text: string) => (text === 'true' ? ('true' as const) : undefined)

/** What a ledger is asked for so that these filters hold on this day. What makes no sense in an address is left out. */
export function ledgerQuestion(filters: LedgerFilters, day: string) {
  const { kind, classification, state, partnerId, originId, seriesId, late, realized } = filters
  const [dueFrom, dueTo] = [dayIn(filters.dueFrom), dayIn(filters.dueTo)]
  const isOverdue = state === 'overdue'
  const yesterday = addDays(day, -1)
  return {
    search: filters.search || undefined,
    kind: entryKinds.find((each) => each === kind),
    classification: classification || undefined,
    dueFrom,
    dueTo: isOverdue && !(dueTo && dueTo < yesterday) ? yesterday : dueTo,
    state: isOverdue ? ('open' as const) : installmentStates.find((each) => each === state),
    partnerId: idIn(partnerId),
    originId: idIn(originId),
    seriesId: idIn(seriesId),
    late: flagIn(late),
    realized: flagIn(realized),
  }
}
