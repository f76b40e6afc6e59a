import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const titles = ({ page }: { page: Page }) => page.locator('[data-task]').allInnerTexts()

/** A new board with its first column's quick add open, and the way to hold back what is added. */
async function quickAdd() {
  const projectId = await project(ana, { pitch: `Reforma ${crypto.randomUUID().slice(0, 8)}` })
  const opened = await open()
  const { page } = opened
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.waitFor()
  const held: (() => void)[] = []
  const hold = () =>
    page.route('**/rest/commands/QuickAddTask', async (route) => {
      await new Promise<void>((release) => held.push(release))
      await route.continue()
    })
  return { ...opened, projectId, title, held, hold }
}

it('KAN-04 typed tasks are shown at once, one after the other, while the server has answered none', async () => {
  const { page, projectId, title, held, hold, troubles } = await quickAdd()
  await hold()
  // Typed as people do: the next title begins with the key after Enter, wherever the focus is then.
  await page.keyboard.type('Vistoriar o telhado')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Trocar luminárias')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect.poll(() => titles({ page })).toEqual(['Vistoriar o telhado', 'Trocar luminárias'])
  expect(await title.inputValue()).toBe('')
  expect(await page.getByRole('alert').count(), 'Enter pressed twice is nothing to complain of').toBe(0)
  await expect.poll(() => held.length).toBe(2)
  expect((await ana.ask('board', { projectId })).tasks).toEqual([])
  await picture(page, 'quick-add')

  held[0]?.()
  await expect.poll(async () => (await ana.ask('board', { projectId })).tasks.length).toBe(1)
  expect(await titles({ page }), 'the second stays although the first answer does not hold it').toHaveLength(2)
  held[1]?.()
  await expect.poll(async () => (await ana.ask('board', { projectId })).tasks.length).toBe(2)
  await page.reload()
  await expect.poll(() => titles({ page })).toEqual(['Vistoriar o telhado', 'Trocar luminárias'])
  expect(troubles).toEqual([])
})

it('KAN-07 a task that is refused is taken back with its reason, and is not lost', async () => {
  const { page, projectId } = await quickAdd()
  const { steps } = await ana.ask('board', { projectId })
  const { stepId = '', name = '', description = '', finishes = false } = steps[0] ?? {}
  await ana.act('ChangeStep', { projectId, stepId, name, description, finishes, taskLimit: 1 })
  await page.keyboard.type('Vistoriar o telhado')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Trocar luminárias')
  await page.keyboard.press('Enter')
  const refused = page.getByRole('alert').filter({ hasText: '“Trocar luminárias” não foi adicionada' })
  await refused.getByText('A etapa está no limite de tarefas (1)').waitFor()
  await expect.poll(() => titles({ page })).toEqual(['Vistoriar o telhado'])
  await picture(page, 'quick-add-refused')
  await page.keyboard.press('Escape')
  await ana.act('ChangeStep', { projectId, stepId, name, description, finishes, taskLimit: 2 })
  await refused.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
  await expect.poll(() => titles({ page })).toEqual(['Vistoriar o telhado', 'Trocar luminárias'])
  await refused.waitFor({ state: 'detached' })
})
