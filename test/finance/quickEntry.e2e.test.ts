import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    label: 'Lançamento rápido',
    classification: 'Classificação do lançamento rápido',
    origin: 'Origem do lançamento rápido',
    first: '120,50 cimento 31/12/2099',
    ambiguous: '1.234 areia 31/12/2099',
    question: 'Qual é o valor em 1.234?',
    missing: 'Informe uma classificação!',
    noOrigin: 'Escolha pelo menos uma tarefa ou um grupo de entrega',
    foreign: 'US$ 120 areia 31/12/2099',
    refused: /está em outra moeda/,
    done: 'Lançamento registrado',
    undo: 'Desfazer',
  },
  en: {
    label: 'Quick entry',
    classification: 'Classification of the quick entry',
    origin: 'Origin of the quick entry',
    first: '120.50 cimento 12/31/2099',
    ambiguous: '1.234 areia 12/31/2099',
    question: 'What is the amount in 1.234?',
    missing: 'Enter a classification!',
    noOrigin: 'Choose at least one task or delivery group',
    foreign: 'US$ 120 areia 12/31/2099',
    refused: /is in another currency/,
    done: 'Entry recorded',
    undo: 'Undo',
  },
} as const

it.each([
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const)(
  'FIN-01 FIN-14 entries are recorded by one line each, and what may mean two things is chosen first: $language',
  async (look) => {
    const say = words[look.language]
    const projectId = await project(ana)
    const taskId = await taskIn(ana, projectId, 'Fundação')
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/finance`)
    const line = page.getByRole('textbox', { name: say.label })
    await line.waitFor()
    await page.locator('body').click()
    await page.keyboard.press('q')
    await expect.poll(() => line.evaluate((input) => input === document.activeElement)).toBe(true)

    // What the chips lack is said at the line.
    await line.fill(say.first)
    await line.press('Enter')
    await page.getByText(say.missing).waitFor()
    await page.getByRole('combobox', { name: say.classification }).fill('Materiais')
    await line.press('Enter')
    await page.getByText(say.noOrigin).waitFor()
    await expectAccessible(page, 'a quick entry that lacks its origin')
    const origin = page.getByRole('combobox', { name: say.origin })
    await origin.pressSequentially('fund')
    await page.getByRole('option', { name: 'Fundação' }).waitFor()
    await origin.press('ArrowDown')
    await origin.press('Enter')
    await expect.poll(() => origin.inputValue()).toBe('Fundação')
    await line.press('Enter')
    await page
      .getByRole('row', { name: /cimento/ })
      .first()
      .waitFor()
    await expect.poll(() => line.inputValue()).toBe('')
    expect(await line.evaluate((input) => input === document.activeElement)).toBe(true)
    const listed = async () =>
      (await ana.ask('installments', { projectId })).items.map(({ title, cents, dueOn, kind, classification }) =>
        [title, cents, dueOn, kind, classification].join(' '),
      )
    expect(await listed()).toEqual(['cimento 12050 2099-12-31 outflow Materiais'])
    const [row] = (await ana.ask('installments', { projectId })).items
    const { origin: recorded } = await ana.ask('entry', { projectId, entryId: row?.entryId ?? '' })
    expect(recorded).toEqual({ of: 'tasks', items: [{ id: taskId, cents: 120_50 }] })

    // The last choices stay, also after a reload; an ambiguous amount is chosen by its number.
    await page.reload()
    await expect.poll(() => origin.inputValue()).toBe('Fundação')
    await line.fill(say.ambiguous)
    await line.press('Enter')
    await page.getByText(say.question).waitFor()
    await picture(page, `quick-entry-question-${look.language}`)
    await expectAccessible(page, 'a question about a quick entry')
    expect((await listed()).length).toBe(1)
    await page.keyboard.press('1')
    await expect.poll(() => line.evaluate((input) => input === document.activeElement)).toBe(true)
    await line.press('Enter')
    await page.getByRole('row', { name: /areia/ }).first().waitFor()
    expect(await listed()).toContain('areia 123400 2099-12-31 outflow Materiais')
    await picture(page, `quick-entry-${look.language}`)
    await expectNoSidewaysScroll(page, 'a quick entry')

    await line.fill(say.foreign)
    await line.press('Enter')
    await page.getByText(say.refused).waitFor()
    await picture(page, `quick-entry-refused-${look.language}`)

    const toast = page.locator('.fui-Toast').filter({ hasText: say.done })
    await toast.getByRole('button', { name: say.undo }).press('Enter')
    await expect.poll(listed).toEqual(['cimento 12050 2099-12-31 outflow Materiais'])
    expect(troubles).toEqual([])
  },
)
