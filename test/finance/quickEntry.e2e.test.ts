import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it('FIN-01 FIN-14 entries are recorded by one line each, and what may mean two things is chosen first', async () => {
  const projectId = await project(ana)
  const taskId = await taskIn(ana, projectId, 'Fundação')
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  const line = page.getByRole('textbox', { name: 'Lançamento rápido' })
  const isInLine = () => line.evaluate((input) => input === document.activeElement)
  await line.waitFor()
  await page.locator('body').click()
  await page.keyboard.press('q')
  await expect.poll(isInLine).toBe(true)

  // What the chips lack is said at the line.
  await line.fill('120,50 cimento 31/12/2099')
  // It says so before Enter, and promises nothing of Enter that would fail.
  await page.getByText('Antes, escolha a classificação e a tarefa ou o grupo de entrega.').waitFor()
  expect(await page.getByText('Enter registra.').count()).toBe(0)
  await line.press('Enter')
  await page.getByText('Informe uma classificação!').waitFor()
  await page.getByRole('combobox', { name: 'Classificação do lançamento rápido' }).fill('Materiais')
  await line.press('Enter')
  await page.getByText('Escolha pelo menos uma tarefa ou um grupo de entrega').waitFor()
  await expectAccessible(page, 'a quick entry that lacks its origin')
  await inOtherLooks(page, async () => {
    await page.getByText('Choose at least one task or delivery group').waitFor()
    await expectAccessible(page, 'a quick entry that lacks its origin, on a phone')
  })
  const origin = page.getByRole('combobox', { name: 'Origem do lançamento rápido' })
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
  expect(await isInLine()).toBe(true)
  const listed = async () =>
    (await ana.ask('installments', { projectId })).items.map(({ title, cents, dueOn, kind, classification }) =>
      [title, cents, dueOn, kind, classification].join(' '),
    )
  expect(await listed()).toEqual(['cimento 12050 2099-12-31 outflow Materiais'])
  const [row] = (await ana.ask('installments', { projectId })).items
  const { origin: recorded } = await ana.ask('entry', { projectId, entryId: row?.entryId ?? '' })
  expect(recorded).toMatchObject({ of: 'tasks', items: [{ id: taskId, cents: 120_50 }] })

  // The last choices stay, also after a reload; an ambiguous amount is chosen by its number.
  await page.reload()
  await expect.poll(() => origin.inputValue()).toBe('Fundação')
  await inOtherLooks(page, async () => {
    const inEnglish = page.getByRole('textbox', { name: 'Quick entry' })
    await inEnglish.fill('US$ 120 areia 12/31/2099')
    await inEnglish.press('Enter')
    await page.getByText(/is in another currency/).waitFor()
    await inEnglish.fill('1.234 areia 12/31/2099')
    await inEnglish.press('Enter')
    await page.getByText('What is the amount in 1.234?').waitFor()
    await picture(page, 'quick-entry-question-en')
    await expectAccessible(page, 'a question about a quick entry, on a phone')
    await expectNoSidewaysScroll(page, 'a question about a quick entry, on a phone')
  })
  await line.fill('1.234 areia 31/12/2099')
  await line.press('Enter')
  await page.getByText('Qual é o valor em 1.234?').waitFor()
  await picture(page, 'quick-entry-question-pt-BR')
  await expectAccessible(page, 'a question about a quick entry')
  expect((await listed()).length).toBe(1)
  await page.keyboard.press('1')
  await expect.poll(isInLine).toBe(true)
  await line.press('Enter')
  await page.getByRole('row', { name: /areia/ }).first().waitFor()
  expect(await listed()).toContain('areia 123400 2099-12-31 outflow Materiais')
  await picture(page, 'quick-entry-pt-BR')
  await expectNoSidewaysScroll(page, 'a quick entry')

  await line.fill('US$ 120 areia 31/12/2099')
  await line.press('Enter')
  await page.getByText(/está em outra moeda/).waitFor()
  await picture(page, 'quick-entry-refused-pt-BR')

  const toast = page.locator('.fui-Toast').filter({ hasText: 'Lançamento registrado' })
  await toast.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect.poll(listed).toEqual(['cimento 12050 2099-12-31 outflow Materiais'])
  expect(troubles).toEqual([])
})
