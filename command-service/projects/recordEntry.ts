import { lookupsFor } from '../finance/preparations'
import type { Domain } from '../pipeline/domain'
import type { Preparation, Request } from '../pipeline/preparation'
import { project } from './project'

type Named = { projectId: string; partnerId?: string | null | undefined }

/** What an entry of the ledger needs besides. Finance does not know the currency of a project; projects do. */
async function withCurrency<Data extends Named>(data: Data, { actor }: Request, domain: Domain) {
  const { state } = await domain.aggregates.load(project, `project-${data.projectId}`)
  const lookups = await lookupsFor(domain, actor, data, [data.partnerId])
  return { ...data, currency: state?.details.currency ?? 'BRL', lookups }
}

export const recordEntry: Preparation<'RecordEntry'> = async (data, request, domain) => ({
  steps: [{ type: 'RecordEntry', data: await withCurrency(data, request, domain) }],
})

export const repeatEntry: Preparation<'RepeatEntry'> = async (data, request, domain) => ({
  steps: [{ type: 'RepeatEntry', data: await withCurrency(data, request, domain) }],
})
