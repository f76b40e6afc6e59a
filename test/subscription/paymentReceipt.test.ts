import { paymentReceiptPdf } from '@prumo/query-service/subscription/paymentReceiptPdf'
import { wordingIn } from '@prumo/query-service/texts/wordingIn'
import { expect, it } from 'vitest'
import { textOfPdf, textsUponEachOther } from '../documents/textOfPdf'

const paymentId = '0190f3a4-0000-7000-8000-000000000001'
const billing = {
  documentType: 'cnpj',
  document: '12ABC34501DE35',
  companyName: 'Construtora Prumo Ltda.',
  municipalRegistration: '123',
  responsible: 'Ana Lima',
  responsibleDocument: '52998224725',
  email: 'ana@obra.example',
  postalCode: '50050000',
  city: 'Recife',
  stateCode: 'PE',
  neighborhood: 'Boa Vista',
  street: 'Rua da Aurora',
  number: '10',
  complement: 'Sala 2',
  areaCode: '81',
  phone: '33334444',
  website: 'obra.example',
} as const
const payment = {
  paymentId,
  purpose: 'renew',
  plan: 'pro',
  period: 'month',
  seats: 5,
  cents: 295_00,
  currency: 'BRL',
  method: 'card',
  gateway: 'stripe',
  state: 'paid',
  because: null,
  isFlagged: false,
  attemptedAt: '2026-07-01T11:59:00.000Z',
  paidAt: '2026-07-01T12:00:00.000Z',
  payableUntil: null,
  card: { brand: 'Visa', lastFour: '4242' },
  reference: 'pi_1',
  startsAt: '2026-07-01T12:00:00.000Z',
  endsAt: '2026-08-01T12:00:00.000Z',
} as const
const confirmation = {
  eventId: '0190f3a4-0000-7000-8000-000000000009',
  stream: 'subscription-0190f3a4-0000-7000-8000-000000000003',
  position: 4711,
  at: '2026-07-01T12:00:01.000Z',
}
const zones = [{ since: '2026-01-01T00:00:00.000Z', timeZone: 'America/Recife' }]

it.each([
  [
    'pt-BR',
    [
      'Recibo de pagamento',
      `Número da transação: ${paymentId}`,
      'Referência no meio de pagamento: pi_1',
      'O que foi pago: Renovação: Pro, mensal, 5 pessoas',
      'Período pago: 01/07/2026 a 01/08/2026',
      'Valor: R$ 295,00 (BRL)',
      'Forma de pagamento: Cartão: Visa, final 4242',
      'Pago em: 01/07/2026, 09:00:00 (UTC−3)',
      'Nome ou razão social: Construtora Prumo Ltda.',
      'CPF ou CNPJ: 12.ABC.345/01DE-35',
      'Endereço: Rua da Aurora, 10, Sala 2, Boa Vista, Recife / PE, 50050-000',
      'Posição: 4711',
    ],
  ],
  [
    'en',
    [
      'Payment receipt',
      'What was paid: Renewal: Pro, monthly, 5 people',
      'Amount: R$295.00 (BRL)',
      'Payment method: Card: Visa ending in 4242',
      'Paid on: 07/01/2026, 9:00:00 AM (UTC−3)',
      'Name: Construtora Prumo Ltda.',
      'Position: 4711',
    ],
  ],
] as const)(
  'SUB-07 a receipt says what was paid, by whom, when, and where the log has it, in %s',
  async (language, lines) => {
    const pdf = await paymentReceiptPdf({ payment, billing, confirmation }, wordingIn(language, zones))
    const text = textOfPdf(pdf).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')
    for (const line of lines) expect(text).toContain(line)
    expect(text).not.toMatch(/\b(?:payments|paymentReceipt|plans)\.\w/)
    expect(textsUponEachOther(pdf)).toEqual([])
  },
)

it('SUB-07 a receipt stays without the data of whoever paid, once that was erased', async () => {
  const pdf = await paymentReceiptPdf({ payment, billing: null, confirmation: null }, wordingIn('pt-BR', zones))
  const text = textOfPdf(pdf)
  expect(text).toContain('Os dados de quem pagou foram apagados.')
  expect(text).not.toContain('Construtora')
  expect(text).toContain(paymentId)
})

it('SUB-07 a receipt of the test environment says that no money was moved', async () => {
  const record = { payment: { ...payment, gateway: 'sandbox', card: null, method: 'pix' }, billing, confirmation }
  const text = textOfPdf(await paymentReceiptPdf(record, wordingIn('en', zones)))
  expect(text).toContain('Test environment: no money was moved')
  expect(text).toContain('Payment method: Pix')
})
