import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { aPartner } from '../given/aPartner'
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
  await page.getByRole('dialog').getByRole('combobox').fill('demolicao')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Demolição do telhado/ })
    .waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/board\/.+/)
  await page.getByRole('heading', { name: 'Demolição do telhado' }).waitFor()
})

it('Ctrl+K and Enter run what was typed, however fast it was typed', async () => {
  await page.getByText(/Olá/).waitFor()
  await page.keyboard.press('Control+k')
  await page
    .getByRole('dialog')
    .getByRole('combobox')
    .evaluate((field: HTMLInputElement) => {
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
  await page.getByRole('dialog').getByRole('combobox').fill('re')
  await page.keyboard.press('ArrowDown')
  const chosen = () => page.getByRole('dialog').getByRole('option', { selected: true }).innerText()
  const before = await chosen()
  answer()
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /School renovation/ })
    .waitFor()
  expect(await chosen()).toBe(before)
  await page.keyboard.press('Escape')
  await page.unroute(/queries\/search/)
})

const pathOf = () => new URL(page.url()).pathname
const typed = async (text: string) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Projeto, tela, tarefa, cliente ou comando' }).fill(text)
}
const run = async (text: string, option: RegExp) => {
  await typed(text)
  await expect.poll(() => page.getByRole('dialog').getByRole('option').first().innerText()).toMatch(option)
  await page.keyboard.press('Enter')
}

it('Ctrl+K opens a view of any project by words of both, and every view of the one at hand', async () => {
  await page.getByText(/Olá/).waitFor()
  await run('scho gantt', /Gantt[\s\S]*School renovation/)
  await page.waitForURL(`**/projects/${projectId}/gantt`)
  await page.getByRole('navigation', { name: 'Lugares do projeto' }).waitFor()
  await run('dinheiro', /Lançamentos[\s\S]*School renovation/)
  await page.waitForURL(`**/projects/${projectId}/finance`)
  // What is no project's name finds nothing, whatever it is made of.
  await typed("%_\\ ' gantt")
  await page.getByText('Nada encontrado').waitFor()
  await page.keyboard.press('Escape')
})

it('Ctrl+K begins what was typed in its project once, and not again after reloading', async () => {
  await page.getByText(/Olá/).waitFor()
  await run('nova tarefa school', /Nova tarefa[\s\S]*School renovation/)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Nova tarefa' }).waitFor()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  expect(pathOf()).toBe(`/projects/${projectId}/board`)
  await page.reload()
  await page.getByRole('navigation', { name: 'Lugares do projeto' }).waitFor()
  await settled(page)
  expect(await dialog.count()).toBe(0)
  await run('novo lançamento', /Novo lançamento/)
  await dialog.waitFor()
  expect(pathOf()).toBe(`/projects/${projectId}/finance`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await run('novo cliente', /Novo cliente ou fornecedor/)
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).waitFor()
  expect(pathOf()).toBe('/customers')
  await page.keyboard.press('Escape')
})

it('Ctrl+K opens a customer by a document, with its mask or without', async () => {
  await page.getByText(/Olá/).waitFor()
  const partnerId = crypto.randomUUID()
  await ana.act('AddPartner', { partnerId, ...aPartner, name: 'Prefeitura de Olinda', document: '12ABC34501DE35' })
  await run('12.abc.345/01de-35', /Prefeitura de Olinda/)
  await page.waitForURL(`**/customers?open=${partnerId}`)
  await page.getByRole('dialog').getByText('Prefeitura de Olinda').first().waitFor()
})

it('Ctrl+K begins with what was open last and with favourites, and says how much it offers', async () => {
  await ana.act('MarkFavorite', { projectId: await project(ana, { pitch: 'Quadra da vila' }), favorite: true })
  // This one is gone, or no longer shared with her.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('user_preferences') ?? '{}')
    const gone = { projectId: crypto.randomUUID(), views: ['board'] }
    const [[whose, recents]] = Object.entries(kept.recentsOf) as [[string, unknown[]]]
    localStorage.setItem(
      'user_preferences',
      JSON.stringify({ ...kept, recentsOf: { ...kept.recentsOf, [whose]: [gone, ...recents] } }),
    )
  })
  await page.reload()
  await page.getByText(/Olá/).waitFor()
  await page.keyboard.press('Control+k')
  const recent = page.getByRole('dialog').getByRole('group', { name: 'Abertos por último' }).getByRole('option')
  await recent.first().waitFor()
  expect(await recent.allInnerTexts()).toEqual([expect.stringMatching(/School renovation[\s\S]*Lançamentos/)])
  const favorites = page.getByRole('dialog').getByRole('group', { name: 'Favoritos' }).getByRole('option')
  expect(await favorites.allInnerTexts()).toEqual([expect.stringMatching(/Quadra da vila[\s\S]*Quadro/)])
  const count = await page.getByRole('dialog').getByRole('option').count()
  expect(await page.getByRole('status').allInnerTexts()).toContain(`${count} resultados`)
  await expectAccessible(page, 'palette')
  await picture(page, 'palette')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/projects/${projectId}/finance`)
})

it('Ctrl+K and the person’s menu choose how close rows stand', async () => {
  await page.getByText(/Olá/).waitFor()
  const density = () => page.evaluate(() => JSON.parse(localStorage.getItem('user_preferences') ?? '{}').density)
  await run('confort', /Densidade: Confortável/)
  await expect.poll(density).toBe('comfortable')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Compacta' }).click()
  await expect.poll(density).toBe('compact')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'Compacta', checked: true }).waitFor()
  await page.keyboard.press('Escape')
})

it('g, a letter and a digit go to places and their views, and set no priority on the way', async () => {
  await page.getByText(/Olá/).waitFor()
  // As a person presses them, who waits for no screen in between.
  const keys = (...names: string[]) => Promise.all(names.map((name) => page.keyboard.press(name)))
  await keys('g', 'j')
  await page.waitForURL('**/my-projects')
  await goWithin(page, `/projects/${projectId}/board`)
  const card = page.locator('[data-task]').first()
  await card.focus()
  // The third view of the plan, and no low priority.
  await keys('g', 'p', '3')
  await page.waitForURL(`**/projects/${projectId}/tasks`)
  const plan = page.getByRole('navigation', { name: 'Visões do projeto' }).getByRole('link')
  await expect.poll(() => plan.nth(2).getAttribute('aria-current')).toBe('page')
  await keys('g', 'd')
  await page.waitForURL(`**/projects/${projectId}/finance`)
  // The place opens with the view that was used there last.
  await keys('g', 'p')
  await page.waitForURL(`**/projects/${projectId}/tasks`)
  await settled(page)
  const priorities = async () => (await ana.ask('board', { projectId })).tasks.map(({ priority }) => priority)
  expect(new Set(await priorities())).toEqual(new Set(['none']))
  // A key that does not follow does its own.
  await page.locator('[role=row][data-record]').first().focus()
  await keys('g', '1')
  await expect.poll(async () => (await priorities()).filter((each) => each === 'high').length).toBe(1)
  // Nothing is gone to while something is typed, or with the preference turned off.
  await page.keyboard.press('?')
  const list = page.getByRole('dialog')
  await list.getByText('Ir para um lugar do projeto').waitFor()
  await keys('g', 'd')
  expect(pathOf()).toBe(`/projects/${projectId}/tasks`)
  await list.getByRole('switch').click()
  await keys('Escape')
  await list.waitFor({ state: 'detached' })
  await keys('g', 'd')
  await settled(page)
  expect(pathOf()).toBe(`/projects/${projectId}/tasks`)
})

it('Ctrl+K shows a place that begins with what was typed above tasks, however long their names are', async () => {
  await addTask('Projetos executivos de instalações elétricas, hidráulicas e de combate a incêndio do bloco novo')
  await page.setViewportSize({ width: 390, height: 860 })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('projetos')
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /Projetos executivos/ })
    .waitFor()
  const options = page.getByRole('dialog').getByRole('option')
  expect(await options.first().innerText()).toBe('Projetos')
  const widths = await options.locator('svg').evaluateAll((icons) => icons.map((icon) => icon.clientWidth))
  expect(new Set(widths).size, `icons of ${widths} pixels`).toBe(1)
})
