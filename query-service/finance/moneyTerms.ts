import type { MoneyView } from '@prumo/contracts/finance/kinds'

/**
 * In SQL, over installments `i` with their entries `e`, and the status day `:statusOn`: on which day a view counts
 * what is planned, and what is open. Whether somebody said what an entry came to, so that its payments do not count.
 */
export const moneyTerms = {
  competence: {
    plannedOn: 'e.planned_on',
    isSaid: 'e.realized_said',
    isOpen: `i.state <> 'cancelled' and case when e.realized_said then coalesce(e.realized_on > :statusOn::date, false)
      else coalesce(i.paid_on > :statusOn::date, true) end`,
  },
  cash: {
    plannedOn: 'i.due_on',
    isSaid: 'false',
    isOpen: `i.state <> 'cancelled' and coalesce(i.paid_on > :statusOn::date, true)`,
  },
} as const satisfies Record<MoneyView, { plannedOn: string; isSaid: string; isOpen: string }>
