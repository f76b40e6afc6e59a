import { canonicalDocument } from '@prumo/contracts/partners/partnerDocument'
import type { Domain } from '../pipeline/domain'
import type { Prepared } from '../pipeline/preparation'

type Changing = {
  organizationId: string
  /** What is new; `null` where nothing is. */
  claimed: string | null
  /** What the organization went by before. */
  former: readonly (string | null)[]
  /** What it goes by from now on, here and elsewhere. */
  held: readonly (string | null)[]
}

/**
 * The claims around a change of an organization's document, which is unique over all organizations: of its company
 * record, or of whom its receipts are made out to. What is no document was never claimed.
 */
export function companyDocumentNames(
  { nameHash }: Pick<Domain, 'nameHash'>,
  { organizationId, claimed, former, held }: Changing,
): NonNullable<Prepared['names']> {
  const stepFor = (type: 'ClaimName' | 'ReleaseName') => (document: string) => ({
    type,
    data: { kind: 'companyDocument', name: nameHash('companyDocument', document), holderId: organizationId },
  })
  const kept = new Set(documentsOf([claimed, ...held]))
  const released = new Set(documentsOf(former).filter((document) => !kept.has(document)))
  return {
    claimed: documentsOf([claimed]).map(stepFor('ClaimName')),
    released: [...released].map(stepFor('ReleaseName')),
  }
}

const documentsOf = (typed: readonly (string | null)[]): string[] =>
  typed.flatMap((each) => (each && canonicalDocument(each)) || [])
