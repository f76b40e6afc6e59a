import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const inWindow = oneWindow(open, prumo.url, ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const tagId = fresh()
await ana.act('AddTag', { projectId, tagId, description: 'Civil', textColour: '#ffffff', colour: '#335577' })
const { steps, people } = await ana.ask('board', { projectId })
const stepId = steps[0]?.stepId ?? ''
const dayIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
const add = (title: string, days: number, changes: object = {}) =>
  ana.act('AddTask', {
    projectId,
    taskId: fresh(),
    stepId,
    title,
    startOn: dayIn(-40),
    endOn: dayIn(days),
    ...changes,
  })
await add('Sondar', -3, { assigneeId: ana.userId, tagIds: [tagId], deliveryGroup: 'Fundação, norte' })
await add('Armar', 2, { assigneeId: bia.userId, tagIds: [tagId], priority: 'high' })
await add('Concretar', 20, { deliveryGroup: 'Laje' })
await add('Pintar', 30, { assigneeId: bia.userId, priority: 'low' })
const names = { ana: people.find(({ userId }) => userId === ana.userId)?.name ?? '' }

const views = [
  { view: 'board', titles: (page: Page) => page.locator('[data-task]') },
  { view: 'tasks', titles: (page: Page) => page.locator('[role=row][data-record] [role=cell]:nth-child(2)') },
] as const

const choose = async (page: Page, menu: string, ...choices: string[]) => {
  await unfold(page, /^Filtros( \(|$)/)
  await page.getByRole('search').getByRole('button', { name: menu }).press('Enter')
  for (const name of choices) {
    const item = page.getByRole('menuitemcheckbox', { name }).or(page.getByRole('menuitemradio', { name }))
    await item.press('Enter')
  }
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
}

it.each(views)(
  'TSK-03 KAN-01 by keyboard, $view shows tasks of several people, and each choice can be let go',
  async ({ view, titles }) => {
    const { page, context, troubles } = await inWindow(`/projects/${projectId}/${view}`)
    const shown = async () => (await titles(page).allInnerTexts()).map((text) => text.trim().split('\n')[0]).sort()
    await expect.poll(shown).toEqual(['Armar', 'Concretar', 'Pintar', 'Sondar'])

    await choose(page, 'Responsável', names.ana, 'Sem responsável')
    await expect.poll(shown).toEqual(['Concretar', 'Sondar'])
    await choose(page, 'Grupo de entrega', 'Fundação, norte')
    await expect.poll(shown).toEqual(['Sondar'])
    const chips = page.getByRole('list', { name: 'Filtros ativos' })
    await chips.getByText('Grupo de entrega: Fundação, norte').waitFor()
    await picture(page, `filters-${view}`)
    await expectAccessible(page, `${view} with filters`)

    // The same address elsewhere shows the same.
    const elsewhere = await context.newPage()
    await elsewhere.goto(page.url())
    await expect.poll(() => titles(elsewhere).count()).toBe(1)
    await elsewhere.close()
    await page.goBack()
    await expect.poll(shown, { message: 'the way back takes the last choice away' }).toEqual(['Concretar', 'Sondar'])

    await chips.getByRole('button', { name: `Remover o filtro Responsável: ${names.ana}` }).press('Enter')
    await expect.poll(shown).toEqual(['Concretar'])
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Remover o filtro Responsável: Sem responsável')
    await chips.getByRole('button', { name: 'Limpar filtros' }).press('Enter')
    await expect.poll(shown).toHaveLength(4)
    expect(await chips.count()).toBe(0)
    expect(troubles).toEqual([])
  },
)

it.each(views)('TSK-03 KAN-01 $view is narrowed by end, by tag and by priority', async ({ view, titles }) => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/${view}`, 390)
  const shown = async () => (await titles(page).allInnerTexts()).map((text) => text.trim().split('\n')[0]).sort()
  await choose(page, 'Término', 'Atrasadas')
  await expect.poll(shown).toEqual(['Sondar'])
  await choose(page, 'Término', 'Próximos 7 dias')
  await expect.poll(shown).toEqual(['Armar'])
  await choose(page, 'Término', 'Entre datas…')
  await page.getByLabel('Termina a partir de').fill(dayIn(10))
  await page.getByLabel('Termina até').fill(dayIn(25))
  await page.keyboard.press('Tab')
  await expect.poll(shown).toEqual(['Concretar'])
  const judge = async () => {
    await page.getByRole('button', { name: 'Clear filters' }).waitFor()
    await picture(page, `filters-${view}-390`)
    await expectNoSidewaysScroll(page, `${view} with filters`)
    await expectAccessible(page, `${view} with filters in the dark`)
  }
  await inOtherLooks(page, judge, [{ language: 'en', colorMode: 'dark' }])
  await page.getByRole('button', { name: 'Limpar filtros' }).press('Enter')
  await choose(page, 'Etiquetas', 'Civil')
  await choose(page, 'Prioridade', 'Alta', 'Baixa')
  await expect.poll(shown).toEqual(['Armar'])
  expect(troubles).toEqual([])
})

/** Clicks on choices of a menu, each before what the click before has changed is drawn. */
const clickQuickly = (page: Page, names: readonly string[]) =>
  page.evaluate(async (wanted) => {
    for (const item of document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox]'))
      if (wanted.includes(item.innerText.trim())) {
        item.click()
        await new Promise((resolve) => queueMicrotask(() => setTimeout(resolve)))
      }
  }, names)

/** Types into the field in focus, each letter before what the one before has changed is drawn. */
const typeQuickly = (page: Page, text: string) =>
  page.evaluate(async (letters) => {
    for (const letter of letters) {
      document.execCommand('insertText', false, letter)
      await new Promise((resolve) => queueMicrotask(() => setTimeout(resolve)))
    }
  }, text)

it.each(views)(
  'TSK-03 on a slow machine, $view loses nothing that is chosen or typed quickly',
  async ({ view, titles }) => {
    const { page, context, troubles } = await inWindow(`/projects/${projectId}/${view}`)
    await expect.poll(() => titles(page).count()).toBe(4)
    await unfold(page, 'Filtros')
    await page.getByRole('search').getByRole('button', { name: 'Prioridade' }).press('Enter')
    await page.getByRole('menuitemcheckbox', { name: 'Alta', exact: true }).waitFor()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await clickQuickly(page, ['Alta', 'Baixa'])
    await expect.poll(() => titles(page).count()).toBe(2)
    // A machine that is slow by this keeps a whole core busy.
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.detach()
    expect(new URL(page.url()).searchParams.getAll('priority').sort()).toEqual(['high', 'low'])
    await page.keyboard.press('Escape')
    const search = page.getByRole('search').getByRole('textbox').first()
    await search.focus()
    await typeQuickly(page, 'pintar a ponte')
    expect(await search.inputValue()).toBe('pintar a ponte')
    await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('pintar a ponte')
    expect(await search.inputValue()).toBe('pintar a ponte')
    await page.getByRole('button', { name: 'Limpar filtros' }).first().press('Enter')
    await expect.poll(() => search.inputValue(), { message: 'what is cleared elsewhere' }).toBe('')
    expect(troubles).toEqual([])
  },
)

it('TSK-03 an address that says nonsense shows every task, and one that names what is gone says so', async () => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/board`)
  for (const { view, titles } of views) {
    const nonsense = `assignee=%00&assignee=';--&tag=x&due=2026-02-30..&priority=urgent&state=%FF&deliveryGroup=${'x'.repeat(300)}`
    await page.goto(`${prumo.url}/projects/${projectId}/${view}?${nonsense}`)
    await expect.poll(() => titles(page).count()).toBe(4)
    await goWithin(page, `/projects/${projectId}/${view}?tag=${fresh()}`)
    await page.getByText('Etiquetas: não existe mais').waitFor()
    await expect.poll(() => titles(page).count()).toBe(0)
  }
  expect(troubles).toEqual([])
})

it('TSK-03 a list is grouped from its menu, with counts, in an address that others can open', async () => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/tasks`)
  const groups = () => page.getByRole('rowheader').allInnerTexts()
  await choose(page, 'Agrupar', 'Responsável')
  const [bias = ''] = people.filter(({ userId }) => userId === bia.userId).map(({ name }) => name)
  const expected = [`${names.ana}\n1 tarefa`, `${bias}\n2 tarefas`, 'Sem responsável\n1 tarefa']
  await expect.poll(groups).toEqual(expected)
  await picture(page, 'grouped')
  await expectAccessible(page, 'a grouped list')
  await page.reload()
  await expect.poll(groups).toEqual(expected)

  await choose(page, 'Agrupado por', 'Etiqueta')
  await expect.poll(groups).toEqual(['Civil\n2 tarefas', 'Sem etiqueta\n2 tarefas'])
  await page.getByRole('row').filter({ hasText: 'Sondar' }).press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Armar' }).waitFor()
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 390, height: 844 })
  await goWithin(page, '/my-tasks?group=week&state=any')
  await expect.poll(groups).toHaveLength(1)
  await picture(page, 'grouped-390')
  await expectNoSidewaysScroll(page, 'my tasks by week')
  await goWithin(page, '/my-tasks?group=tag')
  await page.getByText('Sondar').first().waitFor()
  expect(await groups(), 'tags are of a project').toEqual([])
  expect(troubles).toEqual([])
})

it('TSK-03 a list without tasks and without filters leads to the board', async () => {
  const empty = await project(ana, { pitch: 'Sem tarefas' })
  const { page } = await inWindow(`/projects/${empty}/tasks`)
  await page.getByText('Nenhuma tarefa ainda').waitFor()
  expect(await page.getByRole('button', { name: 'Limpar filtros' }).count()).toBe(0)
  await page.getByRole('main').getByRole('link', { name: 'Ir para o quadro' }).click()
  await page.waitForURL(`${prumo.url}/projects/${empty}/board`)
})
