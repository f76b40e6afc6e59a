import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    none: 'Nenhum lançamento ainda',
    add: 'Novo lançamento',
    title: 'Título',
    classification: 'Classificação',
    amount: 'Valor planejado',
    plannedOn: 'Data planejada',
    send: 'Registrar lançamento',
    missing: ['Informe o título', 'Informe uma classificação!', 'Selecione uma data de planejamento!'],
    noOrigin: 'Escolha pelo menos uma tarefa ou um grupo de entrega',
    ambiguous: '1,000.00',
    wrongAmount: 'Informe um valor maior que zero, como 1.234,56',
    typed: '1.000,00',
    day: '31/12/2026',
    count: 'Número de parcelas',
    secondDue: '31/01/2027',
    thirdDue: '28/02/2027',
    dueOf: (number: number) => `Vencimento da parcela ${number}`,
    amountOf: (number: number) => `Valor da parcela ${number}`,
    addTask: 'Adicionar tarefa',
    partialOf: 'Valor parcial de Concretar',
    half: '500,00',
    byHours: 'Por horas de esforço',
    byHoursIs: '750,00',
    percentOf: 'Percentual de Concretar',
    thirtyPercent: '300,00',
    byParts: 'Na proporção atual',
    less: '100,00',
    warning: /Os valores parciais somam R\$\s350,00/,
    evenly: 'Em partes iguais',
    sum: /A pagar: R\$\s1\.000,00 em 3 parcelas/,
    one: /A pagar: R\$\s333,33 em 1 parcela/,
    costsAndInflows: 'Custos e entradas',
    filters: 'Filtros',
    filtersChosen: 'Filtros (2 escolhidos)',
    from: 'Vence a partir de',
    until: 'Vence até',
    january: ['01/01/2027', '31/01/2027'],
    noneFiltered: 'Nenhuma parcela com estes filtros',
    farDay: '01/01/2030',
    clear: 'Limpar filtros',
    save: 'Salvar',
    saved: 'Lançamento salvo',
    deleted: 'Lançamento excluído',
    company: 'Empresa',
    realized: 'Valor realizado',
    realizedTyped: '1.100,00',
    bad: 'acima do planejado',
    percent: '10%',
    remove: 'Excluir lançamento',
    undo: 'Desfazer',
    export: 'Exportar',
    csv: 'CSV',
    file: 'Lançamentos.csv',
    cells: '"333,34";31/12/2026',
    gone: 'Item Excluído, remover ou adicionar outra!',
    removeGone: 'Remover o item excluído',
  },
  en: {
    none: 'No entries yet',
    add: 'New entry',
    title: 'Title',
    classification: 'Classification',
    amount: 'Planned amount',
    plannedOn: 'Planned date',
    send: 'Record entry',
    missing: ['Enter the title', 'Enter a classification!', 'Choose a planned date!'],
    noOrigin: 'Choose at least one task or delivery group',
    ambiguous: '1.000,00',
    wrongAmount: 'Enter an amount above zero, like 1,234.56',
    typed: '1,000.00',
    day: '12/31/2026',
    count: 'Number of installments',
    secondDue: '01/31/2027',
    thirdDue: '02/28/2027',
    dueOf: (number: number) => `Due date of installment ${number}`,
    amountOf: (number: number) => `Amount of installment ${number}`,
    addTask: 'Add task',
    partialOf: 'Partial value of Concretar',
    half: '500.00',
    byHours: 'By hours of effort',
    byHoursIs: '750.00',
    percentOf: 'Percentage of Concretar',
    thirtyPercent: '300.00',
    byParts: 'In the present proportion',
    less: '100.00',
    warning: /The partial values add up to R\$350\.00/,
    evenly: 'In equal parts',
    sum: /Payable: R\$1,000\.00 in 3 installments/,
    one: /Payable: R\$333\.33 in 1 installment/,
    costsAndInflows: 'Costs and inflows',
    filters: 'Filters',
    filtersChosen: 'Filters (2 chosen)',
    from: 'Due from',
    until: 'Due until',
    january: ['01/01/2027', '01/31/2027'],
    noneFiltered: 'No installments with these filters',
    farDay: '01/01/2030',
    clear: 'Clear filters',
    save: 'Save',
    saved: 'Entry saved',
    deleted: 'Entry deleted',
    company: 'Company',
    realized: 'Realized amount',
    realizedTyped: '1,100.00',
    bad: 'over plan',
    percent: '10%',
    remove: 'Delete entry',
    undo: 'Undo',
    export: 'Export',
    csv: 'CSV',
    file: 'Entries.csv',
    cells: '333.34,12/31/2026',
    gone: 'Item deleted, remove it or add another!',
    removeGone: 'Remove the deleted item',
  },
} as const
type Words = (typeof words)['pt-BR' | 'en']

const textOf = async (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Fills the form of a new entry by keys: its amount in three installments, half of it for each of two tasks. */
async function fillEntry(page: Page, say: Words, language: string) {
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field(say.title).press('Enter')
  for (const text of say.missing) await dialog.getByText(text).waitFor()
  await dialog.getByText(say.noOrigin).waitFor()
  await field(say.title).fill('Concreto')
  await dialog.getByRole('combobox', { name: say.classification }).fill('Materiais')
  await field(say.amount).fill(say.ambiguous)
  await field(say.plannedOn).fill(say.day)
  await field(say.plannedOn).press('Tab')
  await dialog.getByText(say.wrongAmount).waitFor()
  await picture(page, `ledger-errors-${language}`)
  await expectAccessible(page, 'what an entry lacks')
  await field(say.amount).fill(say.typed)
  await dialog.getByText(say.wrongAmount).waitFor({ state: 'detached' })
  await field(say.count).fill('3')
  await expect.poll(() => field(say.dueOf(2)).inputValue()).toBe(say.secondDue)
  expect(await field(say.dueOf(3)).inputValue()).toBe(say.thirdDue)
  const choose = dialog.getByRole('combobox', { name: say.addTask })
  for (const title of ['Concretar', 'Curar']) {
    await choose.pressSequentially(title)
    await page.getByRole('option', { name: title }).waitFor()
    await choose.press('ArrowDown')
    await choose.press('Enter')
  }
  const part = field(say.partialOf)
  await expect.poll(() => part.inputValue()).toBe(say.half)
  await dialog.getByRole('button', { name: say.byHours }).press('Enter')
  await expect.poll(() => part.inputValue()).toBe(say.byHoursIs)
  await field(say.percentOf).fill('30')
  await expect.poll(() => part.inputValue()).toBe(say.thirtyPercent)
  // Of 300.00 beside 250.00.
  await dialog.getByRole('button', { name: say.byParts }).press('Enter')
  await expect.poll(() => field(say.percentOf).inputValue()).toMatch(/^54[.,]55$/)
  await dialog.getByRole('button', { name: say.byHours }).press('Enter')
  await part.fill(say.less)
  await dialog.getByText(say.warning).waitFor()
  await picture(page, `ledger-dialog-${language}`)
  await expectAccessible(page, 'a new entry')
  await dialog.getByRole('button', { name: say.evenly }).press('Enter')
  await expect.poll(() => part.inputValue()).toBe(say.half)
  await field(say.title).press('Enter')
  await dialog.waitFor({ state: 'detached' })
}

const looks = [
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const
it.each(looks)(
  'FIN-01 FIN-05 FIN-08 FIN-11 an entry in installments is recorded by keyboard, warned of uneven parts, filtered, exported, changed, deleted and undone: $language',
  async (look) => {
    const say = words[look.language]
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const [pour, cure] = [fresh(), fresh()]
    const add = (taskId: string, title: string, estimatedMinutes: number) =>
      ana.act('AddTask', {
        projectId,
        stepId,
        taskId,
        title,
        startOn: '2026-03-02',
        endOn: '2026-03-06',
        estimatedMinutes,
      })
    await add(pour, 'Concretar', 1800)
    await add(cure, 'Curar', 600)
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    const ledger = `${prumo.url}/projects/${projectId}/finance`
    await page.goto(ledger)
    await page.getByText(say.none).waitFor()
    await picture(page, `ledger-none-${look.language}`)
    await expectAccessible(page, 'an empty ledger')

    await page.keyboard.press('c')
    await fillEntry(page, say, look.language)
    const rows = page.getByRole('row', { name: /Concreto/ })
    await expect.poll(() => rows.count()).toBe(3)
    await page.getByText(say.sum).waitFor()
    await picture(page, `ledger-list-${look.language}`)
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
      { id: pour, cents: 500_00 },
      { id: cure, cents: 500_00 },
    ])

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: say.export }).press('Enter')
    await page.getByRole('menuitem', { name: say.csv }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(say.file)
    expect(await readFile(await file.path(), 'utf8')).toContain(say.cells)

    // FIN-10: the days on which they are due narrow the list, and stand in the address.
    expect(await page.getByRole('textbox', { name: say.from }).isVisible()).toBe(look.width > 800)
    await unfold(page, say.filters)
    await (await textOf(page, say.from)).fill(say.january[0])
    await (await textOf(page, say.from)).press('Enter')
    await (await textOf(page, say.until)).fill(say.january[1])
    await (await textOf(page, say.until)).press('Enter')
    await page.getByText(say.one).waitFor()
    expect(await rows.count()).toBe(1)
    expect(new URL(page.url()).searchParams.get('dueTo')).toBe('2027-01-31')
    if (look.width <= 800) await page.getByRole('button', { name: say.filtersChosen, expanded: true }).waitFor()
    await (await textOf(page, say.until)).fill('')
    await (await textOf(page, say.until)).press('Enter')
    // The first day may be later again once the screen shows that the last one is open.
    await expect.poll(() => rows.count()).toBe(2)
    await (await textOf(page, say.from)).fill(say.farDay)
    await (await textOf(page, say.from)).press('Enter')
    await page.getByText(say.noneFiltered).waitFor()
    await page.getByRole('button', { name: say.clear }).press('Enter')
    await expect.poll(() => rows.count()).toBe(3)

    // FIN-09: what was realized stands against its plan.
    const before = new Date().toISOString()
    await rows.first().press('Enter')
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('textbox', { name: say.realized }).fill(say.realizedTyped)
    await drawer.getByRole('textbox', { name: say.company }).fill('Loja 3')
    await picture(page, `ledger-drawer-${look.language}`)
    await expectAccessible(page, 'an entry')
    await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
    await page.getByText(say.saved).first().waitFor()
    await expect.poll(entry).toMatchObject({ realizedCents: 1_100_00, company: 'Loja 3' })
    expect((await entry()).installments).toEqual(first.installments)
    await page.keyboard.press('Control+z')
    await expect.poll(entry).toMatchObject({ realizedCents: null, company: null })
    await expect.poll(() => drawer.getByRole('textbox', { name: say.realized }).inputValue()).toBe('')
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(entry).toMatchObject({ realizedCents: 1_100_00, company: 'Loja 3' })
    await expect.poll(() => drawer.getByRole('textbox', { name: say.realized }).inputValue()).toBe(say.realizedTyped)

    await drawer.getByRole('button', { name: say.remove }).press('Enter')
    await expect.poll(async () => (await ana.ask('installments', { projectId })).items.length).toBe(0)
    await page.getByText(say.none).waitFor()
    const deletion = page.locator('.fui-Toast').filter({ hasText: say.deleted })
    await deletion.getByRole('button', { name: say.undo }).press('Enter')
    await expect.poll(() => rows.count()).toBe(3)
    await unfold(page, say.costsAndInflows)
    await page.getByText(say.bad).waitFor()
    await page.getByText(say.percent).waitFor()
    await picture(page, `ledger-realized-${look.language}`)
    await expectAccessible(page, 'a ledger with what was realized')

    // FIN-04: what was deleted has to be replaced before the entry is saved.
    await ana.act('DeleteTask', { projectId, taskId: cure })
    await rows.first().press('Enter')
    await drawer.getByText(say.gone).waitFor()
    await picture(page, `ledger-gone-${look.language}`)
    await drawer.getByRole('textbox', { name: say.title, exact: true }).fill('Concreto usinado')
    await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
    await expect.poll(() => drawer.getByText(say.gone).count()).toBeGreaterThan(1)
    await drawer.getByRole('button', { name: say.removeGone }).press('Enter')
    await drawer.getByRole('button', { name: say.save, exact: true }).press('Enter')
    await expect.poll(async () => (await entry()).title).toBe('Concreto usinado')
    expect((await entry()).origin?.items).toEqual([{ id: pour, cents: 1_000_00 }])

    // As of before: the same, only to be read.
    await page.goto(`${ledger}/${entryId}?asOf=${before}`)
    await drawer.getByText('Curar').waitFor()
    expect(await page.getByRole('button', { name: say.add }).count()).toBe(0)
    expect(await drawer.getByRole('button', { name: say.save, exact: true }).count()).toBe(0)
    expect(await drawer.getByRole('textbox').count()).toBe(0)
    expect(await page.getByRole('button', { name: /Pagar|Pay|Ações de|Actions of/ }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await picture(page, `ledger-past-${look.language}`)
    await expectAccessible(page, 'an entry of the past')
    expect(troubles.filter((trouble) => !/ 409 /.test(trouble))).toEqual([])
  },
)
