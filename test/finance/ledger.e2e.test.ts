import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const say = {
  none: 'Nenhum lançamento ainda',
  summary: 'Resumo',
  filters: 'Filtros',
  add: 'Novo lançamento',
  title: 'Título',
  classification: 'Classificação',
  amount: 'Valor planejado',
  plannedOn: 'Data planejada',
  missing: ['Informe o título', 'Informe uma classificação!', 'Selecione uma data de planejamento!'],
  noOrigin: 'Escolha pelo menos uma tarefa ou um grupo de entrega',
  wrongAmount: 'Informe um valor maior que zero, como 1.234,56',
  otherCurrency: 'O valor está em dólares. Informe-o na moeda do projeto, já convertido.',
  count: 'Número de parcelas',
  dueOf: (number: number) => `Vencimento da parcela ${number}`,
  addTask: 'Adicionar tarefa',
  partialOf: 'Valor parcial de Concretar',
  byHours: 'Por horas de esforço',
  percentOf: 'Percentual de Concretar',
  byParts: 'Na proporção atual',
  warning: /Os valores parciais somam R\$\s350,00/,
  evenly: 'Em partes iguais',
  sum: /A pagar: R\$\s1\.000,00 em 3 parcelas/,
  one: /A pagar: R\$\s333,33 em 1 parcela/,
  from: 'Vence a partir de',
  until: 'Vence até',
  noneFiltered: 'Nenhuma parcela com estes filtros',
  clear: 'Limpar filtros',
  save: 'Salvar',
  saved: 'Lançamento salvo',
  deleted: 'Lançamento excluído',
  company: 'Empresa',
  realized: 'Valor realizado',
  remove: 'Excluir lançamento',
  undo: 'Desfazer',
  gone: 'Item Excluído, remover ou adicionar outra!',
  removeGone: 'Remover o item excluído',
}

/** A file of the list, in the words and figures of whoever exports it. */
const exported = {
  'pt-BR': { button: 'Exportar', file: 'Lançamentos.csv', cells: '"333,34";31/12/2026' },
  en: { button: 'Export', file: 'Entries.csv', cells: '333.34,12/31/2026' },
}

const textOf = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills the form of a new entry by keys: its amount in three installments, half of it for each of two tasks. */
async function fillEntry(page: Page) {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field(say.title).press('Enter')
  for (const text of say.missing) await dialog.getByText(text).waitFor()
  await dialog.getByText(say.noOrigin).waitFor()
  await field(say.title).fill('Concreto')
  await dialog.getByRole('combobox', { name: say.classification }).fill('Materiais')
  await field(say.amount).fill('US$ 1.000,00')
  await field(say.amount).press('Tab')
  await dialog.getByText(say.otherCurrency).waitFor()
  await field(say.amount).fill('1,000.00')
  await field(say.plannedOn).fill('31/12/2026')
  await field(say.plannedOn).press('Tab')
  await dialog.getByText(say.wrongAmount).waitFor()
  await picture(page, 'ledger-errors-pt-BR')
  await expectAccessible(page, 'what an entry lacks')
  // What is an amount in one language is none in the other.
  await inOtherLooks(page, async () => {
    await field('Planned amount').fill('1.000,00')
    await field('Planned amount').press('Tab')
    await dialog.getByText('Enter an amount above zero, like 1,234.56').waitFor()
    await picture(page, 'ledger-errors-en')
    await expectAccessible(page, 'what an entry lacks, on a phone')
    await field('Planned amount').fill('1,000.00')
    await field('Planned amount').press('Tab')
    await dialog.getByText('Enter an amount above zero, like 1,234.56').waitFor({ state: 'detached' })
  })
  await field(say.amount).fill('R$ 1.000,00')
  await dialog.getByText(say.wrongAmount).waitFor({ state: 'detached' })
  await field(say.count).fill('3')
  await expect.poll(() => field(say.dueOf(2)).inputValue()).toBe('31/01/2027')
  expect(await field(say.dueOf(3)).inputValue()).toBe('28/02/2027')
  const choose = dialog.getByRole('combobox', { name: say.addTask })
  for (const title of ['Concretar', 'Curar']) {
    await choose.pressSequentially(title)
    await page.getByRole('option', { name: title }).waitFor()
    await choose.press('ArrowDown')
    await choose.press('Enter')
  }
  const part = field(say.partialOf)
  await expect.poll(() => part.inputValue()).toBe('500,00')
  await dialog.getByRole('button', { name: say.byHours }).press('Enter')
  await expect.poll(() => part.inputValue()).toBe('750,00')
  await field(say.percentOf).fill('30')
  await expect.poll(() => part.inputValue()).toBe('300,00')
  // Of 300.00 beside 250.00.
  await dialog.getByRole('button', { name: say.byParts }).press('Enter')
  await expect.poll(() => field(say.percentOf).inputValue()).toBe('54,55')
  await dialog.getByRole('button', { name: say.byHours }).press('Enter')
  await part.fill('100,00')
  await dialog.getByText(say.warning).waitFor()
  await picture(page, 'ledger-dialog-pt-BR')
  await expectAccessible(page, 'a new entry')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('button', { name: 'In equal parts' }).waitFor()
    await picture(page, 'ledger-dialog-en')
    await expectAccessible(page, 'a new entry on a phone')
  })
  await dialog.getByRole('button', { name: say.evenly }).press('Enter')
  await expect.poll(() => part.inputValue()).toBe('500,00')
  await field(say.title).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

/** Exports the list as a table, in the words of this look. */
async function expectExport(page: Page, { button, file, cells }: (typeof exported)['pt-BR' | 'en']) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).press('Enter')
  await page.getByRole('menuitem', { name: 'CSV' }).click()
  const saved = await download
  expect(saved.suggestedFilename()).toBe(file)
  expect(await readFile(await saved.path(), 'utf8')).toContain(cells)
}

/** The filters say how many of them are chosen, on a phone, too. */
async function expectChosenFilters(page: Page) {
  const from = page.getByRole('textbox', { name: 'Due from', exact: true })
  await page.getByText(/Payable: R\$333\.33 in 1 installment/).waitFor()
  await from.waitFor()
  expect(await from.inputValue()).toBe('01/01/2027')
  await page.getByRole('button', { name: 'Filters (2 chosen)', expanded: true }).waitFor()
  await expectNoSidewaysScroll(page, 'a ledger with filters')
}

it('FIN-01 FIN-08 FIN-11 an entry in installments is recorded by keyboard, filtered, exported, changed, deleted and undone', async () => {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [pour, cure] = [fresh(), fresh()]
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  const add = (taskId: string, title: string, estimatedMinutes: number) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, ...dates, estimatedMinutes })
  await add(pour, 'Concretar', 1800)
  await add(cure, 'Curar', 600)
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  const ledger = `/projects/${projectId}/finance`
  await page.goto(`${prumo.url}${ledger}`)
  await page.getByText(say.none).waitFor()
  await picture(page, 'ledger-none-pt-BR')
  await expectAccessible(page, 'an empty ledger')

  await page.keyboard.press('c')
  await fillEntry(page)
  const rows = page.getByRole('row', { name: /Concreto/ })
  await expect.poll(() => rows.count()).toBe(3)
  await unfold(page, say.summary)
  await page.getByText(say.sum).waitFor()
  await picture(page, 'ledger-list-pt-BR')
  await expectAccessible(page, 'a ledger')
  await expectNoSidewaysScroll(page, 'a ledger')
  const [recorded] = (await ana.ask('installments', { projectId })).items
  const entryId = recorded?.entryId ?? ''
  const entry = () => ana.ask('entry', { projectId, entryId })
  const first = await entry()
  expect(first.installments.map(({ dueOn, cents }) => [dueOn, cents])).toEqual([
    ['2026-12-31', 333_34],
    ['2027-01-31', 333_33],
    ['2027-02-28', 333_33],
  ])
  expect(first.origin?.items).toEqual([
    { id: pour, cents: 500_00, effortMinutes: 1800 },
    { id: cure, cents: 500_00, effortMinutes: 600 },
  ])
  await expectExport(page, exported['pt-BR'])
  await inOtherLooks(page, async () => {
    await page.getByText(/Payable: R\$1,000\.00 in 3 installments/).waitFor()
    await picture(page, 'ledger-list-en')
    await expectAccessible(page, 'a ledger on a phone')
    await expectNoSidewaysScroll(page, 'a ledger on a phone')
    await expectExport(page, exported.en)
  })

  // FIN-10: the days on which they are due narrow the list, and stand in the address.
  await unfold(page, say.filters)
  await textOf(page, say.from).fill('01/01/2027')
  await textOf(page, say.from).press('Enter')
  await textOf(page, say.until).fill('31/01/2027')
  await textOf(page, say.until).press('Enter')
  await page.getByText(say.one).waitFor()
  expect(await rows.count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('dueTo')).toBe('2027-01-31')
  await inOtherLooks(page, () => expectChosenFilters(page))
  await textOf(page, say.until).fill('')
  await textOf(page, say.until).press('Enter')
  // The first day may be later again once the screen shows that the last one is open.
  await expect.poll(() => rows.count()).toBe(2)
  await textOf(page, say.from).fill('01/01/2030')
  await textOf(page, say.from).press('Enter')
  await page.getByText(say.noneFiltered).waitFor()
  await page.getByRole('button', { name: say.clear }).first().press('Enter')
  await expect.poll(() => rows.count()).toBe(3)

  // FIN-09: what was realized stands against its plan.
  const before = new Date().toISOString()
  await rows.first().press('Enter')
  const drawer = page.getByRole('dialog')
  const realized = drawer.getByRole('textbox', { name: say.realized })
  await realized.fill('1.100,00')
  await drawer.getByRole('textbox', { name: say.company }).fill('Loja 3')
  await picture(page, 'ledger-drawer-pt-BR')
  await expectAccessible(page, 'an entry')
  await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
  await page.getByText(say.saved).first().waitFor()
  await expect.poll(entry).toMatchObject({ realizedCents: 1_100_00, company: 'Loja 3' })
  expect((await entry()).installments).toEqual(first.installments)
  // The field has the focus again: there the keys would take back what was typed.
  await drawer.getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('Control+z')
  await expect.poll(entry).toMatchObject({ realizedCents: null, company: null })
  await expect.poll(() => realized.inputValue()).toBe('')
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(entry).toMatchObject({ realizedCents: 1_100_00, company: 'Loja 3' })
  await expect.poll(() => realized.inputValue()).toBe('1.100,00')

  await drawer.getByRole('button', { name: say.remove }).press('Enter')
  await expect.poll(async () => (await ana.ask('installments', { projectId })).items.length).toBe(0)
  await page.getByText(say.none).waitFor()
  const deletion = page.locator('.fui-Toast').filter({ hasText: say.deleted })
  await deletion.getByRole('button', { name: say.undo }).press('Enter')
  await expect.poll(() => rows.count()).toBe(3)
  await unfold(page, say.summary)
  await page.getByText('acima do planejado').waitFor()
  await page.getByText('10%').waitFor()
  await picture(page, 'ledger-realized-pt-BR')
  await expectAccessible(page, 'a ledger with what was realized')
  await inOtherLooks(page, async () => {
    await page.getByText('over plan').waitFor()
    await page.getByText('10%').waitFor()
    await picture(page, 'ledger-realized-en')
    await expectAccessible(page, 'a ledger with what was realized, on a phone')
  })

  // FIN-04: what was deleted has to be replaced before the entry is saved.
  await ana.act('DeleteTask', { projectId, taskId: cure })
  await rows.first().press('Enter')
  await drawer.getByText(say.gone).waitFor()
  await picture(page, 'ledger-gone-pt-BR')
  await drawer.getByRole('textbox', { name: say.title, exact: true }).fill('Concreto usinado')
  await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
  await expect.poll(() => drawer.getByText(say.gone).count()).toBeGreaterThan(1)
  await drawer.getByRole('button', { name: say.removeGone }).press('Enter')
  await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
  await expect.poll(async () => (await entry()).title).toBe('Concreto usinado')
  expect((await entry()).origin?.items).toEqual([{ id: pour, cents: 1_000_00, effortMinutes: 1800 }])

  // As of before: the same, only to be read.
  await goWithin(page, `${ledger}/${entryId}?asOf=${before}`)
  await drawer.getByText('Curar').waitFor()
  expect(await page.getByRole('button', { name: say.add }).count()).toBe(0)
  expect(await drawer.getByRole('button', { name: say.save, exact: true }).count()).toBe(0)
  expect(await drawer.getByRole('textbox').count()).toBe(0)
  expect(await page.getByRole('button', { name: /Pagar|Ações de/ }).count()).toBe(0)
  expect(await page.getByRole('checkbox').count()).toBe(0)
  await picture(page, 'ledger-past-pt-BR')
  await expectAccessible(page, 'an entry of the past')
  await inOtherLooks(page, async () => {
    await drawer.getByText('Curar').waitFor()
    await picture(page, 'ledger-past-en')
    await expectAccessible(page, 'an entry of the past on a phone')
  })
  expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
})

it('FIN-01 what is begun in an empty ledger stays open when somebody else records the first entry', async () => {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Sondagem')
  const record = async () => {
    const entryId = fresh()
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100_00, 'outflow'), title: 'Areia' })
    return entryId
  }
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  await page.getByText(say.none).waitFor()
  const row = page.locator('[role=row][data-record]').filter({ hasText: 'Areia' })
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Fechamento' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Fechar o mês…' }).press('Enter')
  await dialog.waitFor()
  const entryId = await record()
  await row.waitFor()
  expect(await dialog.isVisible(), 'the month that is about to be closed').toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await ana.act('DeleteEntry', { projectId, entryId })
  await row.waitFor({ state: 'detached' })

  // The one in the middle of the empty list, which is not there any more a moment later.
  await page.getByRole('button', { name: 'Novo lançamento' }).last().click()
  const title = dialog.getByRole('textbox', { name: say.title, exact: true })
  await title.fill('Cimento')
  await record()
  await row.waitFor()
  expect(await title.inputValue()).toBe('Cimento')
  expect(troubles).toEqual([])
})
