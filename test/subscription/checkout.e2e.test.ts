import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAllAccessible, expectDialogAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, signInByForm } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { textOfPdf } from '../documents/textOfPdf'
import { loggedEvents } from '../log/loggedEvents'
import { proofCode } from '../world/letters'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aBilling } from './aPayment'
import { forgedCheckout } from './forgedCheckout'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const projectId = await project(ana)
const signedIn = signingIn(open, prumo.url)
/** One in which a trial ends. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const late = await world({}, clock)
const lateLog = loggedEvents(late.databaseUrl)

/** Has this document ask and frame these addresses: the browser stops what is listed, and nothing else. */
async function expectBlocked(page: Page, addresses: string[], blocked: string[]): Promise<void> {
  const stopped: string[] = []
  await page.exposeFunction(`stopped${addresses.length}${blocked.length}`, (what: string) => stopped.push(what))
  await page.evaluate(
    async ({ each, name }) => {
      const note = (window as unknown as Record<string, (what: string) => void>)[name]
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        note?.(`${effectiveDirective} ${blockedURI}`.replace(/\/$/, '')),
      )
      for (const address of each) {
        await fetch(address, { mode: 'no-cors' }).catch(() => undefined)
        const frame = Object.assign(document.createElement('iframe'), { src: address })
        const isLoaded = new Promise((resolve) => frame.addEventListener('load', resolve))
        document.body.append(frame)
        await isLoaded
      }
    },
    { each: addresses, name: `stopped${addresses.length}${blocked.length}` },
  )
  await expect.poll(() => [...stopped].sort()).toEqual(blocked)
}

it('SUB-02 checkout is a document of its own: it alone may frame, and it asks no foreign host either', async () => {
  const { page } = await signedIn(ana)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.locator('main h2').first().waitFor()
  const foreign = 'http://127.0.0.1:9'
  const both = [`connect-src ${foreign}`, `frame-src ${foreign}`]
  const cardPage = `${prumo.url}/payment-sandbox`
  await expectBlocked(page, [foreign, cardPage], [...both, `frame-src ${cardPage}`])

  await forgedCheckout(page)
  const loaded = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/checkout')
  await page.evaluate(() => Object.assign(window, { isBoard: true }))
  await goWithin(page, '/checkout')
  const policy = (await (await loaded).headerValue('Content-Security-Policy')) ?? ''
  await page.getByRole('heading', { name: 'Escolha o plano' }).waitFor()
  expect(await page.evaluate(() => 'isBoard' in window)).toBe(false)
  expect(policy).toContain("frame-src 'self' blob:")
  await expectBlocked(page, [foreign, cardPage], both)

  const back = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/')
  await page.getByRole('link', { name: 'Voltar ao início' }).click()
  expect((await (await back).headerValue('Content-Security-Policy')) ?? '').not.toContain("frame-src 'self'")
  await page.getByRole('navigation', { name: 'Principal' }).waitFor()
})

it('SUB-04 the card form of the sandbox has no origin of ours, asks nobody, and lets no number out', async () => {
  const { page } = await signedIn(ana)
  const { calls, outcomes } = await forgedCheckout(page, { hasBilling: true })
  await page.goto(`${prumo.url}/checkout?plan=pro&period=month&seats=5`)
  await order(page, 'Cartão de crédito')
  const card = await cardForm(page)
  const frame = page.frames().find((each) => each.url().endsWith('/payment-sandbox'))
  const reach = await frame?.evaluate(async () => {
    const tried = async (what: () => unknown) => {
      try {
        await what()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    return {
      origin: self.origin,
      cookie: await tried(() => document.cookie),
      storage: await tried(() => localStorage.length),
      parent: await tried(() => parent.document.title),
      asks: await tried(() => fetch('/rest/queries/me')),
    }
  })
  expect(reach).toEqual({
    origin: 'null',
    cookie: 'SecurityError',
    storage: 'SecurityError',
    parent: 'SecurityError',
    asks: 'TypeError',
  })

  await card.getByRole('button', { name: 'Pagar' }).click()
  await card.getByText('Informe o nome que está no cartão').waitFor()
  const number = '4111 1111 1111 1111'
  await fillCard(page, number)
  await card.getByText('Aqui só valem os cartões de teste').waitFor()
  expect(await card.locator('#brand').textContent()).toBe('Visa')
  expect(calls.filter((each) => each.startsWith('paySandbox'))).toEqual([])
  const everything = () => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(await everything()).not.toContain('4111')

  outcomes.push({ state: 'paid', because: null, isFlagged: false })
  await fillCard(page, '4242 4242 4242 4242')
  await page.getByText('Pagamento confirmado').waitFor()
  expect(calls.filter((each) => each.startsWith('paySandbox'))).toEqual(['paySandbox {"outcome":"sandbox:paid"}'])
  expect(await everything()).not.toContain('4242')
})

it('SUB-02 SUB-03 ACC-14 a plan is chosen, billed and paid, a step at a time, by keyboard too', async () => {
  const { page, troubles, strangers } = await signedIn(ana)
  const { sent, outcomes, refusals } = await forgedCheckout(page)
  await page.goto(`${prumo.url}/checkout`)
  await page.getByText('Ambiente de testes.').waitFor()
  await looks(page, 'checkout-plan')
  await page.getByRole('button', { name: 'Contratar Pro' }).press('Enter')
  await expectFocused(page, 'Dados de cobrança')
  await looks(page, 'checkout-billing')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Informe um CNPJ válido').waitFor()
  await fillBilling(page)
  await page.reload()
  expect(await page.getByLabel('Razão social').inputValue()).toBe('Obra Boa Ltda')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expectFocused(page, 'Pagamento')
  expect(sent.at(-1)).toMatchObject({
    command: 'SaveBillingData',
    data: { document: '11222333000181', postalCode: '01310200', street: 'Avenida Paulista', stateCode: 'SP' },
  })
  await page.getByText('R$ 295,00').first().waitFor()
  await looks(page, 'checkout-payment')
  await page.getByRole('button', { name: 'Contratar e pagar' }).click()
  await page.getByText('Leia e aceite o termo').waitFor()
  refusals.OrderPlan = { status: 503, code: 'service.unavailable' }
  await order(page, 'Boleto bancário')
  await page.getByText('Não foi possível processar a assinatura.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Contratar e pagar' }).click()
  await page.getByText('em até 3 dias úteis', { exact: false }).waitFor()
  expect(sent.at(-1)).toMatchObject({
    command: 'OrderPlan',
    data: { plan: 'pro', period: 'month', seats: 5, method: 'slip', cents: 29_500, termsAccepted: true },
  })
  await looks(page, 'checkout-slip')

  // Another device knows only what is on record.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${prumo.url}/checkout`)
  await page.getByText('00012.34567', { exact: false }).waitFor()
  outcomes.push(
    { state: 'awaiting', because: null, isFlagged: false },
    { state: 'paid', because: null, isFlagged: false },
  )
  await page.getByRole('button', { name: 'Consultar a situação' }).click()
  await page.getByText('em até 3 dias úteis', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Consultar a situação' }).click()
  await expectFocused(page, 'Confirmação')
  await page.getByText('Pro, mensal, 5 pessoas').waitFor()
  await looks(page, 'checkout-done')
  expect(strangers).toEqual([])
  expect(troubles.filter((trouble) => !trouble.includes('404'))).toEqual([])
})

it('SUB-03 SUB-05 a card that is refused, in progress or cancelled is told as it is, and paid another way', async () => {
  const { page } = await signedIn(ana)
  const { outcomes, refusals } = await forgedCheckout(page, { hasBilling: true })
  await page.goto(`${prumo.url}/checkout?plan=startup&period=year&seats=3`)
  await page.getByText('R$ 1.170,00').first().waitFor()
  await order(page, 'Cartão de crédito')
  await cardForm(page)
  await looks(page, 'checkout-card')
  refusals.paySandbox = { status: 500, code: 'failure.unexpected' }
  await fillCard(page, '4000 0000 0000 0002')
  await page.getByText('Não foi possível validar o cartão.', { exact: false }).waitFor()
  outcomes.push({ state: 'refused', because: 'cardRefused', isFlagged: false })
  await fillCard(page, '4000 0000 0000 0002')
  await page.getByText('Cartão recusado').waitFor()
  await looks(page, 'checkout-refused')

  await page.getByRole('button', { name: 'Tentar outra forma de pagamento' }).click()
  await order(page, 'Cartão de crédito')
  outcomes.push(
    { state: 'inProgress', because: null, isFlagged: false },
    { state: 'cancelled', because: null, isFlagged: false },
  )
  await fillCard(page, '4000 0000 0000 3155')
  await page.getByText('Pagamento em processamento').waitFor()
  await page.getByRole('button', { name: 'Consultar a situação' }).click()
  await page.getByText('cancelado pela operadora do cartão', { exact: false }).waitFor()

  await page.getByRole('button', { name: 'Tentar outra forma de pagamento' }).click()
  await order(page, 'Boleto bancário')
  outcomes.push({ state: 'paid', because: null, isFlagged: true })
  await page.getByRole('button', { name: 'Consultar a situação' }).click()
  await page.getByText('Pagamento em conferência por nós').waitFor()
  expect(await page.getByText('Pagamento confirmado').count()).toBe(0)
  await looks(page, 'checkout-being-checked')

  await page.goto(`${prumo.url}/checkout?plan=startup&period=year&seats=3`)
  await order(page, 'Pix')
  await page.getByRole('img', { name: 'QR code do Pix' }).waitFor()
  await looks(page, 'checkout-pix')
  refusals.WithdrawPayment = { status: 503, code: 'service.unavailable' }
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click()
  await page.getByText('Não foi possível cancelar o pagamento', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click()
  await page.getByRole('button', { name: 'Contratar e pagar' }).waitFor()
})

it('SUB-01 SUB-02 an upgrade of the last days offers what takes so little, and of the last hours costs nothing', async () => {
  const { page } = await signedIn(ana)
  const hoursLeft = (hours: number) => {
    const endsAt = Date.now() + hours * 3_600_000
    const [starts, ends] = [endsAt - 31 * 86_400_000, endsAt].map((at) => new Date(at).toISOString())
    return { startsAt: starts ?? null, endsAt: ends ?? null, accessEndsAt: ends ?? null }
  }
  const paidPro = { code: 'PRO-1', plan: 'pro', period: 'month', seats: 5, hasBilling: true } as const
  const { subscription, sent } = await forgedCheckout(page, { ...paidPro, ...hoursLeft(36) })
  const upgrade = `${prumo.url}/checkout?plan=corporate&period=month&seats=5`
  await page.goto(upgrade)
  await page.getByText('Boleto bancário: a partir de R$ 5,00.').waitFor()
  expect(await page.getByRole('radio').allTextContents()).toHaveLength(2)
  await looks(page, 'checkout-little')

  Object.assign(subscription, hoursLeft(12))
  await page.goto(upgrade)
  await page.getByText('não há nada a pagar agora', { exact: false }).waitFor()
  await looks(page, 'checkout-free')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Mudar de plano' }).click()
  await page.getByText('Plano mudado').waitFor()
  expect(sent).toMatchObject([{ command: 'OrderPlan', data: { plan: 'corporate', cents: 0 } }])
})

it('ORG-08 a dependent is told whom to ask, and where nothing is sold a budget can be asked for', async () => {
  const { page } = await signedIn(await colleague(ana, 'editor'))
  await page.goto(`${prumo.url}/checkout`)
  await page.getByText('Só quem administra o plano', { exact: false }).waitFor()
  expect(await page.getByRole('button', { name: /Contratar/ }).count()).toBe(0)

  const anas = (await signedIn(ana)).page
  await forgedCheckout(anas, { gateway: null, methods: [] })
  await anas.goto(`${prumo.url}/checkout`)
  await anas.getByRole('button', { name: 'Pedir orçamento' }).click()
  await anas.getByRole('dialog').getByLabel('O que a sua empresa precisa').waitFor()
})

it('SES-03 SUB-02 SUB-03 SUB-05 SUB-06 SUB-07 ORG-08 from the end of a trial to the end of a plan, nothing is lost', async () => {
  const bia = await late.founder()
  const caio = await late.colleague(bia, 'editor')
  await bia.act('ProveEmail', { code: await proofCode(late.folder, bia.email) })
  await bia.act('SaveBillingData', aBilling)

  // The trial ends: a card is refused, and a slip is paid that was issued on another device.
  let page = await daysLater(16, bia)
  await page.waitForURL('**/checkout')
  await page.getByText('Nada foi excluído.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Contratar Pro' }).click()
  await order(page, 'Cartão de crédito')
  await fillCard(page, '4000 0000 0000 9995')
  await page.getByText('Cartão recusado').waitFor()
  await page.getByRole('button', { name: 'Tentar outra forma de pagamento' }).click()
  await order(page, 'Boleto bancário')
  await page.getByText('em até 3 dias úteis', { exact: false }).waitFor()
  const digits = await page.getByText(/^000\d\d\./).textContent()
  page = await daysLater(0, bia)
  await page.getByText(digits ?? 'no digits').waitFor()
  await page.getByRole('button', { name: 'Simular o pagamento' }).click()
  await page.getByText('Pagamento confirmado').waitFor()
  await page.getByRole('link', { name: 'Ir para o Prumo' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).waitFor()

  // From now on a card pays, which is refused when it is charged.
  await changeCard(page, 'Pagar com cartão', '4000 0000 0000 0341')
  page = await daysLater(32, bia)
  await page.getByText('O pagamento do plano está atrasado.', { exact: false }).waitFor()
  await looks(page, 'grace-banner')
  await goWithin(page, '/plans')
  await page.getByText(/^Pagamento vencido: o acesso continua até/).waitFor()
  await page.getByText('ou troque o cartão.', { exact: false }).waitFor()
  await page.getByText(/^R\$\s295,00, em atraso desde/).waitFor()
  await looks(page, 'grace-plans')
  await changeCard(page, 'Trocar cartão', '4242 4242 4242 4242')
  page = await daysLater(3, bia)
  await goWithin(page, '/plans')
  await page.getByText(/^Pago até/).waitFor()

  await goWithin(page, '/payment-history')
  await expect
    .poll(() => historyOf(page))
    .toEqual([
      'Renovação Pago',
      'Troca de cartão Pago',
      'Renovação Recusado',
      'Troca de cartão Pago',
      'Contratação Pago',
      'Contratação Recusado',
    ])
  await looks(page, 'history')
  expect(await receiptOf(page, 'Renovação: Pro, mensal')).toContain('Valor: R$ 295,00 (BRL)')

  const dependent = await daysLater(0, caio)
  await goWithin(dependent, '/plans')
  await dependent.getByText(/fale com Ana Souza, que administra o plano\.$/).waitFor()
  expect(await dependent.getByRole('link', { name: 'Planos e pagamento' }).count()).toBe(0)

  // It is cancelled, and its history stays at hand once it has ended.
  await goWithin(page, '/plans')
  await page.getByRole('button', { name: 'Cancelar assinatura' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Por que você está cancelando?', { exact: false }).fill('A obra acabou')
  await looks(page, 'cancel', expectDialogAccessible)
  await dialog.getByRole('button', { name: 'Cancelar assinatura' }).click()
  await page
    .getByText(/^Assinatura cancelada: o acesso continua até/)
    .first()
    .waitFor()
  expect(await lateLog.textSince(0)).toContain('A obra acabou')
  page = await daysLater(32, bia)
  await page.waitForURL('**/checkout')
  await page.getByText(/^O acesso terminou em/).waitFor()
  await page.getByRole('link', { name: 'Histórico de pagamentos' }).click()
  expect(await receiptOf(page, 'Contratação: Pro, mensal')).toContain('Boleto')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').getByRole('link', { name: 'Planos e pagamento' }).click()
  await page.getByText('Escolha um plano abaixo e pague', { exact: false }).waitFor()
  await looks(page, 'plans-after-end')
  await goWithin(page, '/my-projects')
  await page.waitForURL('**/checkout')
})

/** This person signs in so many days later, on a device that knows the time, once what was due is done. */
async function daysLater(days: number, { email }: Pick<Person, 'email'>): Promise<Page> {
  clock.ahead += days * 86_400_000
  await late.prumo.commands.look()
  const { page } = await open()
  await page.clock.setFixedTime(clock.now())
  await signInByForm(page, late.prumo.url, email)
  return page
}

async function changeCard(page: Page, button: string, number: string): Promise<void> {
  await goWithin(page, '/plans')
  await page.getByRole('button', { name: button }).click()
  await fillCard(page, number)
  await page.getByText('Cartão trocado').waitFor()
  await page.getByRole('link', { name: 'Ir para o Prumo' }).click()
  await page.getByRole('navigation', { name: 'Principal' }).waitFor()
}

/** What each payment was for, and what became of it. */
const historyOf = (page: Page) =>
  page.getByRole('row').evaluateAll((rows) =>
    rows.slice(1).map((row) => {
      const cells = [...row.querySelectorAll('[role=cell], td')].map((cell) => cell.textContent ?? '')
      return `${cells[0]?.split(':')[0]} ${cells.at(-1)}`
    }),
  )

/** The text of the receipt of the newest payment that is called so. */
async function receiptOf(page: Page, title: string): Promise<string> {
  const paid = page.getByRole('row').filter({ hasText: title }).filter({ hasText: 'Pago' })
  await paid.first().click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name: 'Baixar recibo' }).click()
  return textOfPdf(await readFile(await (await download).path())).replaceAll('\u00a0', ' ')
}

async function order(page: Page, method: string): Promise<void> {
  await page.getByRole('radio', { name: method }).check()
  const terms = page.getByRole('checkbox')
  if (!(await terms.isChecked())) await terms.check()
  await page.getByRole('button', { name: 'Contratar e pagar' }).click()
}

async function cardForm(page: Page) {
  const card = page.frameLocator('iframe[title="Dados do cartão"]')
  await card.getByLabel('Número do cartão').waitFor()
  return card
}

async function fillCard(page: Page, number: string): Promise<void> {
  const card = await cardForm(page)
  await card.getByLabel('Nome como está no cartão').fill('Ana Lima')
  await card.getByLabel('Número do cartão').fill(number)
  await card.getByLabel('Validade (mês/ano)').fill('12/40')
  await card.getByLabel('Código de segurança').fill('123')
  await card.getByLabel('Código de segurança').press('Enter')
}

async function fillBilling(page: Page): Promise<void> {
  const texts = {
    'CNPJ ou CPF': '11.222.333/0001-81',
    'Razão social': 'Obra Boa Ltda',
    'Inscrição municipal': '123',
    'Nome do responsável': 'Ana Lima',
    'CPF do responsável': '529.982.247-25',
    'E-mail': 'ana@obra.test',
    DDD: '11',
    Telefone: '98877-6655',
    Site: 'obra.test',
    CEP: '01310-200',
    Número: '1000',
    Complemento: 'Sala 1',
  }
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: false }).first().fill(text)
  await expect.poll(() => page.getByLabel('Rua').inputValue()).toBe('Avenida Paulista')
}

async function expectFocused(page: Page, heading: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(heading)
}

/** What stands there is accessible and fits, on a desk and on a phone. */
async function looks(page: Page, name: string, expectAccessible = expectAllAccessible): Promise<void> {
  const judge = async (width: number) => {
    await settled(page)
    await picture(page, `${name}-${width}`)
    await expectAccessible(page, name)
    await expectNoSidewaysScroll(page, name)
  }
  await judge(1280)
  await inOtherLooks(page, ({ width }) => judge(width))
}
