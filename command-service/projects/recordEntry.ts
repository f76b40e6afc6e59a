import { originsOf } from '../finance/preparations'
import type { Preparation } from '../pipeline/preparation'
import { project } from './project'

/** An entry of the ledger is in the currency of its project. Finance does not know projects; they know it. */
export const recordEntry: Preparation<'RecordEntry'> = async (data, _, domain) => {
  const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
  const isThere = await originsOf(domain, data.projectId)
  return { steps: [{ type: 'RecordEntry', data: { ...data, currency: state?.details.currency ?? 'BRL', isThere } }] }
}
