import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()

const aTag = { description: 'Estrutura', textColour: '#ffffff', colour: '#1f4e79' }

const titles = ({ page }: { page: Page }) => page.locator('[data-task]').allInnerTexts()

const board = oneWindow(open, prumo.url, ana)

/** A new board with its first column's quick add open, and the way to hold back what is added. */
async function quickAdd({
  width,
  prepare,
}: {
  width?: number
  prepare?: (projectId: string) => Promise<unknown>
} = {}) {
  const projectId = await project(ana, { pitch: `Reforma ${crypto.randomUUID().slice(0, 8)}` })
  await prepare?.(projectId)
  const opened = await board(`/projects/${projectId}/board`, width)
  const { page } = opened
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.waitFor()
  const held: (() => void)[] = []
  const hold = () =>
    page.route('**/rest/commands/QuickAddTask', async (route) => {
      await new Promise<void>((release) => held.push(release))
      await route.continue()
    })
  const added = async () => (await ana.ask('board', { projectId })).tasks.map((task) => task.title)
  return { ...opened, projectId, title, held, hold, added }
}

it('KAN-04 typed tasks are shown at once, one after the other, while the server has answered none', async () => {
  const { page, title, held, hold, added, troubles } = await quickAdd()
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
  expect(await added()).toEqual([])
  await picture(page, 'quick-add')

  held[0]?.()
  await expect.poll(added).toHaveLength(1)
  expect(await titles({ page }), 'the second stays although the first answer does not hold it').toHaveLength(2)
  held[1]?.()
  await expect.poll(added).toHaveLength(2)
  await page.reload()
  await expect.poll(() => titles({ page })).toEqual(['Vistoriar o telhado', 'Trocar luminárias'])
  expect(troubles).toEqual([])
})

it.each([1280, 390])('KAN-04 days are shown with their whole year, at %i px', async (width) => {
  const { page } = await quickAdd({ width })
  for (const name of ['Início', 'Término']) {
    const day = page.getByRole('textbox', { name })
    await day.fill('28/08/2028')
    const hidden = () => day.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
    await expect.poll(hidden, { message: name }).toBeLessThanOrEqual(0)
    // Other fonts are wider.
    const wider = await page.addStyleTag({ content: '* { letter-spacing: 0.06em !important }' })
    expect(await hidden(), `${name} in a wider font`).toBeLessThanOrEqual(0)
    await wider.evaluate((style: Element) => style.remove())
  }
  await picture(page, `quick-add-${width}`)
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

it('KAN-04 Escape in a calendar closes the calendar alone, and in the line the line', async () => {
  const { page, title } = await quickAdd()
  const calendar = page.getByRole('grid')
  await page.getByRole('button', { name: 'Escolher no calendário' }).first().press('Enter')
  await calendar.waitFor()
  await calendar.locator('button[tabindex="0"]').press('Escape')
  await expect.poll(() => calendar.count()).toBe(0)
  expect(await title.count()).toBe(1)
  await title.press('Escape')
  await expect.poll(() => title.count()).toBe(0)
})

it('KAN-04 one line names its days, person, priority and tag, and says before what it will make', async () => {
  const { page, projectId, title, troubles } = await quickAdd({
    prepare: (id) => ana.act('AddTag', { projectId: id, tagId: crypto.randomUUID(), ...aTag }),
  })
  const [person] = (await ana.ask('board', { projectId })).people
  await title.pressSequentially(`Vistoria 24/11/2027–30/11/2027 @${person?.name.split(' ')[0]} !alta #estrutura`)
  const preview = page.getByRole('list', { name: 'O que será adicionado' })
  await preview.getByText(`24 de nov. de 2027 – 30 de nov. de 2027 · ${person?.name} · #Estrutura`).waitFor()
  await picture(page, 'quick-add-line')
  await title.press('Enter')
  await expect.poll(async () => (await ana.ask('board', { projectId })).tasks.length).toBe(1)
  const board = await ana.ask('board', { projectId })
  expect(board.tasks[0]).toMatchObject({
    title: 'Vistoria',
    startOn: '2027-11-24',
    endOn: '2027-11-30',
    priority: 'high',
    assigneeId: person?.userId,
    tagIds: [board.tags[0]?.tagId],
  })
  expect(troubles).toEqual([])
})

it.each(['mouse', 'key'])(
  'KAN-04 a tag that is not there yet is offered, by %s, takes no days away, and the tasks of pasted lines get it',
  async (hand) => {
    const { page, projectId, title, troubles } = await quickAdd()
    await page.keyboard.insertText('Sondagem 07/12/2027–11/12/2027 #fundação\nLocação 13/12/2027 #fundação')
    const preview = page.getByRole('list', { name: 'O que será adicionado' })
    await preview.getByText('7 de dez. de 2027 – 11 de dez. de 2027', { exact: true }).waitFor()
    const offer = page.getByRole('button', { name: 'Criar a etiqueta fundação' })
    await picture(page, 'quick-add-new-tag')
    if (hand === 'mouse') await offer.click()
    else await title.press('Alt+Enter')
    await offer.waitFor({ state: 'detached' })
    await preview.getByText('7 de dez. de 2027 – 11 de dez. de 2027 · #fundação').waitFor()
    await title.press('Enter')
    await expect.poll(async () => (await ana.ask('board', { projectId })).tasks.length).toBe(2)
    const { tasks, tags } = await ana.ask('board', { projectId })
    expect(tags.map(({ description }) => description)).toEqual(['fundação'])
    expect(tasks).toMatchObject([
      { title: 'Sondagem', startOn: '2027-12-07', endOn: '2027-12-11', tagIds: [tags[0]?.tagId] },
      { title: 'Locação', startOn: '2027-12-13', endOn: '2027-12-13', tagIds: [tags[0]?.tagId] },
    ])
    expect(troubles).toEqual([])
  },
)

it('KAN-04 a new tag is offered to nobody who may not make one, and the days stay', async () => {
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { page } = await open()
  await enter(page, prumo.url, bia.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board`)
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.pressSequentially('Sondagem 07/12/2027 #fundação')
  await page.getByText('#fundação: não indica').waitFor()
  expect(await page.getByRole('button', { name: 'Criar a etiqueta fundação' }).count()).toBe(0)
  await title.press('Enter')
  await expect
    .poll(async () => (await ana.ask('board', { projectId })).tasks)
    .toMatchObject([{ title: 'Sondagem #fundação', startOn: '2027-12-07' }])
})

it('KAN-04 many lines are as many tasks in their order by a single Enter, and none while a line is wrong', async () => {
  const { page, title, added, troubles } = await quickAdd()
  await page.keyboard.insertText(['- Sondagem', '- !alta', '- Locação 5d', '- Escavação'].join('\n'))
  await page.getByRole('button', { name: 'Adicionar 4 tarefas' }).waitFor()
  await title.press('Enter')
  await page.getByText('nada foi adicionado ainda').waitFor()
  await picture(page, 'quick-add-wrong-line')
  expect(await added()).toEqual([])

  await title.fill(['Sondagem', 'Locação 5d', 'Escavação'].join('\n'))
  await title.press('Shift+Enter')
  await page.keyboard.type('Armação')
  await title.press('Enter')
  await page.getByText('4 tarefas adicionadas').first().waitFor()
  await expect.poll(() => titles({ page })).toEqual(['Sondagem', 'Locação', 'Escavação', 'Armação'])
  expect(await title.inputValue()).toBe('')
  await expect.poll(added).toEqual(['Sondagem', 'Locação', 'Escavação', 'Armação'])
  expect(troubles).toEqual([])
})

it('KAN-07 of many tasks those that are refused are named and stay, and are tried again together', async () => {
  const { page, projectId, title } = await quickAdd()
  const { steps } = await ana.ask('board', { projectId })
  const { stepId = '', name = '', description = '', finishes = false } = steps[0] ?? {}
  await ana.act('ChangeStep', { projectId, stepId, name, description, finishes, taskLimit: 1 })
  await title.fill('Sondagem\nLocação\nEscavação')
  await title.press('Enter')
  await page.getByRole('alert').filter({ hasText: '“Locação” não foi adicionada' }).waitFor()
  await page.getByRole('alert').filter({ hasText: '“Escavação” não foi adicionada' }).waitFor()
  await expect.poll(() => titles({ page })).toEqual(['Sondagem'])
  await picture(page, 'quick-add-refused-lines')
  await ana.act('ChangeStep', { projectId, stepId, name, description, finishes, taskLimit: 5 })
  await page.getByRole('button', { name: 'Tentar de novo as 2' }).click()
  await expect.poll(() => titles({ page })).toEqual(['Sondagem', 'Locação', 'Escavação'])
  expect(await page.getByRole('alert').count()).toBe(0)
})
