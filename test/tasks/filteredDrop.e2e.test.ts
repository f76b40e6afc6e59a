import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const theWorld = await world()
const open = browserForTests()
const ana = await theWorld.founder()
const inWindow = oneWindow(open, theWorld.prumo.url, ana)

/** A column with two cards that the filter shows and two that it hides, as it is shown. */
async function filteredColumn() {
  const projectId = await theWorld.project(ana)
  const { steps } = await ana.ask('board', { projectId })
  for (const title of ['Junta 1', 'Junta 2', 'Muro 1', 'Muro 2'])
    await ana.act('QuickAddTask', {
      projectId,
      taskId: fresh(),
      stepId: steps[0]?.stepId ?? '',
      title,
      startOn: '2027-03-01',
      endOn: '2027-03-05',
      assigneeId: null,
    })
  const opened = await inWindow(`/projects/${projectId}/board?search=Junta`)
  const card = (title: string) => opened.page.locator('[data-task]', { hasText: title })
  await card('Junta 2').waitFor()
  await expect.poll(() => card('Muro').count()).toBe(0)
  const order = async () => {
    const { tasks } = await ana.ask('board', { projectId })
    return steps.flatMap(({ stepId }) => tasks.filter((task) => task.stepId === stepId).map(({ title }) => title))
  }
  const shown = () => opened.page.locator('[data-task]').allInnerTexts()
  return { ...opened, card, order, shown, steps }
}

const dropped = ['Junta 2', 'Junta 1', 'Muro 1', 'Muro 2']

it('KAN-06 a card dropped below the last shown one of a filtered column stands right below that one', async () => {
  const { page, card, order, shown, troubles } = await filteredColumn()
  const lower = page.locator('li', { has: card('Junta 2') })
  const { height = 0 } = (await lower.boundingBox()) ?? {}
  await card('Junta 1').dragTo(lower, { targetPosition: { x: 30, y: height - 3 } })
  await expect.poll(order).toEqual(dropped)
  expect(await shown()).toEqual(['Junta 2', 'Junta 1'])
  expect(troubles).toEqual([])
})

it('KAN-06 keys and the menu move a card among the shown ones, and leave the hidden ones behind it', async () => {
  const { page, card, order, troubles } = await filteredColumn()
  await card('Junta 1').press('Alt+ArrowDown')
  await expect.poll(order).toEqual(dropped)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Junta 1')
  await page.getByRole('button', { name: 'Ações de Junta 2' }).click()
  await page.getByRole('menuitem', { name: 'Mover para baixo' }).click()
  await expect.poll(order).toEqual(['Junta 1', 'Junta 2', 'Muro 1', 'Muro 2'])
  expect(troubles).toEqual([])
})
