import { addresses } from '../../platform/addresses'

type Late = {
  projectId: string
  work: { overdueTaskCount: number } | null
  money?: { overdueOutflow: number } | null | undefined
}

/** Where a project says what is overdue in it: its tasks, or else its money. */
export function healthAddress({ projectId, work, money }: Late): string {
  if (work && work.overdueTaskCount > 0) return `${addresses.tasks(projectId)}?due=overdue`
  const kind = money && money.overdueOutflow > 0 ? 'outflow' : 'inflow'
  return `${addresses.moneyCurve(projectId)}?why=overdueAmount.${kind}`
}
