import { beforeAll, describe, expect, it } from 'vitest'
import { textOfPdf } from '../documents/textOfPdf'
import { fresh } from '../given/fresh'
import { aPassword, type Person, type ProblemBody } from '../world/person'
import { world } from '../world/world'
import { aBilling, aPayment } from './aPayment'

const theWorld = await world({})
const { founder, colleague } = theWorld

let [ana, bia, otto]: [Person, Person, Person] = [] as never
let [paidId, begunId] = ['', '']
beforeAll(async () => {
  ana = await founder()
  bia = await colleague(ana)
  otto = await founder()
  // By the way that makes the key under which it is sealed.
  await ana.act('SaveBillingData', aBilling)
  paidId = await aPayment(theWorld, ana)
  await ana.request('POST', `/rest/payments/${paidId}/opening`, {})
  await ana.request('POST', `/rest/sandbox/payments/${paidId}`, { outcome: 'sandbox:paid' })
  begunId = await aPayment(theWorld, otto)
})

const receiptOf = (paymentId: string, language = 'pt-BR') => `/rest/payments/${paymentId}/receipt?language=${language}`
const codeOf = async (person: Person, path: string) => {
  const { status, body } = await person.request('GET', path)
  return `${status} ${(body as ProblemBody).code}`
}

/** The very bytes, as a browser would keep them. */
async function pdfOf(paymentId: string, language: string): Promise<Buffer> {
  const { url } = theWorld.prumo
  const headers = { 'X-Prumo': '1', 'Content-Type': 'application/json' }
  const body = JSON.stringify({ login: ana.email, password: aPassword })
  const signedIn = await fetch(`${url}/rest/users/authenticate`, { method: 'POST', headers, body })
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const answer = await fetch(url + receiptOf(paymentId, language), { headers: { Cookie: cookie } })
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  return Buffer.from(await answer.arrayBuffer())
}

describe('A payment that was paid', () => {
  it('SUB-08 has on record where it was confirmed, and which terms were accepted for it', async () => {
    const { confirmation, terms } = await ana.ask('paymentRecord', { paymentId: paidId })
    expect(confirmation).toMatchObject({ stream: `subscription-${ana.organizationId}`, at: expect.any(String) })
    expect(terms).toMatchObject({ sha256: expect.stringMatching(/^[0-9a-f]{64}$/), acceptedAt: expect.any(String) })
  })

  it.each([
    ['pt-BR', 'Recibo de pagamento', 'Contratação: Pro, mensal, 5 pessoas'],
    ['en', 'Payment receipt', 'Subscription: Pro, monthly, 5 people'],
  ])('SUB-07 has a receipt in %s, which says who paid and where the log has it', async (language, title, bought) => {
    const { confirmation } = await ana.ask('paymentRecord', { paymentId: paidId })
    const text = textOfPdf(await pdfOf(paidId, language))
    for (const words of [title, bought, paidId, aBilling.companyName, String(confirmation?.position)])
      expect(text).toContain(words)
  })

  it('ORG-08 has no receipt and no record for a dependent', async () => {
    expect(await codeOf(bia, receiptOf(paidId))).toBe('403 subscription.notManager')
    expect(await codeOf(bia, `/rest/queries/paymentRecord?paymentId=${paidId}`)).toBe('403 subscription.notManager')
  })

  it('SUB-07 does not exist for another organization', async () => {
    expect(await codeOf(otto, receiptOf(paidId))).toBe('404 payment.unknown')
    expect(await codeOf(otto, `/rest/queries/paymentRecord?paymentId=${paidId}`)).toBe('404 resource.unknown')
  })
})

it('SUB-07 a payment that was not paid has no receipt, and one that never was has no record', async () => {
  expect(await codeOf(otto, receiptOf(begunId))).toBe('404 payment.unknown')
  expect((await otto.ask('paymentRecord', { paymentId: begunId })).confirmation).toBeNull()
  expect(await codeOf(otto, `/rest/queries/paymentRecord?paymentId=${fresh()}`)).toBe('404 resource.unknown')
})
