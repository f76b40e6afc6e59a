import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'School renovation' })
const signedIn = signingIn(open, prumo.url)

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
  const { page } = await signedIn(ana)
  await page.getByText(/Olá/).waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('demolicao')
  await page.getByRole('option', { name: /Demolição do telhado/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/board\/.+/)
  await page.getByRole('heading', { name: 'Demolição do telhado' }).waitFor()
})

it('Ctrl+K and Enter run what was typed, however fast it was typed', async () => {
  const { page } = await signedIn(ana)
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
  const { page } = await signedIn(ana)
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
})

it('Ctrl+K shows a place that begins with what was typed above tasks, however long their names are', async () => {
  await addTask('Projetos executivos de instalações elétricas, hidráulicas e de combate a incêndio do bloco novo')
  const { page } = await signedIn(ana, { width: 390 })
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('projetos')
  await page.getByRole('option', { name: /Projetos executivos/ }).waitFor()
  const options = page.getByRole('option')
  expect(await options.first().innerText()).toBe('Projetos')
  const widths = await options.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.clientWidth))
  expect(new Set(widths).size, `icons of ${widths} pixels`).toBe(1)
})
