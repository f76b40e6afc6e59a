import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { picture } from '../browser/picture'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const inWindow = oneWindow(open, prumo.url, ana)

/** Ana's board with a task of hers, and Bia in the team. */
async function board() {
  const projectId = await project(ana, { pitch: `Reforma ${fresh().slice(0, 8)}` })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const { steps } = await ana.ask('board', { projectId })
  const taskId = fresh()
  await ana.act('AddTask', { projectId, taskId, stepId: steps[0]?.stepId ?? '', title: 'Medir o terreno', ...dates })
  const opened = await inWindow(`/projects/${projectId}/board`)
  const { page } = opened
  const card = page.locator(`[data-task="${taskId}"]`)
  await card.waitFor()
  const notice = (text: string) => page.getByText(text, { exact: true })
  const task = () => ana.ask('task', { projectId, taskId })
  const stepOf = async () => {
    const { stepId } = await task()
    return steps.find((step) => step.stepId === stepId)?.name
  }
  return { ...opened, projectId, taskId, card, notice, task, stepOf }
}

/** How long the notices that stand would stay by themselves, in milliseconds. */
const livesOfNotices = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.hasAttribute('data-timer-status'))
      .map(({ effect }) => effect?.getComputedTiming().endTime),
  )

it('a move is undone by Ctrl+Z, done again by Ctrl+Shift+Z, and each is said', async () => {
  const { page, card, notice, stepOf, troubles } = await board()
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await notice('Tarefa movida para Em andamento').waitFor()
  expect(await page.getByText('Desfazer', { exact: true }).count()).toBe(1)
  // Who asked for less motion has as long as others to act on it.
  expect(await livesOfNotices(page)).toEqual([8000])
  await picture(page, 'undo-moved')
  await expect.poll(stepOf).toBe('Em andamento')
  await page.keyboard.press('Control+z')
  await notice('Desfeito: Mover tarefa').waitFor()
  await expect.poll(stepOf).toBe('A fazer')
  await picture(page, 'undo-undone')
  await page.keyboard.press('Control+Shift+z')
  await notice('Refeito: Mover tarefa').waitFor()
  await expect.poll(stepOf).toBe('Em andamento')
  // A reload forgets nothing.
  await page.reload()
  await card.waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(stepOf).toBe('A fazer')
  await page.getByText('Refazer', { exact: true }).first().click()
  await expect.poll(stepOf).toBe('Em andamento')
  expect(troubles).toEqual([])
})

it('what is being undone is done again, also where nobody has answered yet', async () => {
  const { page, card, stepOf, troubles } = await board()
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(stepOf).toBe('Em andamento')
  const held: (() => void)[] = []
  await page.route('**/rest/commands/UndoPlanAction', async (route) => {
    await new Promise<void>((release) => held.push(release))
    await route.continue()
  })
  await page.keyboard.press('Control+z')
  await expect.poll(() => held.length).toBe(1)
  await page.keyboard.press('Control+Shift+z')
  held[0]?.()
  await expect.poll(() => held.length).toBe(2)
  await expect.poll(stepOf).toBe('A fazer')
  held[1]?.()
  await expect.poll(stepOf).toBe('Em andamento')
  expect(troubles).toEqual([])
})

it('keys pressed fast undo one action after the other, and quick adds, ticks and edits with them', async () => {
  const { page, projectId, taskId, card, task } = await board()
  await ana.act('AddChecklistItem', {
    projectId,
    taskId,
    itemId: fresh(),
    description: 'Trena',
    assigneeId: null,
    startOn: null,
    endOn: null,
  })
  await card.click()
  const drawer = page.getByRole('dialog', { name: 'Medir o terreno' })
  await drawer.getByLabel('Título').fill('Medir a rua')
  await drawer
    .getByRole('button', { name: /^Salvar/ })
    .first()
    .click()
  await expect.poll(async () => (await task()).title).toBe('Medir a rua')
  await page.getByRole('checkbox', { name: 'Trena' }).click()
  await expect.poll(async () => (await task()).checklist[0]?.done).toBe(true)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expect
    .poll(async () => {
      const { title, checklist } = await task()
      return [title, checklist[0]?.done]
    })
    .toEqual(['Medir o terreno', false])
})

it('what another person changed since is not undone, and the notice says who', async () => {
  const { page, projectId, taskId, card, notice, task, stepOf } = await board()
  const undoings: string[] = []
  page.on('request', (request) => request.url().endsWith('/UndoPlanAction') && undoings.push(request.url()))
  await card.click()
  const drawer = page.getByRole('dialog', { name: 'Medir o terreno' })
  await drawer.getByLabel('Título').fill('Medir a rua')
  await drawer
    .getByRole('button', { name: /^Salvar/ })
    .first()
    .click()
  await expect.poll(async () => (await task()).title).toBe('Medir a rua')
  await bia.act('ChangeTask', { projectId, taskId, title: 'Medir o lote' })
  await page.getByRole('heading', { name: 'Medir o lote' }).waitFor()
  await page.getByRole('heading', { name: 'Medir o lote' }).focus()
  await page.keyboard.press('Control+z')
  await notice('Não foi possível desfazer: Editar tarefa').waitFor()
  const { people } = await ana.ask('board', { projectId })
  const name = people.find(({ userId }) => userId === bia.userId)?.name ?? ''
  await page.getByText(`${name} alterou Título`).last().waitFor()
  await picture(page, 'undo-refused')
  expect((await task()).title).toBe('Medir o lote')
  await page.keyboard.press('Control+z')
  // Actions are undone one after the other: with a later one, whatever the keys before have undone is undone as well.
  await card.press('Alt+ArrowRight')
  await expect.poll(stepOf).toBe('Em andamento')
  await page.keyboard.press('Control+z')
  await expect.poll(stepOf).toBe('A fazer')
  expect(undoings, 'it left the stack').toHaveLength(2)
  expect((await task()).title).toBe('Medir o lote')
})

it('Ctrl+Z in a text field is the field’s own, and undoes no action', async () => {
  const { page, projectId, card, stepOf } = await board()
  const titles = async () =>
    (await ana.ask('board', { projectId })).tasks
      .map((each) => each.title)
      .sort()
      .reverse()
  await card.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(stepOf).toBe('Em andamento')
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.press('M')
  await title.press('Control+z')
  expect(await title.inputValue()).toBe('')
  // Actions are undone one after the other: with a later one, whatever the field's keys have undone is undone as well.
  await page.keyboard.type('Limpar o terreno')
  await page.keyboard.press('Enter')
  await expect.poll(titles).toEqual(['Medir o terreno', 'Limpar o terreno'])
  await card.focus()
  await page.keyboard.press('Control+z')
  await expect.poll(titles).toEqual(['Medir o terreno'])
  expect(await stepOf()).toBe('Em andamento')
})
