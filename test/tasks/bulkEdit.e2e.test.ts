import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)

const tooEarly =
  'O término fica antes do início. Escolha um término a partir do início, com o ano se for outro, ou um início anterior.'
const titles = ['Demolir', 'Escavar', 'Concretar', 'Pintar']

/** A project of four tasks in its first step, and of more if so many are asked for. */
async function plan(count = titles.length) {
  const pitch = `Reforma ${crypto.randomUUID().slice(0, 8)}`
  const projectId = await project(ana, { pitch })
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps[0]?.stepId ?? ''
  const taskIds: Record<string, string> = {}
  const further = Array.from({ length: count - titles.length }, (_, nth) => `Etapa ${nth}`)
  for (const [nth, title] of [...titles, ...further].entries()) {
    taskIds[title] = crypto.randomUUID()
    const day = `2026-03-${String((nth % 28) + 2).padStart(2, '0')}`
    await ana.act('AddTask', { projectId, taskId: taskIds[title] ?? '', stepId, title, startOn: day, endOn: day })
  }
  const now = async () => (await ana.ask('board', { projectId })).tasks
  return { projectId, steps, taskIds, now }
}

/** Such a project, on this screen of it. */
async function tasksOn(screen: 'board' | 'tasks', width?: number, count?: number) {
  const made = await plan(count)
  const opened = await inWindow(`/projects/${made.projectId}/${screen}`, width)
  await record(opened.page, 'Pintar').waitFor()
  return { ...opened, ...made }
}

const record = (page: Page, title: string) => page.locator('[data-record]').filter({ hasText: title })
const bar = (page: Page) => page.getByRole('region', { name: 'Editar várias tarefas' })
const count = (page: Page) => bar(page).getByText(/^\d+ tarefas? selecionadas?$/)
const choose = async (page: Page, field: string, choice: string) => {
  await unfold(page)
  await bar(page).getByRole('combobox', { name: field, exact: true }).press('Enter')
  await page.getByRole('listbox').getByRole('option', { name: choice, exact: true }).click()
}
const done = (page: Page, text: string) => page.getByText(text).first().waitFor()
const unfold = async (page: Page) => {
  const fields = bar(page).getByRole('button', { name: 'Alterar campos…' })
  if ((await fields.getAttribute('aria-expanded')) === 'false') await fields.click()
}
const apply = (page: Page) => bar(page).getByRole('button', { name: 'Aplicar' }).click()

describe('Several tasks of a list', () => {
  it('TSK-05 are selected by mouse, change together, and are said aloud', async () => {
    const { page, now, steps, troubles } = await tasksOn('tasks')
    await page.getByRole('checkbox', { name: 'Selecionar Demolir' }).click()
    await page.getByRole('checkbox', { name: 'Selecionar Concretar' }).click({ modifiers: ['Shift'] })
    await expect.poll(() => count(page).innerText()).toBe('3 tarefas selecionadas')
    await record(page, 'Escavar').click({ modifiers: ['Control'] })
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    expect(await page.getByRole('status').filter({ hasText: '2 tarefas selecionadas' }).count()).toBe(1)
    expect(page.url(), 'nothing was opened').toMatch(/\/tasks$/)
    await choose(page, 'Etapa', 'Em andamento')
    await choose(page, 'Prioridade', 'Alta')
    await expectAccessible(page, 'the bar over a list')
    await picture(page, 'bulk-list')
    await apply(page)
    await done(page, '2 tarefas alteradas')
    const doing = steps[1]?.stepId
    const changed = async () =>
      (await now()).filter(({ stepId, priority }) => stepId === doing && priority === 'high').map(({ title }) => title)
    await expect.poll(async () => (await changed()).sort()).toEqual(['Concretar', 'Demolir'])
    expect(await count(page).innerText(), 'they stay selected').toBe('2 tarefas selecionadas')
    expect(troubles).toEqual([])
  })

  it('TSK-05 are changed from one line at the foot, a field at once by its menu, and the row in focus stays in sight', async () => {
    const { page, now } = await tasksOn('tasks', 1280, 60)
    const rowAt = (nth: number) => page.locator('[role=row][data-record]').nth(nth)
    const scroller = page.getByRole('table')
    const foot = async (of: Locator) => {
      const { y = 0, height = 0 } = (await of.boundingBox()) ?? {}
      return y + height
    }
    // The last row that is wholly in sight.
    const end = await foot(scroller)
    let last = 0
    while ((await foot(rowAt(last + 1))) <= end) last++
    const title = (await rowAt(last).getByRole('checkbox').getAttribute('aria-label')) ?? ''
    await rowAt(last).focus()
    await page.keyboard.press('Space')
    const { height = 0 } = (await bar(page).boundingBox()) ?? {}
    expect(height, 'one line').toBeLessThanOrEqual(48)
    const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: title, exact: true }) })
    const isInSight = async () => (await foot(row)) <= (await foot(scroller)) + 1
    await expect.poll(isInSight, { message: 'above the line' }).toBe(true)
    await bar(page).getByRole('button', { name: 'Prioridade' }).click()
    await page.getByRole('menuitem', { name: 'Alta' }).click()
    await done(page, '1 tarefa alterada')
    await expect.poll(async () => (await now()).filter(({ priority }) => priority === 'high').length).toBe(1)
    await unfold(page)
    await expect.poll(isInSight, { message: 'above the fields' }).toBe(true)
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')), {
        message: 'into the fields',
      })
      .toBe('Etapa')
  })

  it('TSK-05 are selected by the keys alone, and left by Escape', async () => {
    const { page, now } = await tasksOn('tasks')
    await record(page, 'Demolir').focus()
    await page.keyboard.press('Space')
    await expect.poll(() => count(page).innerText()).toBe('1 tarefa selecionada')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowUp')
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    await page.keyboard.press('Control+a')
    await expect.poll(() => count(page).innerText()).toBe('4 tarefas selecionadas')
    await page.keyboard.press('Escape')
    await expect.poll(() => bar(page).count()).toBe(0)
    await page.keyboard.press('x')
    await unfold(page)
    await bar(page).getByRole('textbox', { name: 'Progresso' }).fill('30')
    await page.keyboard.press('Enter')
    await done(page, '1 tarefa alterada')
    await expect.poll(async () => (await now()).find(({ title }) => title === 'Escavar')?.progress).toBe(30)
    await bar(page).getByRole('button', { name: 'Aplicar' }).press('Escape')
    await expect.poll(() => bar(page).count()).toBe(0)
    expect(await record(page, 'Escavar').evaluate((row: Element) => row === document.activeElement)).toBe(true)
  })

  it('TSK-05 are not changed without a field, nor where one is refused, which is named', async () => {
    const { page, projectId, taskIds, now } = await tasksOn('tasks')
    await page.getByRole('checkbox', { name: 'Selecionar todas' }).click()
    await unfold(page)
    await apply(page)
    await bar(page).getByText('Escolha pelo menos um campo para alterar.').waitFor()
    await bar(page).getByRole('textbox', { name: 'Término' }).fill('03/03/2026')
    await apply(page)
    const refused = bar(page).getByRole('alert')
    await refused.getByText('Nada foi alterado: 2 de 4 tarefas não podem ser alteradas assim.').waitFor()
    expect(await refused.getByRole('listitem').allInnerTexts()).toEqual([
      `Concretar: ${tooEarly}`,
      `Pintar: ${tooEarly}`,
    ])
    expect((await now()).map(({ endOn }) => endOn).sort()).toEqual(titles.map((_, nth) => `2026-03-0${nth + 2}`))
    await expectAccessible(page, 'refused changes')
    await picture(page, 'bulk-refused')
    await refused.getByRole('button', { name: 'Tirar da seleção' }).click()
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    await ana.act('DeleteTask', { projectId, taskId: taskIds.Escavar ?? '' })
    await expect.poll(() => count(page).innerText()).toBe('1 tarefa selecionada')
    await apply(page)
    await done(page, '1 tarefa alterada')
    await expect.poll(async () => (await now()).find(({ title }) => title === 'Demolir')?.endOn).toBe('2026-03-03')
  })

  it('TSK-05 of several projects are not changed together, and the bar says what to do', async () => {
    await plan()
    await plan()
    const { page } = await inWindow('/tasks-of-projects?search=Escavar')
    await page.getByRole('checkbox', { name: 'Selecionar Escavar' }).nth(1).waitFor()
    await page.getByRole('checkbox', { name: 'Selecionar todas' }).click()
    await bar(page)
      .getByText(/^As tarefas selecionadas são de \d+ projetos\./)
      .waitFor()
    expect(await bar(page).getByRole('button', { name: 'Aplicar' }).count()).toBe(0)
    await bar(page).getByRole('button', { name: 'Limpar' }).click()
    await page.getByRole('checkbox', { name: 'Selecionar Escavar' }).first().click()
    await unfold(page)
    await bar(page).getByRole('button', { name: 'Aplicar' }).waitFor()
  })

  it('TSK-05 are edited on a phone, by a finger', async () => {
    const { page, now } = await tasksOn('tasks', 390)
    const box = page.getByRole('checkbox', { name: 'Selecionar Pintar' })
    const target = await box.locator('xpath=..').boundingBox()
    expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(24)
    await box.click()
    await unfold(page)
    await expectNoSidewaysScroll(page, 'the bar on a phone')
    await expectAccessible(page, 'the bar on a phone')
    await picture(page, 'bulk-phone')
    await choose(page, 'Responsável', 'Ana Souza')
    await apply(page)
    await done(page, '1 tarefa alterada')
    await expect.poll(async () => (await now()).find(({ title }) => title === 'Pintar')?.assigneeId).toBe(ana.userId)
  })
})

describe('Several tasks of a board', () => {
  it('TSK-05 are selected by mouse within a column, and stay selected while they move', async () => {
    const { page, steps, now, troubles } = await tasksOn('board')
    await record(page, 'Demolir').click({ modifiers: ['Control'] })
    await record(page, 'Concretar').click({ modifiers: ['Shift'] })
    await expect.poll(() => count(page).innerText()).toBe('3 tarefas selecionadas')
    await page.getByRole('checkbox', { name: 'Selecionar Escavar' }).click()
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    expect(page.url(), 'nothing was opened').toMatch(/\/board$/)
    await expectAccessible(page, 'the bar over a board')
    await choose(page, 'Etapa', 'Concluído')
    await picture(page, 'bulk-board')
    await apply(page)
    await done(page, '2 tarefas alteradas')
    const last = steps.at(-1)?.stepId
    const moved = async () => (await now()).filter(({ stepId }) => stepId === last).map(({ title }) => title)
    await expect.poll(moved).toEqual(['Demolir', 'Concretar'])
    await expect.poll(() => page.getByRole('region', { name: 'Etapa Concluído' }).getByRole('listitem').count()).toBe(2)
    expect(await count(page).innerText()).toBe('2 tarefas selecionadas')
    expect(troubles).toEqual([])
  })

  it('TSK-05 are selected by the keys alone, and left by Escape', async () => {
    const { page } = await tasksOn('board')
    await page.locator('[data-task]').filter({ hasText: 'Escavar' }).focus()
    await page.keyboard.press('x')
    await expect.poll(() => count(page).innerText()).toBe('1 tarefa selecionada')
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    const focused = page.locator('[data-task]:focus')
    expect(await focused.innerText()).toBe('Concretar')
    expect(await focused.getAttribute('aria-describedby')).toContain('board-chosen')
    await page.keyboard.press('Escape')
    await expect.poll(() => bar(page).count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Concretar' }).waitFor()
  })

  it('TSK-05 are walked through by keys that come within one frame', async () => {
    const { page } = await tasksOn('board')
    await page.locator('[data-task]').filter({ hasText: 'Demolir' }).focus()
    const walked = await page.evaluate(async () => {
      const titles: (string | null | undefined)[] = []
      for (let key = 0; key < 2; key++) {
        const down = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
        document.activeElement?.dispatchEvent(down)
        await Promise.resolve()
        titles.push(document.activeElement?.textContent)
      }
      return titles
    })
    expect(walked).toEqual(['Escavar', 'Concretar'])
  })

  it('TSK-05 are selected from their menu where there are no keys', async () => {
    const { page } = await tasksOn('board', 390)
    await page.getByRole('button', { name: 'Ações de Escavar' }).click()
    await page.getByRole('menuitem', { name: 'Selecionar' }).click()
    await expect.poll(() => count(page).innerText()).toBe('1 tarefa selecionada')
    await page.getByRole('checkbox', { name: 'Selecionar Pintar' }).click()
    await expect.poll(() => count(page).innerText()).toBe('2 tarefas selecionadas')
    await expectNoSidewaysScroll(page, 'a board with a selection on a phone')
    await expectAccessible(page, 'a board with a selection on a phone')
    await picture(page, 'bulk-board-phone')
  })
})

it.each(['board', 'tasks'] as const)(
  'SES-11 several tasks are edited in English and in the dark: %s',
  async (screen) => {
    const { page } = await tasksOn(screen)
    await record(page, 'Demolir').click({ modifiers: ['Control'] })
    await count(page).waitFor()
    const judge = async () => {
      const region = page.getByRole('region', { name: 'Edit several tasks' })
      await region.getByText('1 task selected').waitFor()
      const fields = region.getByRole('button', { name: 'Change fields…' })
      if ((await fields.getAttribute('aria-expanded')) === 'false') await fields.click()
      await region.getByRole('button', { name: 'Apply' }).click()
      await region.getByText('Choose at least one field to change.').waitFor()
      await expectAccessible(page, `the bar in the dark over ${screen}`)
      await picture(page, `bulk-dark-${screen}`)
    }
    await inOtherLooks(page, judge, [{ language: 'en', colorMode: 'dark' }])
  },
)
