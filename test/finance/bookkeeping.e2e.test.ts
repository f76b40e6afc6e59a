import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
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

/** Fills the dialog of a new entry that recurs, with a partner registered in it. */
async function fillSeries(page: Page, partnerName: string) {
  const dialog = page.getByRole('dialog').first()
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field('Título').fill('Aluguel')
  await dialog.getByRole('combobox', { name: 'Classificação' }).fill('Canteiro')
  await field('Valor planejado').fill('1.500,00')
  await field('Data planejada').fill('31/01/2099')
  await field('Data planejada').press('Tab')
  const partner = dialog.getByRole('combobox', { name: 'Cliente ou fornecedor' })
  await partner.pressSequentially('Vale')
  await page.getByRole('option', { name: /Betão do Vale/ }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await picture(page, 'entry-partner-pt-BR')
  await partner.press('ArrowDown')
  await partner.press('Enter')
  await expect.poll(() => partner.inputValue()).toContain('Betão do Vale')
  await dialog.getByRole('button', { name: 'Cadastrar novo' }).press('Enter')
  const register = page.getByRole('dialog').last()
  await register.getByRole('textbox', { name: 'Nome', exact: true }).fill(partnerName)
  await register.getByRole('textbox', { name: 'Nome', exact: true }).press('Enter')
  await expect.poll(() => partner.inputValue()).toContain(partnerName)
  const choose = dialog.getByRole('combobox', { name: 'Adicionar tarefa' })
  await choose.pressSequentially('Fund')
  await page.getByRole('option', { name: 'Fundação' }).waitFor()
  await choose.press('ArrowDown')
  await choose.press('Enter')
  await dialog.getByRole('switch', { name: /^Repetir/ }).check()
  await field('Quantas vezes').fill('3')
  const second = field('Vencimento do lançamento 2')
  await expect.poll(() => second.inputValue()).toBe('28/02/2099')
  await dialog.getByText(/3 lançamentos, R\$\s4\.500,00 no total/).scrollIntoViewIfNeeded()
  await picture(page, 'entry-series-pt-BR')
  await expectAccessible(page, 'a recurring entry')
  await inOtherLooks(page, async () => {
    await field('Planned amount').fill('1,500.00')
    await dialog.getByText(/3 entries, R\$4,500\.00 in total/).waitFor()
    expect(await field('Due date of entry 2').inputValue()).toBe('02/28/2099')
    await picture(page, 'entry-series-en')
    await expectAccessible(page, 'a recurring entry on a phone')
  })
  await field('Valor planejado').fill('1.500,00')
  await second.fill('27/02/2099')
  await second.press('Tab')
  // Nothing of it is lost when the dialog is closed unsent.
  const moved = await second.inputValue()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.locator(':focus').waitFor()
  await page.keyboard.press('c')
  await expect.poll(() => second.inputValue()).toBe(moved)
  expect(await field('Quantas vezes').inputValue()).toBe('3')
  await dialog.getByRole('button', { name: 'Registrar lançamento recorrente' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

it('FIN-01 FIN-08 FIN-14 a recurring entry, a refund, a closed month, and cells that are changed where they stand', async () => {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const [entryId, installmentId] = [fresh(), fresh()]
  const gravel = { ...anEntry(taskId, 120_50), title: 'Brita', plannedOn: '2026-01-04' }
  const installments = [{ installmentId, dueOn: '2026-01-10', cents: 120_50 }]
  await ana.act('RecordEntry', { projectId, entryId, ...gravel, installments })
  const paidOn = '2026-01-10'
  await ana.act('PayInstallments', { projectId, paidOn, installments: [{ entryId, installmentId, cents: 120_50 }] })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  const ledger = `/projects/${projectId}/finance`
  await page.goto(`${prumo.url}${ledger}`)

  // A series, with its partner.
  await page.getByRole('button', { name: 'Novo lançamento' }).press('Enter')
  const partnerName = 'Imóveis do Vale'
  await fillSeries(page, partnerName)
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
  await drawer.getByRole('link', { name: 'Ver a série recorrente' }).press('Enter')
  await page.getByText('Da mesma recorrência').waitFor()
  expect(new URL(page.url()).searchParams.get('seriesId')).toBe((await rents())[0]?.seriesId)
  await picture(page, 'ledger-series-pt-BR')

  // The title by F2, another amount by its cell; what is paid says why it stays.
  await goWithin(page, ledger)
  await rows.first().focus()
  await page.keyboard.press('F2')
  await page.getByRole('dialog').getByRole('textbox').fill('Aluguel do galpão')
  await picture(page, 'ledger-title-pt-BR')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await listed()).map(({ title }) => title)).toContain('Aluguel do galpão')
  await page.getByRole('button', { name: 'Alterar valor de Aluguel do galpão' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('1.600,00')
  await picture(page, 'ledger-cell-pt-BR')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await listed()).map(({ cents }) => cents)).toContain(1600_00)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await listed()).map(({ cents }) => cents)).not.toContain(1600_00)
  await page.getByRole('button', { name: /^Alterar valor de Brita/ }).press('Enter')
  await page
    .locator('.fui-Toast')
    .getByText(/Esta parcela está paga/)
    .waitFor()
  await expectAccessible(page, 'a ledger with cells')
  await inOtherLooks(page, async () => {
    await page.getByRole('button', { name: /^Change amount of Brita/ }).waitFor()
    await picture(page, 'ledger-cells-en')
    await expectAccessible(page, 'a ledger with cells on a phone')
  })

  // What was paid comes back.
  await goWithin(page, `${ledger}/${entryId}`)
  const giveBack = drawer.getByRole('button', { name: 'Registrar devolução' })
  await giveBack.press('Enter')
  const refund = page.getByRole('dialog').last()
  await expect
    .poll(() => refund.getByRole('textbox', { name: 'Título', exact: true }).inputValue())
    .toBe('Devolução de Brita')
  await picture(page, 'entry-refund-pt-BR')
  await refund.getByRole('button', { name: 'Registrar lançamento', exact: true }).press('Enter')
  const refundLink = drawer.getByRole('link', { name: 'Devolução de Brita' })
  await refundLink.waitFor()
  await picture(page, 'entry-refunded-pt-BR')
  const { refunds } = await ana.ask('entry', { projectId, entryId })
  expect(refunds).toMatchObject([{ title: 'Devolução de Brita', plannedCents: 120_50 }])
  expect(await giveBack.count()).toBe(0)
  await refundLink.press('Enter')
  await drawer.getByRole('link', { name: 'Brita' }).waitFor()

  // A month is closed: forms warn, and whoever reopens it says why.
  await goWithin(page, ledger)
  await page.getByRole('button', { name: 'Fechamento' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Fechar o mês…' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('table').waitFor()
  await picture(page, 'ledger-closing-pt-BR')
  await expectAccessible(page, 'the closing of a month')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('button', { name: 'Close the month', exact: true }).waitFor()
    await picture(page, 'ledger-closing-en')
    await expectAccessible(page, 'the closing of a month on a phone')
  })
  await dialog.getByRole('button', { name: 'Fechar o mês', exact: true }).press('Enter')
  await page.getByText(/^Fechado até/).waitFor()
  const through = async () => (await ana.ask('ledgerTotals', { projectId })).closedThrough
  expect(await through()).not.toBeNull()
  await goWithin(page, `${ledger}/${entryId}`)
  await drawer.getByText(/Mudanças em valores dele são recusadas/).waitFor()
  await picture(page, 'entry-closed-month-pt-BR')
  await goWithin(page, ledger)
  await page.getByRole('button', { name: /^Fechado até/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Reabrir o mês…' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Nota atrasada')
  await picture(page, 'ledger-reopening-pt-BR')
  await dialog.getByRole('textbox', { name: 'Motivo' }).press('Enter')
  await expect.poll(through).not.toBeUndefined()
  await dialog.waitFor({ state: 'detached' })
  await expectNoSidewaysScroll(page, 'a ledger with a closed month')
  await page.keyboard.press('Control+z')
  await expect.poll(through).not.toBeNull()
  await inOtherLooks(page, async () => {
    await page.getByText(/^Closed through/).waitFor()
    await expectNoSidewaysScroll(page, 'a ledger with a closed month on a phone')
  })
  expect(troubles).toEqual([])
})

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
  for (const name of ['Fechamento', /^Fechado até/, 'Registrar devolução', /^Alterar /])
    expect(await reader.getByRole('button', { name }).count()).toBe(0)
  expect(await reader.getByRole('textbox', { name: 'Lançamento rápido' }).count()).toBe(0)

  const editor = await member('editOnly')
  await editor.getByText(/Você não tem permissão para ver o cadastro/).waitFor()
  expect(await editor.getByRole('button', { name: /^(Fechamento|Fechado até)/ }).count()).toBe(0)
  expect(await editor.getByRole('combobox', { name: 'Cliente ou fornecedor' }).count()).toBe(0)
})
