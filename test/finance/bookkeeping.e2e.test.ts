import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { anEntry } from '../given/anEntry'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
await ana.act('AddPartner', { partnerId: fresh(), ...aPartner })

const words = {
  'pt-BR': {
    add: 'Novo lançamento',
    title: 'Título',
    classification: 'Classificação',
    amount: 'Valor planejado',
    plannedOn: 'Data planejada',
    day: '31/01/2099',
    addTask: 'Adicionar tarefa',
    partner: 'Cliente ou fornecedor',
    register: 'Cadastrar novo',
    name: 'Nome',
    registered: 'Adicionar cliente ou fornecedor',
    repeat: /^Repetir/,
    count: 'Quantas vezes',
    second: 'Vencimento do lançamento 2',
    secondDay: '28/02/2099',
    moved: '27/02/2099',
    sum: /3 lançamentos, R\$\s4\.500,00 no total/,
    send: 'Registrar lançamento recorrente',
    see: 'Ver a série recorrente',
    only: 'Da mesma recorrência',
    refund: 'Registrar devolução',
    refundTitle: 'Devolução de Brita',
    sendRefund: 'Registrar lançamento',
    close: 'Fechar o mês',
    closedThrough: /^Fechado até/,
    reopen: 'Reabrir o mês',
    reason: 'Motivo',
    warning: /Mudanças em valores dele são recusadas/,
    paid: /Esta parcela está paga/,
    cell: (field: string, title: string) => `Alterar ${field} de ${title}`,
    fields: { classification: 'classificação', amount: 'valor' },
    typed: '1.600,00',
    closeDrawer: 'Fechar o lançamento',
  },
  en: {
    add: 'New entry',
    title: 'Title',
    classification: 'Classification',
    amount: 'Planned amount',
    plannedOn: 'Planned date',
    day: '01/31/2099',
    addTask: 'Add task',
    partner: 'Customer or supplier',
    register: 'Register new',
    name: 'Name',
    registered: 'Add customer or supplier',
    repeat: /^Repeat/,
    count: 'How many times',
    second: 'Due date of entry 2',
    secondDay: '02/28/2099',
    moved: '02/27/2099',
    sum: /3 entries, R\$4,500\.00 in total/,
    send: 'Record recurring entry',
    see: 'See the recurring series',
    only: 'Of the same recurrence',
    refund: 'Record refund',
    refundTitle: 'Refund of Brita',
    sendRefund: 'Record entry',
    close: 'Close the month',
    closedThrough: /^Closed through/,
    reopen: 'Reopen the month',
    reason: 'Reason',
    warning: /Changes to its figures are refused/,
    paid: /This installment is paid/,
    cell: (field: string, title: string) => `Change ${field} of ${title}`,
    fields: { classification: 'classification', amount: 'amount' },
    typed: '1,600.00',
    closeDrawer: 'Close entry',
  },
} as const
type Words = (typeof words)['pt-BR' | 'en']

/** Fills the dialog of a new entry that recurs, with a partner registered in it. */
async function fillSeries(page: Page, say: Words, language: string, partnerName: string) {
  const dialog = page.getByRole('dialog').first()
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field(say.title).fill('Aluguel')
  await dialog.getByRole('combobox', { name: say.classification }).fill('Canteiro')
  await field(say.amount).fill(language === 'en' ? '1,500.00' : '1.500,00')
  await field(say.plannedOn).fill(say.day)
  await field(say.plannedOn).press('Tab')
  const partner = dialog.getByRole('combobox', { name: say.partner })
  await partner.pressSequentially('Vale')
  await page.getByRole('option', { name: /Betão do Vale/ }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await picture(page, `entry-partner-${language}`)
  await partner.press('ArrowDown')
  await partner.press('Enter')
  await expect.poll(() => partner.inputValue()).toContain('Betão do Vale')
  await dialog.getByRole('button', { name: say.register }).press('Enter')
  const register = page.getByRole('dialog').last()
  await register.getByRole('textbox', { name: say.name, exact: true }).fill(partnerName)
  await register.getByRole('textbox', { name: say.name, exact: true }).press('Enter')
  await expect.poll(() => partner.inputValue()).toContain(partnerName)
  const choose = dialog.getByRole('combobox', { name: say.addTask })
  await choose.pressSequentially('Fund')
  await page.getByRole('option', { name: 'Fundação' }).waitFor()
  await choose.press('ArrowDown')
  await choose.press('Enter')
  await dialog.getByRole('switch', { name: say.repeat }).check()
  await field(say.count).fill('3')
  await expect.poll(() => field(say.second).inputValue()).toBe(say.secondDay)
  await dialog.getByText(say.sum).scrollIntoViewIfNeeded()
  await picture(page, `entry-series-${language}`)
  await expectAccessible(page, 'a recurring entry')
  await field(say.second).fill(say.moved)
  await field(say.second).press('Tab')
  // Nothing of it is lost when the dialog is closed unsent.
  const moved = await field(say.second).inputValue()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator(':focus').waitFor()
  await page.keyboard.press('c')
  await expect.poll(() => field(say.second).inputValue()).toBe(moved)
  expect(await field(say.count).inputValue()).toBe('3')
  await dialog.getByRole('button', { name: say.send }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it.each([
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const)(
  'FIN-01 FIN-08 FIN-14 a recurring entry, a refund, a closed month, and cells that are changed where they stand: $language',
  async (look) => {
    const say = words[look.language]
    const projectId = await project(ana)
    const taskId = await taskIn(ana, projectId, 'Fundação')
    const [entryId, installmentId] = [fresh(), fresh()]
    const gravel = { ...anEntry(taskId, 120_50), title: 'Brita', plannedOn: '2026-01-04' }
    const installments = [{ installmentId, dueOn: '2026-01-10', cents: 120_50 }]
    await ana.act('RecordEntry', { projectId, entryId, ...gravel, installments })
    const paidOn = '2026-01-10'
    await ana.act('PayInstallments', { projectId, paidOn, installments: [{ entryId, installmentId, cents: 120_50 }] })
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    const ledger = `${prumo.url}/projects/${projectId}/finance`
    await page.goto(ledger)

    // A series, with its partner.
    await page.getByRole('button', { name: say.add }).press('Enter')
    const partnerName = `Imóveis ${look.language}`
    await fillSeries(page, say, look.language, partnerName)
    const listed = async () => (await ana.ask('installments', { projectId })).items
    const rents = async () => (await listed()).filter(({ title }) => title === 'Aluguel')
    await expect
      .poll(async () => (await rents()).map(({ dueOn }) => dueOn))
      .toEqual(['2099-01-31', '2099-02-27', '2099-03-31'])
    expect(new Set((await rents()).map((row) => row.partnerName))).toEqual(new Set([partnerName]))
    const rows = page.getByRole('row', { name: /Aluguel/ })
    await expect.poll(() => rows.count()).toBe(3)
    await rows.first().press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: say.see }).press('Enter')
    await page.getByText(say.only).waitFor()
    expect(new URL(page.url()).searchParams.get('seriesId')).toBe((await rents())[0]?.seriesId)
    await picture(page, `ledger-series-${look.language}`)

    // The title by F2, another amount by its cell; what is paid says why it stays.
    await page.goto(ledger)
    await rows.first().focus()
    await page.keyboard.press('F2')
    await page.getByRole('dialog').getByRole('textbox').fill('Aluguel do galpão')
    await picture(page, `ledger-title-${look.language}`)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await listed()).map(({ title }) => title)).toContain('Aluguel do galpão')
    await page.getByRole('button', { name: say.cell(say.fields.amount, 'Aluguel do galpão') }).click()
    await page.getByRole('dialog').getByRole('textbox').fill(say.typed)
    await picture(page, `ledger-cell-${look.language}`)
    await page.keyboard.press('Enter')
    await expect.poll(async () => (await listed()).map(({ cents }) => cents)).toContain(1600_00)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await listed()).map(({ cents }) => cents)).not.toContain(1600_00)
    await page.getByRole('button', { name: new RegExp(`^${say.cell(say.fields.amount, 'Brita')}`) }).press('Enter')
    await page.locator('.fui-Toast').getByText(say.paid).waitFor()
    await expectAccessible(page, 'a ledger with cells')

    // What was paid comes back.
    await page.goto(`${ledger}/${entryId}`)
    await drawer.getByRole('button', { name: say.refund }).press('Enter')
    const refund = page.getByRole('dialog').last()
    await expect
      .poll(() => refund.getByRole('textbox', { name: say.title, exact: true }).inputValue())
      .toBe(say.refundTitle)
    await picture(page, `entry-refund-${look.language}`)
    await refund.getByRole('button', { name: say.sendRefund, exact: true }).press('Enter')
    await drawer.getByRole('link', { name: say.refundTitle }).waitFor()
    await picture(page, `entry-refunded-${look.language}`)
    const { refunds } = await ana.ask('entry', { projectId, entryId })
    expect(refunds).toMatchObject([{ title: say.refundTitle, plannedCents: 120_50 }])
    expect(await drawer.getByRole('button', { name: say.refund }).count()).toBe(0)
    await drawer.getByRole('link', { name: say.refundTitle }).press('Enter')
    await drawer.getByRole('link', { name: 'Brita' }).waitFor()

    // A month is closed: forms warn, and whoever reopens it says why.
    await page.goto(ledger)
    await page.getByRole('button', { name: say.close }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('table').waitFor()
    await picture(page, `ledger-closing-${look.language}`)
    await expectAccessible(page, 'the closing of a month')
    await dialog.getByRole('button', { name: say.close, exact: true }).press('Enter')
    await page.getByText(say.closedThrough).waitFor()
    const through = async () => (await ana.ask('ledgerTotals', { projectId })).closedThrough
    expect(await through()).not.toBeNull()
    await page.goto(`${ledger}/${entryId}`)
    await drawer.getByText(say.warning).waitFor()
    await picture(page, `entry-closed-month-${look.language}`)
    await page.goto(ledger)
    await page.getByRole('button', { name: say.reopen }).press('Enter')
    await dialog.getByRole('textbox', { name: say.reason }).fill('Nota atrasada')
    await picture(page, `ledger-reopening-${look.language}`)
    await dialog.getByRole('textbox', { name: say.reason }).press('Enter')
    await expect.poll(through).not.toBeUndefined()
    await dialog.waitFor({ state: 'detached' })
    await expectNoSidewaysScroll(page, 'a ledger with a closed month')
    await page.keyboard.press('Control+z')
    await expect.poll(through).not.toBeNull()
    expect(troubles).toEqual([])
  },
)

it('ORG-09 whoever may only see a ledger has no line, cell or closing in it; without the register a name is only read', async () => {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const partnerId = fresh()
  await ana.act('AddPartner', { partnerId, ...aPartner, name: 'Areal do Sul' })
  const entryId = fresh()
  await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 10_00), partnerId })
  await ana.act('CloseMonth', { projectId, month: '2025-12', latePostings: 'refuse' })
  const member = async (finance: 'viewOnly' | 'editOnly') => {
    const profileId = fresh()
    const all = Object.fromEntries(features.map((feature) => [feature, 'editOnly']))
    const permissions = { ...all, actionLog: 'viewOnly', customers: 'noAccess', finance } as never
    await ana.act('CreateAccessProfile', { profileId, name: `Perfil ${finance}`, permissions, mayOwnProjects: false })
    const person = await colleague(ana, 'creator', profileId)
    await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
    const { page } = await open()
    await enter(page, prumo.url, person.email)
    await page.goto(`${prumo.url}/projects/${projectId}/finance/${entryId}`)
    await page.getByRole('dialog').getByText('Areal do Sul').waitFor()
    return page
  }
  const reader = await member('viewOnly')
  await reader.getByText(/^Fechado até dezembro de 2025/).waitFor()
  for (const name of ['Fechar o mês', 'Reabrir o mês', 'Registrar devolução', /^Alterar /])
    expect(await reader.getByRole('button', { name }).count()).toBe(0)
  expect(await reader.getByRole('textbox', { name: 'Lançamento rápido' }).count()).toBe(0)

  const editor = await member('editOnly')
  await editor.getByText(/Você não tem permissão para ver o cadastro/).waitFor()
  expect(await editor.getByRole('button', { name: 'Fechar o mês' }).count()).toBe(0)
  expect(await editor.getByRole('combobox', { name: 'Cliente ou fornecedor' }).count()).toBe(0)
})
