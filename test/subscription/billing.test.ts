import { describe, expect, it } from 'vitest'
import { aCompany } from '../given/aCompany'
import { aBilling } from '../given/aSubscription'
import { loggedEvents } from '../log/loggedEvents'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

const theWorld = await world({})
const { founder, colleague, visitor } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

const codeOf = ({ status, body }: Reply) => `${status} ${(body as ProblemBody).code ?? ''}`.trim()
const save = (who: Person, changes: object = {}) => who.attempt('SaveBillingData', { ...aBilling, ...changes })

/** Twelve digits with the two that check them, as the Receita Federal has them reckoned. */
function cnpjOf(number: number): string {
  const withCheck = (digits: string) => {
    const sum = [...digits].reduceRight(
      (total, digit, at) => total + Number(digit) * (2 + ((digits.length - 1 - at) % 8)),
      0,
    )
    return `${digits}${sum % 11 < 2 ? 0 : 11 - (sum % 11)}`
  }
  return withCheck(withCheck(String(number)))
}

describe('Whom receipts go to', () => {
  it('ACC-14 has a document that no other organization has, as its company or for its receipts', async () => {
    const [ana, rui] = [await founder(), await founder()]
    expect((await save(ana, { document: '90.021.382/0001-22' })).status).toBe(200)
    expect(codeOf(await save(rui, { document: '90021382000122' }))).toBe('409 organization.documentTaken')
    const asCompany = { ...aCompany, document: '90021382000122' }
    expect(codeOf(await rui.attempt('SaveCompany', asCompany))).toBe('409 organization.documentTaken')
    expect((await ana.attempt('SaveCompany', asCompany)).status).toBe(200)
    // The company still goes by it.
    expect((await save(ana, { document: '90.024.778/0001-23' })).status).toBe(200)
    expect(codeOf(await save(rui, { document: '90021382000122' }))).toBe('409 organization.documentTaken')
    expect((await ana.attempt('SaveCompany', aCompany)).status).toBe(200)
    expect((await save(rui, { document: '90021382000122' })).status).toBe(200)
  })

  it('ACC-14 keeps one document of several that are saved at once: the others are free for somebody else', async () => {
    const [ana, rui] = [await founder(), await founder()]
    for (let round = 0; round < 5; round++) {
      const documents = [1, 2, 3, 4].map((number) => cnpjOf(700_000_000_000 + round * 10 + number))
      const saved = await Promise.all(documents.map((document) => save(ana, { document })))
      expect(saved.map(({ status }) => status)).toContain(200)
      const { billing } = await ana.ask('billingData', {})
      for (const document of documents.filter((each) => each !== billing?.document))
        expect((await save(rui, { document })).status, document).toBe(200)
    }
  })

  it('ACC-06 has no e-mail of whoever signs in to another organization', async () => {
    const [ana, rui] = [await founder(), await founder()]
    const bia = await colleague(ana, 'viewer')
    const before = await log.head()
    expect(codeOf(await save(ana, { email: rui.email.toUpperCase() }))).toBe('409 billing.emailTaken')
    expect(await log.since(before)).toEqual([])
    expect((await save(ana, { email: bia.email })).status).toBe(200)
  })

  it('ACC-14 is said by the main administrator alone', async () => {
    const ana = await founder()
    const bia = await colleague(ana, 'creator')
    expect(codeOf(await save(bia))).toBe('403 subscription.notManager')
    expect(codeOf(await save(visitor()))).toBe('401 access.signIn')
    const lookUp = (who: Person) => who.request('GET', '/rest/billing-addresses/30130010')
    expect((await lookUp(ana)).body).toEqual({ outcome: 'off', address: null })
    expect(codeOf(await lookUp(bia))).toBe('403 subscription.notManager')
    expect(codeOf(await lookUp(visitor()))).toBe('401 access.signIn')
    expect(codeOf(await ana.request('GET', '/rest/billing-addresses/3013'))).toBe('422 fields.invalid')
  })
})
