import type { Company } from '@prumo/contracts/organization/company'
import { companyDocumentNames } from '../naming/companyDocumentNames'
import type { Domain } from '../pipeline/domain'
import type { Prepared } from '../pipeline/preparation'
import { billedDocument } from '../subscription/billedDocument'

type Named = Pick<Company, 'subdomain' | 'document'>
const unnamed: Named = { subdomain: null, document: null }

/**
 * The claims around a company record that is saved: its sub-domain and its document. A command that is sent again may
 * have ended before it gave the former ones back.
 */
export async function recordNames(
  before: Named | undefined,
  saved: Named,
  { organizationId, id }: { organizationId: string; id: string },
  domain: Domain,
): Promise<NonNullable<Prepared['names']>> {
  const recorded = await domain.historySince(`organization-${organizationId}`, id)
  const replaced = recorded.flatMap(({ type, data }) => (type === 'CompanySaved' ? [data.before] : []))
  const isDone = replaced.length > 0
  const [from, to] = isDone ? [before, before] : [before, saved]
  const former = isDone ? replaced : [before ?? unnamed]
  const isNew = (field: keyof Named) => (from?.[field] === to?.[field] ? null : (to?.[field] ?? null))
  const subdomainStep = (type: string) => (name: string) => ({
    type,
    data: { kind: 'subdomain', name: domain.nameHash('subdomain', name), holderId: organizationId },
  })
  const documents = companyDocumentNames(domain, {
    organizationId,
    claimed: isNew('document'),
    former: former.map(({ document }) => document),
    held: [to?.document ?? null, await billedDocument(domain, organizationId)],
  })
  const subdomains = new Set(former.flatMap(({ subdomain }) => subdomain ?? []))
  subdomains.delete(to?.subdomain ?? '')
  return {
    claimed: [...[isNew('subdomain') ?? []].flat().map(subdomainStep('ClaimName')), ...documents.claimed],
    released: [...[...subdomains].map(subdomainStep('ReleaseName')), ...documents.released],
  }
}
