import { describe, expect, it } from 'vitest'
import { aBilling } from '../../test/given/aSubscription'
import { ann } from '../../test/given/given'
import type { Domain } from '../pipeline/domain'
import type { Request } from '../pipeline/preparation'
import { billingPreparation } from './billingPreparation'

const { userId, organizationId } = ann
const foreignId = '00000000-0000-4000-8000-0000000000ff'

/** What the streams hold, by their names; `keys` are those that were made. */
function prepared(states: Record<string, unknown>, changes: object = {}, recorded: object[] = []) {
  const keys: string[] = []
  const domain = {
    aggregates: { load: async (_: unknown, stream: string) => ({ state: states[stream] }) },
    nameHash: (_: string, name: string) => name,
    historySince: async () => recorded,
  } as unknown as Domain
  const keyring = { create: async (id: string) => void keys.push(id) }
  const request = { id: 'command', actor: { ...ann, organizationId } } as unknown as Request
  const preparing = billingPreparation({ keyring } as never)({ ...aBilling, ...changes } as never, request, domain)
  return preparing.then(({ names, steps }) => ({ names, steps, keys }))
}
const nameStep = (type: string, name: string) => ({
  type,
  data: { kind: 'companyDocument', name, holderId: organizationId },
})
const claimed = nameStep('ClaimName', aBilling.document)
const subscription = `subscription-${organizationId}`

describe('Billing data', () => {
  it('ACC-14 claims the document, and is sealed under a key of the organization', async () => {
    const { names, steps, keys } = await prepared({}, { document: '11.222.333/0001-81', seen: { city: 'Olinda' } })
    expect(names).toEqual({ claimed: [claimed], released: [] })
    expect(steps).toEqual([
      {
        type: 'SaveBillingData',
        data: { ...aBilling, organizationId, seen: { city: 'Olinda' }, held: { from: null } },
      },
    ])
    expect(keys).toEqual([organizationId])
  })

  it('ACC-14 gives the former document back, unless the company goes by it', async () => {
    const billed = { [subscription]: { billing: { document: '52998224725' } } }
    const released = [nameStep('ReleaseName', '52998224725')]
    expect((await prepared(billed)).names).toEqual({ claimed: [claimed], released })
    const kept = { ...billed, [`organization-${organizationId}`]: { company: { document: '529.982.247-25' } } }
    expect((await prepared(kept)).names).toEqual({ claimed: [claimed], released: [] })
  })

  it('ACC-14 gives the former document back even if the first attempt ended before', async () => {
    const done = [{ type: 'BillingDataSaved', data: { before: { billing: { document: '52998224725' } } } }]
    const after = { [subscription]: { billing: aBilling } }
    expect((await prepared(after, {}, done)).names).toEqual({
      claimed: [],
      released: [nameStep('ReleaseName', '52998224725')],
    })
  })

  it.each([
    [{ documentType: 'cpf' }, 'document', 'partner.documentInvalid'],
    [{ document: '11.222.333/0001-82' }, 'document', 'partner.documentInvalid'],
    [{ responsibleDocument: aBilling.document }, 'responsibleDocument', 'billing.cpfInvalid'],
    [{ postalCode: '1234' }, 'postalCode', 'postalCode.invalid'],
  ])('ACC-14 refuses %j at its field', (changes, path, code) =>
    expect(prepared({}, changes)).rejects.toMatchObject({ fields: expect.arrayContaining([{ path, code }]) }),
  )

  it('ACC-06 refuses the e-mail of whoever has an account in another organization', async () => {
    const holder = { [`claim-email-${aBilling.email}`]: { holderId: userId } }
    const accountOf = (of: string) => ({ ...holder, [`account-${userId}`]: { organizationId: of } })
    await expect(prepared(accountOf(foreignId))).rejects.toMatchObject({ code: 'billing.emailTaken' })
    expect((await prepared(accountOf(organizationId))).steps).toHaveLength(1)
  })
})
