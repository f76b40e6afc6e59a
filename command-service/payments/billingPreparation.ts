import { type BillingFields, billingAsked } from '@prumo/contracts/subscription/billing'
import { Refused } from '@prumo/platform/errors'
import type { Keyring } from '@prumo/platform/personalData/keyring'
import { parse } from '@prumo/platform/values/parse'
import { account } from '../identity/account'
import { accountByEmail } from '../identity/accountByEmail'
import { companyDocumentNames } from '../naming/companyDocumentNames'
import { company } from '../organization/company'
import type { Domain } from '../pipeline/domain'
import { organizationOf } from '../pipeline/organizationOf'
import type { Preparation } from '../pipeline/preparation'
import { billedDocument } from '../subscription/billedDocument'

/**
 * Whom receipts are made out to: its document is claimed, unless it is the one that the company goes by already. It is
 * sealed under a key of the organization’s, so that receipts outlive whoever wrote them.
 */
export const billingPreparation =
  ({ keyring }: { keyring: Keyring }): Preparation<'SaveBillingData'> =>
  async ({ seen, ...typed }, { id, actor }, domain) => {
    const organizationId = organizationOf(actor)
    const billing = parse(billingAsked, typed)
    await refuseForeignEmail(billing, organizationId, domain)
    const from = await billedDocument(domain, organizationId)
    const names = await namesAround({ from, to: billing.document }, { organizationId, id }, domain)
    await keyring.create(organizationId)
    return { names, steps: [{ type: 'SaveBillingData', data: { organizationId, ...billing, seen, held: { from } } }] }
  }

/** ACC-06: whoever signs in to another organization is not whom this one’s receipts go to. */
async function refuseForeignEmail({ email }: BillingFields, organizationId: string, domain: Domain): Promise<void> {
  const userId = await accountByEmail(domain, email)
  if (!userId) return
  const { state } = await domain.aggregates.load(account, `account-${userId}`)
  if (state?.organizationId !== organizationId) throw new Refused('billing.emailTaken')
}

async function namesAround(
  { from, to }: { from: string | null; to: string },
  { organizationId, id }: { organizationId: string; id: string },
  domain: Domain,
) {
  const { state } = await domain.aggregates.load(company, `organization-${organizationId}`)
  const recorded = await domain.historySince(`subscription-${organizationId}`, id)
  const replaced = recorded.flatMap(({ type, data }) => (type === 'BillingDataSaved' ? [data.before] : []))
  const isDone = replaced.length > 0
  return companyDocumentNames(domain, {
    organizationId,
    claimed: isDone ? null : to,
    former: isDone ? replaced.map((before) => before?.billing.document ?? null) : [from],
    held: [isDone ? from : to, state?.company.document ?? null],
  })
}
