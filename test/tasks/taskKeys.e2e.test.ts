import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const inWindow = oneWindow(open, prumo.url, ana)

/** A project with two tasks, and later ones after them. */
async function plan(later: readonly string[] = []) {
  const projectId = await project(ana, { pitch: `Reforma ${crypto.randomUUID().slice(0, 8)}` })
  const { steps, people } = await ana.ask('board', { projectId })
  const add = (title: string, startOn: string, endOn: string) =>
    ana.act('AddTask', {
      projectId,
      taskId: crypto.randomUUID(),
      stepId: steps[0]?.stepId ?? '',
      title,
      startOn,
      endOn,
    })
  for (const title of ['Sondagem', 'Escavação']) await add(title, '2027-02-01', '2027-02-05')
  for (const title of later) await add(title, '2027-03-01', '2027-03-05')
  return { projectId, people }
}

/** This view of such a project. */
async function screen(view: 'board' | 'tasks', { width, of = plan() }: { width?: number; of?: Plan } = {}) {
  const { projectId, people } = await of
  const opened = await inWindow(`/projects/${projectId}/${view}`, width)
  const task = async () => (await ana.ask('board', { projectId })).tasks.find(({ title }) => title === 'Sondagem')
  return { ...opened, projectId, task, people }
}
type Plan = ReturnType<typeof plan>

it.each(['board', 'tasks'] as const)('KAN-06 the task in focus takes its keys on the %s', async (view) => {
  const { page, task, people, troubles } = await screen(view)
  const place =
    view === 'board'
      ? page.locator('[data-task]').filter({ hasText: 'Sondagem' })
      : page.locator('[role=row][data-record]').filter({ hasText: 'Sondagem' })
  await place.focus()
  await page.keyboard.press('1')
  await expect.poll(async () => (await task())?.priority).toBe('high')
  // One notice of what was done, which offers to take it back.
  await page.getByText('Desfazer', { exact: true }).waitFor()
  await page.keyboard.press('p')
  await page.getByRole('menuitemradio', { name: 'Baixa' }).waitFor()
  await picture(page, `task-keys-${view}`)
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await task())?.priority).toBe('low')
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('a')
  await page.getByRole('menuitemradio', { name: people[0]?.name ?? '' }).press('Enter')
  await expect.poll(async () => (await task())?.assigneeId).toBe(people[0]?.userId)
  await expect.poll(() => page.getByText('Tarefa salva', { exact: true }).count()).toBe(1)
  await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('e')
  await page.getByRole('dialog').getByRole('heading', { name: 'Sondagem' }).waitFor()
  // A field keeps what is typed into it.
  await page.getByRole('textbox', { name: 'Título' }).press('End')
  await page.keyboard.type(' c1?')
  expect(await page.getByRole('textbox', { name: 'Título' }).inputValue()).toBe('Sondagem c1?')
  expect((await task())?.priority).toBe('low')
  expect(troubles).toEqual([])
})

it.each(['board', 'tasks'] as const)(
  'KAN-06 a key on the %s sets nothing over what somebody else has set since its choices opened',
  async (view) => {
    const { page, projectId, task, people } = await screen(view)
    const items = page.locator(view === 'board' ? '[data-task]' : '[role=row][data-record]')
    await items.filter({ hasText: 'Sondagem' }).focus()
    // One's own changes are seen, also before the answer to them.
    await page.keyboard.press('1')
    await page.keyboard.press('2')
    await expect.poll(async () => (await task())?.priority).toBe('medium')
    await page.keyboard.press('p')
    await page.getByRole('menuitemradio', { name: 'Baixa' }).waitFor()
    const taskId = (await task())?.taskId ?? ''
    await ana.act('ChangeTask', { projectId, taskId, priority: 'none' })
    await page.getByRole('menuitemradio', { name: 'Baixa' }).click()
    await page
      .getByText(/alterou Prioridade/)
      .first()
      .waitFor()
    expect((await task())?.priority).toBe('none')
    await page.keyboard.press('a')
    const person = page.getByRole('menuitemradio', { name: people[0]?.name ?? '' })
    await person.click()
    await expect.poll(async () => (await task())?.assigneeId).toBe(people[0]?.userId)
  },
)

it.each(['board', 'tasks'] as const)(
  'KAN-06 F finishes the task in focus on the %s, and one undo takes it back',
  async (view) => {
    const { page, projectId, task, troubles } = await screen(view)
    const { steps } = await ana.ask('board', { projectId })
    const place = page
      .locator(view === 'board' ? '[data-task]' : '[role=row][data-record]')
      .filter({ hasText: 'Sondagem' })
    await place.focus()
    await page.keyboard.press('f')
    await expect.poll(async () => (await task())?.stepId).toBe(steps.at(-1)?.stepId)
    await expect.poll(() => place.evaluate((element) => element === document.activeElement)).toBe(true)
    if (view === 'tasks')
      await place
        .getByText(steps.at(-1)?.name ?? '')
        .first()
        .waitFor()
    // What is finished stays as it is.
    await page.keyboard.press('f')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await task())?.stepId).toBe(steps[0]?.stepId)
    expect(troubles).toEqual([])
  },
)

it('KAN-04 C adds a task in the step of the card in focus, and ? lists the keys of the screen', async () => {
  const { page, troubles } = await screen('board')
  await page.locator('[data-task]').first().waitFor()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog')
  await keys.getByRole('heading', { name: 'Na tarefa em foco' }).waitFor()
  await picture(page, 'keys')
  expect(await keys.getByRole('heading', { name: 'Na fila de aprovações' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await expect.poll(() => keys.count()).toBe(0)
  await page.keyboard.press('c')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.waitFor()
  await title.press('c')
  expect(await title.inputValue()).toBe('c')
  expect(troubles).toEqual([])
})

it('keys of a single character can be turned off, and the list still opens from help and palette', async () => {
  const { page } = await screen('board')
  await page.locator('[data-task]').first().waitFor()
  const keys = page.getByRole('dialog', { name: 'Teclas de atalho' })
  await page.getByRole('button', { name: 'Ajuda' }).click()
  await page.getByRole('menuitem', { name: 'Teclas de atalho' }).click()
  await keys.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => keys.count()).toBe(0)
  await page.keyboard.press('?')
  await page.keyboard.press('c')
  await settled(page)
  expect(await keys.count()).toBe(0)
  expect(await page.getByPlaceholder('O que precisa ser feito?').count()).toBe(0)
  // What the keys before have opened would stand when a later one has opened the palette.
  await page.keyboard.press('Control+k')
  const palette = page.getByPlaceholder('Projeto, tela, tarefa, cliente ou comando')
  await palette.waitFor()
  expect(await keys.count()).toBe(0)
  expect(await page.getByPlaceholder('O que precisa ser feito?').count()).toBe(0)
  await palette.fill('teclas')
  await page.keyboard.press('Enter')
  await keys.waitFor()
  // The tests after this press them.
  await keys.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect.poll(() => keys.count()).toBe(0)
})

it('KAN-06 the list of keys fits a phone', async () => {
  const { page } = await screen('board', { width: 390 })
  await page.locator('[data-task]').first().waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Teclas de atalho' }).waitFor()
  await picture(page, 'keys-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Teclas de atalho' }).waitFor({ state: 'detached' })
})

it('TSK-10 a card shows what it waits for', async () => {
  const { page, projectId, troubles } = await screen('board')
  const { tasks } = await ana.ask('board', { projectId })
  const [first, second] = tasks.map(({ taskId }) => taskId)
  await ana.act('ChangeTask', { projectId, taskId: second ?? '', predecessorIds: [first ?? ''] })
  await page.getByRole('img', { name: 'Aguarda: Sondagem' }).waitFor()
  await picture(page, 'card-marks')
  await ana.act('ChangeTask', { projectId, taskId: first ?? '', progress: 100 })
  await page.getByRole('img', { name: 'Aguarda: Sondagem' }).waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})

it.each(['board', 'tasks'] as const)(
  'GAN-09 the %s says which task begins before what it depends on ends',
  async (view) => {
    const { page, projectId, troubles } = await screen(view)
    const { tasks } = await ana.ask('board', { projectId })
    const [first = '', second = ''] = tasks.map(({ taskId }) => taskId)
    await ana.act('ChangeTask', { projectId, taskId: second, predecessorIds: [first] })
    const mark = (days: string) => page.getByRole('img', { name: `Começa ${days} antes do término de “Sondagem”` })
    await mark('5 dias úteis').waitFor()
    await expectAccessible(page, `${view} with a task that begins too early`)
    await picture(page, `too-early-${view}`)
    const holiday = { holidayId: crypto.randomUUID(), holidayOn: '2027-02-03', description: 'Padroeira' }
    await ana.act('AddHoliday', { projectId, ...holiday })
    await mark('4 dias úteis').waitFor()
    await ana.act('ChangeTask', { projectId, taskId: second, startOn: '2027-02-05', endOn: '2027-02-09' })
    await mark('1 dia útil').waitFor()
    await ana.act('ChangeTask', { projectId, taskId: second, startOn: '2027-02-08' })
    await mark('1 dia útil').waitFor({ state: 'detached' })
    expect(troubles).toEqual([])
  },
)

let plannedAtLength: Plan | undefined
/** One that has to be scrolled, for both views of it. */
const longPlan = () => (plannedAtLength ??= plan(Array.from({ length: 60 }, (_, nth) => `Furo ${nth}`)))

it.each(['board', 'tasks'] as const)(
  'SES-11 the %s keeps its way in by Tab, and its focus, while it is scrolled',
  async (view) => {
    const { page } = await screen(view, { of: longPlan() })
    const items = page.locator(view === 'board' ? '[data-task]' : '[role=row][data-record]')
    const first = items.filter({ hasText: 'Sondagem' })
    const isFocused = () => first.evaluate((item) => item === document.activeElement)
    await first.focus()
    await first.hover()
    // More rows come while one scrolls.
    const scrolled = async () => {
      await page.mouse.wheel(0, 600)
      return items.filter({ hasText: 'Furo 40' }).count()
    }
    await expect.poll(scrolled).toBeGreaterThan(0)
    expect(await isFocused(), 'the focus stays').toBe(true)
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect.poll(isFocused, { message: 'Tab comes to it' }).toBe(true)
  },
)
