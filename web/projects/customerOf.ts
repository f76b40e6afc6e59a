import type { ProjectSummary } from '@prumo/contracts/projects/queries'

type Named = Pick<ProjectSummary, 'customer' | 'customerGone'>

/** What a project's customer is called, and whether the register has it no more. */
export const customerOf = (
  { customer, customerGone }: Named,
  t: (key: string, options: { name: string }) => string,
): string | null => (customer !== null && customerGone ? t('projects.goneCustomer', { name: customer }) : customer)
