import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, showIn } from '../browser/inOtherLooks'
import { askedDocument } from '../documents/askedDocument'
import { anArea } from '../given/anArea'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project, ...theWorld } = await world()
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const { steps } = await ana.ask('board', { projectId })
const [taskId, target] = [fresh(), { kind: 'project' as const, id: projectId }]
const dates = { startOn: '2026-01-04', endOn: '2026-01-05' }
await ana.act('AddTask', { projectId, taskId, stepId: steps[0]?.stepId ?? '', title: 'Sondagem', ...dates })
const onTask = { projectId, target: { kind: 'task' as const, id: taskId } }
await ana.act('AddComment', { ...onTask, commentId: fresh(), content: [{ text: 'Podemos começar' }] })

const texts = {
  'pt-BR': {
    tab: 'Comentários',
    thread: 'Comentários e mudanças',
    only: 'Só comentários',
    system: 'Mensagem do sistema:',
    moved: 'mudou a etapa da tarefa',
  },
  en: {
    tab: 'Comments',
    thread: 'Comments and changes',
    only: 'Only comments',
    system: 'System message:',
    moved: 'changed the step of the task',
  },
}
type Texts = (typeof texts)['pt-BR' | 'en']

const listOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).getByRole('listitem')

/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void anasWindow.troubles.splice(0))

it('COM-02 a move that somebody else makes appears among the comments, or not where only comments are wanted', async () => {
  const { tab, thread, only } = texts['pt-BR']
  const { page, troubles } = anasWindow
  const path = `/projects/${projectId}/board/${taskId}`
  const openTab = () => page.getByRole('dialog').getByRole('tab', { name: tab }).click()
  await goWithin(page, path)
  await openTab()
  const items = listOf(page, thread)
  await items.getByText('Podemos começar').waitFor()
  const before = await items.count()

  await bia.act('MoveTask', { projectId, taskId, stepId: steps[1]?.stepId ?? '', beforeTaskId: null })
  const expectMessage = async ({ thread, system, moved }: Texts, where: string) => {
    const message = listOf(page, thread).nth(before)
    await message.waitFor()
    expect(await message.innerText()).toContain(`Bia Rocha ${moved}`)
    expect(await message.innerText()).toContain(steps[1]?.name ?? '')
    expect(await message.textContent()).toMatch(new RegExp(`^${system} `))
    // Beside a comment stands its author; a message has neither that nor anything to press.
    expect(await message.locator('.fui-Avatar, button').count()).toBe(0)
    await expectNoSidewaysScroll(page, where)
    await expectAccessible(page, where)
  }
  await expectMessage(texts['pt-BR'], 'comments and changes of a task')
  await inOtherLooks(page, () => expectMessage(texts.en, 'comments and changes of a task on a phone'))

  const toggle = page.getByRole('switch', { name: only })
  await toggle.focus()
  await page.keyboard.press('Space')
  await items.first().waitFor({ state: 'detached' })
  await listOf(page, tab).getByText('Podemos começar').waitFor()
  expect(await listOf(page, tab).count()).toBe(1)
  expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true)
  await expectAccessible(page, 'only the comments of a task')
  await inOtherLooks(page, async () => {
    await listOf(page, texts.en.tab).getByText('Podemos começar').waitFor()
    expect(await page.getByRole('switch', { name: texts.en.only }).isChecked()).toBe(true)
    await expectAccessible(page, 'only the comments of a task on a phone')
  })
  await page.goto(`${prumo.url}${path}`)
  await openTab()
  await listOf(page, tab).getByText('Podemos começar').waitFor()
  expect([await toggle.isChecked(), await listOf(page, tab).count()]).toEqual([true, 1])
  await toggle.click()
  await items.nth(before).waitFor()
  expect(troubles).toEqual([])
})

it('COM-02 a project and a document show what was done to them, a card and an approver by name', async () => {
  const areaId = fresh()
  await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Custos' })
  await ana.act('AddCard', { projectId, areaId, cardId: fresh(), title: 'Cimento', plannedCents: 55_512 })
  await ana.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Cotação recebida' }] })
  const signedOff = await askedDocument({ ...theWorld, prumo, founder, colleague, project }, { author: ana })
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/discussion`)
  await showIn(page, { language: 'pt-BR', colorMode: 'dark', width: 390 })
  const items = listOf(page, texts['pt-BR'].thread)
  const card = items.filter({ hasText: 'Cimento' })
  await card.waitFor()
  expect(await card.innerText()).toMatch(/Ana Souza adicionou o cartão Cimento/)
  expect(await items.last().innerText()).toContain('Cotação recebida')
  await expectNoSidewaysScroll(page, 'comments and changes of a project')
  await expectAccessible(page, 'comments and changes of a project')

  await goWithin(page, `/projects/${signedOff.projectId}/documents/${signedOff.documentId}?view=comments`)
  await items.filter({ hasText: 'pediu a aprovação' }).first().waitFor()
  expect(await items.filter({ hasText: /(Caio|Davi) Rocha/ }).count()).toBeGreaterThan(0)
  await expectNoSidewaysScroll(page, 'comments and changes of a document')
  await expectAccessible(page, 'comments and changes of a document')
  expect(troubles).toEqual([])
})
