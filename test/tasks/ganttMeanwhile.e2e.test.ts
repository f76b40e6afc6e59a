import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { taskIn } from '../given/taskIn'
import { wordings } from '../given/wordings'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
const say = (key: string, values: Readonly<Record<string, unknown>> = {}) => wordings['pt-BR'].say([key], key, values)

/** A task of the plan in a narrow window, with the editor of its title open, that somebody else renames meanwhile. */
async function renamedWhileEdited(title: string) {
  const taskId = await taskIn(ana, projectId, title)
  await ana.act('ChangeTask', { projectId, taskId, deliveryGroup: 'Obra' })
  const { page } = await open({ width: 390 })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/gantt`)
  await page.getByRole('button', { name: say('gantt.actionsOf', { title }) }).click()
  await page.getByRole('menuitem', { name: say('gantt.edit', { field: say('gantt.column.title') }) }).click()
  const field = page.getByRole('textbox', { name: say('field.title') })
  await field.waitFor()
  await ana.act('ChangeTask', { projectId, taskId, title: `${title} de outro` })
  await page.getByText(`${title} de outro`).first().waitFor({ state: 'attached' })
  return { page, field, titleNow: async () => (await ana.ask('task', { projectId, taskId })).title }
}

it('GAN-01 a cell that is left as it was opened writes nothing over what somebody else wrote meanwhile', async () => {
  const { page, field, titleNow } = await renamedWhileEdited('Escavação')
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
  // Nothing is sent then: there is nothing to wait for.
  await page.waitForTimeout(500)
  expect(await titleNow()).toBe('Escavação de outro')
})

it('GAN-01 a cell that is changed over what somebody else wrote meanwhile is refused, and that is said', async () => {
  const { page, field, titleNow } = await renamedWhileEdited('Concretagem')
  await field.fill('Concretagem da laje')
  await field.press('Enter')
  await page.getByText(say('gantt.changeFailed')).first().waitFor()
  expect(await titleNow()).toBe('Concretagem de outro')
})

it('GAN-01 a bar is not dragged over days that somebody else has set since the drag began', async () => {
  const planId = await project(ana)
  const taskId = await taskIn(ana, planId, 'Armação')
  await ana.act('ChangeTask', { projectId: planId, taskId, deliveryGroup: 'Obra' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${planId}/gantt?zoom=day`)
  const box = await page.locator(`.gantt_task_line[data-task-id="${taskId}"]`).boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (const part of [0.05, 0.1, 0.4]) {
    await page.mouse.move(x + part * box.width, y, { steps: 3 })
    await page.waitForTimeout(150)
  }
  const theirs = { startOn: '2027-03-03', endOn: '2027-03-12' }
  await ana.act('ChangeTask', { projectId: planId, taskId, ...theirs })
  const newsId = await taskIn(ana, planId, 'Forma')
  await ana.act('ChangeTask', { projectId: planId, taskId: newsId, deliveryGroup: 'Obra' })
  await page.getByText(say('tasks.count_other', { count: 2 })).waitFor({ timeout: 8000 })
  await page.mouse.move(x + 0.42 * box.width, y)
  await page.mouse.up()
  await page.getByText(say('gantt.changeFailed')).first().waitFor({ timeout: 8000 })
  expect(await ana.ask('task', { projectId: planId, taskId })).toMatchObject(theirs)
})
