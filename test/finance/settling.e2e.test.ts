import { lastPaidDay } from '@prumo/contracts/finance/lastPaidDay'
import { showDay } from '@prumo/contracts/formats/days'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

/** Ana's window for all tests, which come to their own ledger by a link. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void anasWindow.troubles.splice(0))

const dayOf = (month: number, date: number) => `2031-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`

/** A project with an entry of three installments, the first of which is overdue, and one that comes in. */
async function aLedger() {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const [rock, rent] = [fresh(), fresh()]
  const dueOn = ['2024-01-31', dayOf(1, 31), dayOf(3, 31)]
  const installments = dueOn.map((day) => ({ installmentId: fresh(), dueOn: day, cents: 100_00 }))
  const entry = { ...anEntry(taskId, 300_00), title: 'Brita', installments }
  await ana.act('RecordEntry', { projectId, entryId: rock, ...entry })
  const income = { ...anEntry(taskId, 500_00, 'inflow'), title: 'Medição' }
  await ana.act('RecordEntry', {
    projectId,
    entryId: rent,
    ...income,
    installments: [{ installmentId: fresh(), dueOn: dayOf(2, 10), cents: 500_00 }],
  })
  const listed = async () => (await ana.ask('installments', { projectId })).items
  const ofRock = async () => (await listed()).filter(({ entryId }) => entryId === rock)
  // A page that comes by a link is fast: what it asks for has to be there.
  await listed()
  return { projectId, taskId, rock, rent, installments, listed, ofRock }
}

it('FIN-07 an installment is paid in part with interest, undone, paid again, reopened and cancelled', async () => {
  const { projectId, rock, ofRock } = await aLedger()
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/finance`)
  const rows = page.getByRole('row', { name: /Brita/ })
  await expect.poll(() => rows.count()).toBe(3)
  await picture(page, 'settling-list-pt-BR')
  await expectAccessible(page, 'a ledger with states')
  await expectNoSidewaysScroll(page, 'a ledger with states')
  await inOtherLooks(page, async () => {
    await page.getByRole('button', { name: 'Actions of Brita 1/3' }).waitFor()
    await picture(page, 'settling-list-en')
    await expectAccessible(page, 'a ledger with states on a phone')
    await expectNoSidewaysScroll(page, 'a ledger with states on a phone')
  })

  const dialog = page.getByRole('dialog').last()
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  const send = dialog.getByRole('button', { name: 'Registrar pagamento' })
  const pay = async () => {
    await field('Valor, sem juros e multa').fill('60,00')
    await field('Juros').fill('2,50')
    await dialog.getByText(/^Saem R\$\s62,50$/).waitFor()
    await dialog.getByText(/^Ficam em aberto R\$\s40,00\.$/).waitFor()
    await field('Vencimento do saldo').fill('15/02/2031')
    await field('Vencimento do saldo').press('Tab')
  }
  await page.getByRole('button', { name: 'Ações de Brita 1/3' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pagar…' }).press('Enter')
  await pay()
  await picture(page, 'settling-pay-pt-BR')
  await expectAccessible(page, 'a payment')
  // Nobody has paid on a day to come.
  const paidOn = field('Pago em')
  const today = await paidOn.inputValue()
  const lastDay = (language: 'pt-BR' | 'en') => showDay(lastPaidDay([], new Date().toISOString()), language)
  const refused = dialog.getByText(`Escolha um dia até ${lastDay('pt-BR')}`)
  await inOtherLooks(page, async () => {
    await field('Amount, without interest and fine').fill('60.00')
    await field('Interest').fill('2.50')
    await dialog.getByText(/^R\$62\.50 go out$/).waitFor()
    await dialog.getByText(/^R\$40\.00 stay open\.$/).waitFor()
    await field('The rest is due on').fill('02/15/2031')
    await field('Paid on').fill('02/10/2031')
    await field('Paid on').press('Enter')
    await dialog.getByText(`Choose a day up to ${lastDay('en')}`).waitFor()
    await picture(page, 'settling-future-en')
    await expectAccessible(page, 'a payment on a phone')
  })
  await pay()
  await paidOn.fill('10/02/2031')
  await paidOn.press('Enter')
  await refused.waitFor()
  await picture(page, 'settling-future-pt-BR')
  await send.press('Enter')
  await expect.poll(() => paidOn.evaluate((input) => input === document.activeElement)).toBe(true)
  expect((await ofRock()).map(({ state }) => state)).toEqual(['open', 'open', 'open'])
  await paidOn.fill(today)
  await paidOn.press('Tab')
  await refused.waitFor({ state: 'detached' })
  await send.press('Enter')
  await page.getByText('Pagamento registrado').first().waitFor()
  await expect
    .poll(async () => (await ofRock()).map(({ state, cents, paidCents, dueOn }) => [state, cents, paidCents, dueOn]))
    .toEqual([
      ['paid', 60_00, 62_50, '2024-01-31'],
      ['open', 100_00, null, dayOf(1, 31)],
      ['open', 40_00, null, dayOf(2, 15)],
      ['open', 100_00, null, dayOf(3, 31)],
    ])
  await rows.filter({ hasText: /Paga/ }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await ofRock()).length).toBe(3)
  await rows.filter({ hasText: /Paga/ }).waitFor({ state: 'detached' })

  // By the key on its row, and from there into its drawer.
  await rows.first().focus()
  await page.keyboard.press('p')
  await pay()
  await field('Valor, sem juros e multa').press('Enter')
  await expect.poll(async () => (await ofRock()).length).toBe(4)
  await goWithin(page, `/projects/${projectId}/finance/${rock}`)
  const drawer = page.getByRole('dialog').first()
  const reopen = drawer.getByRole('button', { name: 'Reabrir… Brita 1/4' })
  await reopen.waitFor()
  await picture(page, 'settling-drawer-pt-BR')
  await expectAccessible(page, 'an entry with a payment')
  await expectNoSidewaysScroll(page, 'an entry with a payment')
  await inOtherLooks(page, async () => {
    await drawer.getByRole('button', { name: 'Reopen… Brita 1/4' }).waitFor()
    await picture(page, 'settling-drawer-en')
    await expectAccessible(page, 'an entry with a payment on a phone')
    await expectNoSidewaysScroll(page, 'an entry with a payment on a phone')
  })
  await reopen.press('Enter')
  await dialog.getByRole('button', { name: 'Reabrir parcelas' }).press('Enter')
  await dialog.getByText('Informe o motivo').waitFor()
  await dialog.getByLabel('Motivo').fill('Banco errado')
  await dialog.getByRole('button', { name: 'Reabrir parcelas' }).press('Enter')
  await expect.poll(async () => (await ofRock()).map(({ state }) => state)).toEqual(Array(4).fill('open'))
  await drawer.getByRole('button', { name: 'Cancelar… Brita 4/4' }).press('Enter')
  await dialog.getByLabel('Motivo').fill('Obra menor')
  await picture(page, 'settling-cancel-pt-BR')
  await expectAccessible(page, 'a cancellation')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('button', { name: 'Cancel installments' }).waitFor()
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Obra menor')
    await picture(page, 'settling-cancel-en')
    await expectAccessible(page, 'a cancellation on a phone')
  })
  await dialog.getByLabel('Motivo').press('Enter')
  await expect.poll(async () => (await ofRock()).at(-1)).toMatchObject({ state: 'cancelled', reason: 'Obra menor' })
  await drawer.getByText(/Obra menor/).waitFor()
  expect(troubles).toEqual([])
})

it('FIN-07 what comes in is received and not paid, and its refund is named where it is reopened', async () => {
  const { projectId, taskId, rent, listed } = await aLedger()
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/finance`)
  const dialog = page.getByRole('dialog').last()
  const send = async (name: string) => {
    await dialog.getByRole('button', { name, exact: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  const states = async () => (await listed()).map(({ kind, state }) => `${kind} ${state}`).sort()

  await page.getByRole('button', { name: 'Ações de Medição' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Receber…', exact: true }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Recebido em', exact: true }).waitFor()
  await picture(page, 'settling-receive-pt-BR')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('textbox', { name: 'Received on', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Record receipt', exact: true }).waitFor()
    await picture(page, 'settling-receive-en')
  })
  await send('Registrar recebimento')
  await page.getByText('Recebimento registrado', { exact: true }).first().waitFor()
  await expect.poll(states).toContain('inflow paid')
  await page.locator(':focus').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('Desfeito: Registrar recebimento', { exact: true }).first().waitFor()
  await expect.poll(states).toEqual(['inflow open', ...Array(3).fill('outflow open')])

  // Several that go both ways.
  await page.getByRole('row', { name: /Medição/ }).focus()
  await page.keyboard.press('Control+a')
  await page.getByRole('button', { name: 'Pagar ou receber…', exact: true }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Pago ou recebido em', exact: true }).waitFor()
  await picture(page, 'settling-both-pt-BR')
  await expectAccessible(page, 'a dialog of what goes both ways')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('textbox', { name: 'Paid or received on', exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Settle installments', exact: true }).waitFor()
    await picture(page, 'settling-both-en')
    await expectAccessible(page, 'a dialog of what goes both ways on a phone')
  })
  await send('Registrar baixas')
  await page.getByText('Baixas registradas', { exact: true }).first().waitFor()
  await expect.poll(states).toEqual(['inflow paid', ...Array(3).fill('outflow paid')])

  // What has gone back is named, with its day; of several the last one.
  const refundOn = (plannedOn: string) =>
    ana.act('RecordEntry', {
      projectId,
      entryId: fresh(),
      ...anEntry(taskId, 100_00),
      title: 'Estorno da medição',
      plannedOn,
      refundOf: rent,
    })
  await refundOn('2026-03-05')
  await goWithin(page, `/projects/${projectId}/finance/${rent}`)
  await page.getByRole('heading', { name: 'Parcelas e recebimentos' }).waitFor()
  await page.getByText('10/02/2031 · Recebida', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Reabrir… Medição' }).press('Enter')
  await dialog.getByLabel('Motivo').fill('Banco errado')
  const reopen = dialog.getByRole('button', { name: 'Reabrir parcelas' })
  await reopen.press('Enter')
  const refused = /já foi devolvida: “Estorno da medição”, com data planejada 05\/03\/2026\. Exclua esta devolução/
  await dialog.getByText(refused).waitFor()
  await picture(page, 'settling-refunded-pt-BR')
  const inEnglish = /has been refunded: “Estorno da medição”, planned for 03\/05\/2026\. Delete this refund/
  await inOtherLooks(page, () => dialog.getByText(inEnglish).waitFor())
  await refundOn('2026-03-06')
  await reopen.press('Enter')
  const twice = /em 2 vezes, a última “Estorno da medição”, com data planejada 06\/03\/2026\. Exclua devoluções, as que/
  await dialog.getByText(twice).waitFor()
  const twiceInEnglish = /2 times, the last one “Estorno da medição”, planned for 03\/06\/2026\. Delete as many/
  await inOtherLooks(page, async () => {
    await dialog.getByText(twiceInEnglish).waitFor()
    await page.getByText('02/10/2031 · Received', { exact: true }).waitFor()
  })
  expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
})

const selectRows = async (page: Page) => {
  const rows = page.getByRole('row', { name: /Brita/ })
  await expect.poll(() => rows.count()).toBe(3)
  await rows.nth(1).focus()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  return page.getByRole('region', { name: 'Parcelas selecionadas' })
}

it('FIN-08 FIN-07 several installments are put off, paid and reopened by keyboard, as their preview says', async () => {
  const { projectId, ofRock, listed } = await aLedger()
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/finance?kind=outflow`)
  const bar = await selectRows(page)
  await bar.getByText('2 parcelas selecionadas').waitFor()
  await picture(page, 'settling-bar')
  await expectAccessible(page, 'the bar of what is selected')
  await bar.getByRole('button', { name: 'Prorrogar…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('31/01/2031 → 28/02/2031').waitFor()
  await dialog.getByText('31/03/2031 → 30/04/2031').waitFor()
  await picture(page, 'settling-postpone')
  await expectAccessible(page, 'the preview of a delay')
  await dialog.getByRole('textbox', { name: 'Meses' }).press('Enter')
  const days = async () => (await ofRock()).map(({ dueOn }) => dueOn)
  await expect.poll(days).toEqual(['2024-01-31', dayOf(2, 28), dayOf(4, 30)])
  await dialog.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+z')
  await expect.poll(days).toEqual(['2024-01-31', dayOf(1, 31), dayOf(3, 31)])

  await page.getByRole('row', { name: /Brita 1\/3/ }).focus()
  await page.keyboard.press('Control+a')
  await bar.getByText('3 parcelas selecionadas').waitFor()
  await bar.getByRole('button', { name: 'Pagar…' }).press('Enter')
  await dialog.getByText(/Saídas: R\$\s300,00 em 3 parcelas/).waitFor()
  // A day without a year has been, and one to come is refused.
  const paidOn = dialog.getByRole('textbox', { name: 'Pago ou recebido em' })
  const today = await paidOn.inputValue()
  await paidOn.fill('10/02/2031')
  await paidOn.press('Enter')
  await dialog.getByText(/^Escolha um dia até/).waitFor()
  await paidOn.fill(today.slice(0, 5))
  await paidOn.press('Tab')
  expect(await paidOn.inputValue()).toBe(today)
  await dialog.getByRole('button', { name: 'Registrar pagamentos' }).press('Enter')
  const states = async () => (await ofRock()).map(({ state }) => state)
  await expect.poll(states).toEqual(['paid', 'paid', 'paid'])
  await dialog.waitFor({ state: 'detached' })
  // The focus comes back to what opened the dialog.
  await page.locator(':focus').waitFor()
  // It can be pressed once the list shows what was paid.
  await bar.getByRole('button', { name: 'Reabrir…', disabled: false }).press('Enter')
  await dialog.getByLabel('Motivo').fill('Estorno do banco')
  await dialog.getByLabel('Motivo').press('Enter')
  await expect.poll(states).toEqual(['open', 'open', 'open'])
  await dialog.waitFor({ state: 'detached' })
  await bar.getByRole('button', { name: 'Limpar' }).press('Escape')
  await bar.waitFor({ state: 'detached' })
  expect((await listed()).find(({ kind }) => kind === 'inflow')?.state).toBe('open')
  expect(troubles).toEqual([])
})

it('FIN-07 FIN-09 lists and views are addresses, and each total leads to what it is the sum of', async () => {
  const { projectId, rock, rent, installments, taskId } = await aLedger()
  const [first, second] = installments
  await ana.act('CancelInstallments', {
    projectId,
    installments: [{ entryId: rock, installmentId: second?.installmentId ?? '', cents: 100_00 }],
    reason: 'Obra menor',
  })
  const { page, troubles } = anasWindow
  const at = (search: string) => goWithin(page, `/projects/${projectId}/finance${search}`)
  const rows = () => page.locator('[role=row][data-record]').count()
  await page.goto(`${prumo.url}/projects/${projectId}/finance?kind=outflow&state=overdue`)
  await expect.poll(rows).toBe(1)
  await at(`?originId=${taskId}`)
  await expect.poll(rows).toBe(4)
  await at('?realized=true')
  await page.getByText('Nenhuma parcela com estes filtros').waitFor()
  await at('')
  await unfold(page, 'Resumo')
  const summary = page.getByRole('region', { name: 'Resumo financeiro' })
  await summary.getByRole('definition').filter({ hasText: /^\+/ }).first().getByRole('link').click()
  await expect.poll(() => new URL(page.url()).search).toBe('?kind=outflow&state=open')
  await expect.poll(rows).toBe(2)
  expect(await page.getByRole('link', { name: 'A pagar', exact: true }).getAttribute('aria-current')).toBe('page')
  await page.getByRole('link', { name: /Vencido a pagar: R\$\s100,00/ }).click()
  await expect.poll(rows).toBe(1)
  await page.getByRole('link', { name: 'A receber', exact: true }).click()
  await expect.poll(rows).toBe(1)
  await page.getByText('Nada vencido.').waitFor()
  await picture(page, 'settling-receivable')

  // What was realized, once it is paid.
  await ana.act('PayInstallments', {
    projectId,
    paidOn: '2026-03-10',
    installments: [
      {
        entryId: rent,
        installmentId: (await ana.ask('entry', { projectId, entryId: rent })).installments[0]?.installmentId ?? '',
        cents: 500_00,
      },
    ],
  })
  await at('?kind=inflow&realized=true')
  await page.getByText(/Realizado nas entradas: R\$\s500,00 em 1 lançamento/).waitFor()
  await picture(page, 'settling-summary')
  await unfold(page, /^Filtros/)
  await page.getByRole('search').getByRole('button', { name: 'Situação', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Pagas ou recebidas' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('paid')
  await expectAccessible(page, 'a ledger that is narrowed by links')

  // Another person was faster: nothing is done unseen, and the dialog says so.
  await at('?kind=outflow&state=open')
  await page.getByRole('button', { name: 'Ações de Brita 1/3' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Pagar…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Saem R\$\s100,00$/).waitFor()
  await ana.act('PayInstallments', {
    projectId,
    paidOn: '2026-03-10',
    installments: [{ entryId: rock, installmentId: first?.installmentId ?? '', cents: 100_00 }],
  })
  await dialog.getByRole('button', { name: 'Registrar pagamento' }).press('Enter')
  await dialog.getByText(/Uma destas parcelas já está paga ou recebida\. Nada foi feito\./).waitFor()
  expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
})

it('FIN-07 FIN-08 what is paid stays as it is in the form, and a changed amount is split among what is open', async () => {
  const { projectId, rock, installments } = await aLedger()
  const [first] = installments
  const paid = [{ entryId: rock, installmentId: first?.installmentId ?? '', cents: 100_00 }]
  await ana.act('PayInstallments', { projectId, paidOn: '2026-03-10', installments: paid })
  await ana.ask('entry', { projectId, entryId: rock })
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/finance/${rock}`)
  const drawer = page.getByRole('dialog')
  const field = (name: string) => drawer.getByRole('textbox', { name, exact: true })
  await field('Valor da parcela 2').waitFor()
  expect(await field('Valor da parcela 1').count()).toBe(0)
  await field('Valor planejado').fill('50')
  await drawer.getByText(/As parcelas pagas, recebidas e canceladas já somam R\$\s100,00/).waitFor()
  await field('Valor planejado').fill('400')
  await expect.poll(() => field('Valor da parcela 3').inputValue()).toBe('150,00')
  await picture(page, 'settling-locked')
  await expectAccessible(page, 'an entry that is paid in part')
  await drawer.getByRole('button', { name: 'Salvar', exact: true }).press('Enter')
  const cents = async () =>
    (await ana.ask('entry', { projectId, entryId: rock })).installments.map((each) => each.cents)
  await expect.poll(cents).toEqual([100_00, 150_00, 150_00])

  await drawer.getByRole('button', { name: 'Excluir lançamento' }).press('Enter')
  // It stands in the notice, and for a moment in what is read aloud.
  await page
    .getByText(/Este lançamento já tem parcelas pagas ou recebidas\. Reabra essas parcelas antes/)
    .first()
    .waitFor()

  // A month that is closed takes no payment, and says so before it is tried.
  await ana.act('CloseMonth', { projectId, month: '2026-05', latePostings: 'refuse' })
  await drawer.getByRole('button', { name: 'Pagar… Brita 2/3' }).press('Enter')
  const dialog = page.getByRole('dialog').last()
  await dialog.getByRole('textbox', { name: 'Pago em' }).fill('10/04/2026')
  await dialog.getByRole('textbox', { name: 'Pago em' }).press('Tab')
  await dialog.getByText(/Mês fechado: abril de 2026\. Mudanças em valores dele são recusadas/).waitFor()
  await dialog.getByRole('button', { name: 'Registrar pagamento' }).press('Enter')
  await dialog.getByText(/Isto mudaria valores de um mês fechado, ou onde eles contam: abril de 2026/).waitFor()
  await picture(page, 'settling-closed')
  expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
})
