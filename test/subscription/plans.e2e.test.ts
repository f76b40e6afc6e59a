import { beforeAll, expect, it } from 'vitest'
import { expectAllAccessible, expectDialogAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { world } from '../world/world'
import { aPayment, aPlan, aTrial, forgePlan } from './forgedPlan'

const { prumo, founder, colleague } = await world()
const ana = await founder()
const bia = await colleague(ana, 'editor')

const signedIn = signingIn(browserForTests(), prumo.url)
let [anas, bias]: [OpenWindow, OpenWindow] = [] as never
beforeAll(async () => {
  ;[anas, bias] = [await signedIn(ana), await signedIn(bia)]
})

/** What the organization has bought is made up, as is what becomes of commands. */
async function show(path: string, subscription: object, payments: readonly { paymentId: string }[] = []) {
  const { page } = anas
  await forgePlan(page, subscription, payments)
  await page.goto(prumo.url + path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settled(page)
  return page
}

async function expectGood({ page, troubles, strangers }: OpenWindow, where: string) {
  await expectAllAccessible(page, where)
  await expectNoSidewaysScroll(page, where)
  await inOtherLooks(page, async () => {
    await settled(page)
    await expectAllAccessible(page, `${where}, otherwise`)
    await expectNoSidewaysScroll(page, `${where}, otherwise`)
  })
  expect([troubles, strangers]).toEqual([[], []])
}

it('SUB-01 a trial says until when it is, how many projects it may have, and leads to checkout with a plan', async () => {
  const page = await show('/plans', aTrial)
  await page.getByText(/^Período de teste até/).waitFor()
  await page.getByText('49 de 50').waitFor()
  const wayTo = (name: string) => page.getByRole('link', { name, exact: true }).getAttribute('href')
  expect(await wayTo('Contratar Pro')).toBe('/checkout?plan=pro&period=month&seats=5')
  await page.getByRole('radio', { name: 'Por ano' }).check()
  const seats = page.getByRole('textbox', { name: 'Pessoas no Corporate' })
  await seats.fill('12')
  expect(await wayTo('Contratar Corporate')).toBe('/checkout?plan=corporate&period=year&seats=12')
  await page.getByText('R$ 9.480,00 por ano').waitFor()
  await seats.fill('4')
  await page.getByText('Escolha de 5 a 5000 pessoas.').waitFor()
  expect(await page.getByRole('link', { name: 'Contratar Corporate' }).count()).toBe(0)
  await expectGood(anas, 'the plans of a trial')
})

it('SUB-01 more of a plan says what the days that are left cost before it leads to checkout', async () => {
  const page = await show('/plans', aPlan)
  await page.getByText('4 de 5 vagas em uso').waitFor()
  await page.getByText('Visa, final 4242').waitFor()
  // Half of a period of thirty days is left of R$ 100 more.
  await page.getByText(/^Agora: R\$\s50,00, pelos dias que faltam até/).waitFor()
  const upgrade = page.getByRole('link', { name: 'Mudar agora para Corporate' })
  expect(await upgrade.getAttribute('href')).toBe('/checkout?plan=corporate&period=month&seats=5')
  await expectGood(anas, 'a plan that is paid')
})

it('SUB-01 less of a plan says what does not fit, and is booked for the end of the period once it fits', async () => {
  let page = await show('/plans', aPlan)
  await page.getByRole('button', { name: 'Agendar mudança para Startup' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Vagas em uso: 4; o plano tem 3.').waitFor()
  await dialog.getByText(/^Armazenamento usado: 2\sGB; o plano tem 1\sGB\./).waitFor()
  await expectDialogAccessible(page, 'what does not fit')
  await page.keyboard.press('Escape')

  page = await show('/plans', { ...aPlan, used: { ...aPlan.used, editor: 0 }, storage: { used: 0, quota: 1 } })
  const sent: unknown[] = []
  await page.route('**/rest/commands/BookPlanChange', async (route) => {
    sent.push(route.request().postDataJSON().data)
    await route.fulfill({ status: 200, json: { position: '1', version: 1 } })
  })
  await page.getByRole('button', { name: 'Agendar mudança para Startup' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agendar mudança' }).click()
  await page
    .getByText(/^Mudança agendada para/)
    .first()
    .waitFor()
  expect(sent).toEqual([{ plan: 'startup', period: 'month', seats: 3 }])
})

it('SUB-06 cancelling says until when there is access and that nothing is deleted, and what failed', async () => {
  const page = await show('/plans', aPlan)
  await page.route('**/rest/commands/CancelSubscription', (route) =>
    route.fulfill({ status: 500, json: { code: 'failure.unexpected' } }),
  )
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^O acesso continua até .* nada é excluído/).waitFor()
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await page.getByText('A assinatura não foi cancelada.', { exact: false }).first().waitFor()
  await page.keyboard.press('Escape')
  anas.troubles.splice(0)
})

it('SUB-06 a card that cannot be changed says so', async () => {
  const page = await show('/plans', aPlan)
  await page.route('**/rest/commands/ChangePaymentCard', (route) =>
    route.fulfill({ status: 409, json: { code: 'payment.gatewayUnavailable' } }),
  )
  await page.getByRole('button', { name: 'Trocar cartão' }).click()
  await page.getByText('O cartão não foi trocado.').first().waitFor()
  anas.troubles.splice(0)
})

it('SUB-07 the history tells what became of each payment, and SUB-08 all that is known of one', async () => {
  const refused = {
    ...aPayment,
    paymentId: crypto.randomUUID(),
    purpose: 'renew',
    state: 'refused',
    because: 'noFunds',
  }
  const flagged = {
    ...aPayment,
    paymentId: crypto.randomUUID(),
    purpose: 'upgrade',
    because: 'otherAmount',
    isFlagged: true,
  }
  const page = await show('/payment-history', aPlan, [aPayment, refused, flagged])
  const rows = page.getByRole('row')
  expect(await rows.filter({ hasText: 'Renovação' }).innerText()).toContain('Recusado')
  await expectGood(anas, 'the history of payments')
  await rows.filter({ hasText: 'Contratação' }).click()
  const drawer = page.getByRole('dialog', { name: 'Contratação: Pro, mensal' })
  for (const fact of [aPayment.paymentId, '5 pessoas', '198.51.100.7', 'Chrome 140 · Linux'])
    await drawer.getByText(fact).waitFor()
  await drawer.getByRole('button', { name: 'Baixar recibo' }).waitFor()
  await expectGood(anas, 'a payment')
  await page.keyboard.press('Escape')
  await rows.filter({ hasText: 'Em conferência por nós' }).click()
  const checked = page.getByRole('dialog', { name: 'Mudança de plano: Pro, mensal' })
  await checked.getByText('Não pague de novo', { exact: false }).waitFor()
  expect(await checked.getByRole('button', { name: 'Baixar recibo' }).count()).toBe(0)
})

it('SUB-07 a history without payments says what it is for', async () => {
  const page = await show('/payment-history', aTrial)
  await page.getByText('Nenhum pagamento ainda').waitFor()
})

it('ORG-08 a dependent finds neither the plans nor the payments in the menu, and reads whom to ask', async () => {
  const { page, troubles } = bias
  for (const path of ['/plans', '/payment-history']) {
    await page.goto(prumo.url + path)
    await page.getByText('Só quem administra o plano vê e muda a assinatura').waitFor()
    await page.getByText(/fale com Ana Souza, que administra o plano\.$/).waitFor()
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Planos e pagamento' }).count()).toBe(0)
  }
  await expectGood(bias, 'whom a dependent asks')
  expect(troubles).toEqual([])
  await anas.page.goto(prumo.url)
  await anas.page.getByRole('navigation').getByRole('link', { name: 'Planos e pagamento' }).waitFor()
})
