import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'School renovation' })
const signedIn = signingIn(browserForTests(), prumo.url)
let page: Page
beforeAll(async () => {
  page = (await signedIn(ana)).page
})
beforeEach(() => goWithin(page, '/'))

const addTask = async (title: string) =>
  ana.act('QuickAddTask', {
    projectId,
    taskId: crypto.randomUUID(),
    title,
    startOn: '2027-01-04',
    endOn: '2027-01-05',
    assigneeId: null,
    stepId: await firstStepOf(ana, projectId),
  })

it('Ctrl+K finds places, projects and tasks by a part of their name', async () => {
  await addTask('Demolição do telhado')
  await page.getByText(/Olá/).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('demolicao')
  await page.getByRole('option', { name: /Demolição do telhado/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/board\/.+/)
  await page.getByRole('heading', { name: 'Demolição do telhado' }).waitFor()
})

it('Ctrl+K and Enter run what was typed, however fast it was typed', async () => {
  await page.getByText(/Olá/).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').evaluate((field: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
    set?.call(field, 'minhas tarefas')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  })
  await page.waitForURL(/\/my-tasks$/)
})

it('Ctrl+K keeps what was chosen by arrows when more is found', async () => {
  await page.getByText(/Olá/).waitFor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(/queries\/search/, async (route) => {
    await held
    await route.continue()
  })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('re')
  await page.keyboard.press('ArrowDown')
  const chosen = () => page.getByRole('option', { selected: true }).innerText()
  const before = await chosen()
  answer()
  await page.getByRole('option', { name: /School renovation/ }).waitFor()
  expect(await chosen()).toBe(before)
  await page.keyboard.press('Escape')
  await page.unroute(/queries\/search/)
})

it('Ctrl+K shows a place that begins with what was typed above tasks, however long their names are', async () => {
  await addTask('Projetos executivos de instalações elétricas, hidráulicas e de combate a incêndio do bloco novo')
  await page.setViewportSize({ width: 390, height: 860 })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('projetos')
  await page.getByRole('option', { name: /Projetos executivos/ }).waitFor()
  const options = page.getByRole('option')
  expect(await options.first().innerText()).toBe('Projetos')
  const widths = await options.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.clientWidth))
  expect(new Set(widths).size, `icons of ${widths} pixels`).toBe(1)
})
