import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { taskIn } from '../given/taskIn'
import { wordings } from '../given/wordings'
import { loggedEvents } from '../log/loggedEvents'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'
import { pullBar } from './pullBar'

const open = browserForTests()
const { prumo, founder, project, databaseUrl } = await world()
const log = loggedEvents(databaseUrl)
const ana = await founder()
const projectId = await project(ana)
const plan = oneWindow(open, prumo.url, ana)
const say = (key: string, values: Readonly<Record<string, unknown>> = {}) => wordings['pt-BR'].say([key], key, values)

/** A task of the plan in a narrow window, with the editor of its title open, that somebody else renames meanwhile. */
async function renamedWhileEdited(title: string) {
  const taskId = await taskIn(ana, projectId, title)
  await ana.act('ChangeTask', { projectId, taskId, deliveryGroup: 'Obra' })
  const { page } = await plan(`/projects/${projectId}/gantt`, 390)
  const edit = async (now: string) => {
    await page.getByRole('button', { name: say('gantt.actionsOf', { title: now }) }).click()
    await page.getByRole('menuitem', { name: say('gantt.edit', { field: say('gantt.column.title') }) }).click()
  }
  await edit(title)
  const field = page.getByRole('textbox', { name: say('field.title') })
  await field.waitFor()
  await ana.act('ChangeTask', { projectId, taskId, title: `${title} de outro` })
  await page.getByText(`${title} de outro`).first().waitFor({ state: 'attached' })
  return { page, field, edit, titleNow: async () => (await ana.ask('task', { projectId, taskId })).title }
}

it('GAN-01 a cell that is left as it was opened writes nothing over what somebody else wrote meanwhile', async () => {
  const { field, edit, titleNow } = await renamedWhileEdited('Escavação')
  const before = await log.head()
  await field.press('Enter')
  await field.waitFor({ state: 'detached' })
  expect(await titleNow()).toBe('Escavação de outro')
  // What this page writes later stands behind whatever it wrote before.
  await edit('Escavação de outro')
  await field.fill('Escavação da vala')
  await field.press('Enter')
  await expect.poll(titleNow).toBe('Escavação da vala')
  const logged = (await log.since(before)).filter((event) => event.projectId === projectId)
  expect(logged.map(({ type }) => type)).toEqual(['TaskRenamed'])
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
  const { page } = await plan(`/projects/${planId}/gantt?zoom=day`)
  const bar = page.locator(`.gantt_task_line[data-task-id="${taskId}"]`)
  const box = await bar.boundingBox()
  if (!box) throw new Error('the bar is not drawn')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await pullBar(page, bar, [x, y], 0.4 * box.width)
  const theirs = { startOn: '2027-03-03', endOn: '2027-03-12' }
  await ana.act('ChangeTask', { projectId: planId, taskId, ...theirs })
  const newsId = await taskIn(ana, planId, 'Forma')
  await ana.act('ChangeTask', { projectId: planId, taskId: newsId, deliveryGroup: 'Obra' })
  await page.getByText(say('tasks.count_other', { count: 2 })).waitFor()
  await page.mouse.move(x + 0.42 * box.width, y)
  await page.mouse.up()
  await page.getByText(say('gantt.changeFailed')).first().waitFor()
  expect(await ana.ask('task', { projectId: planId, taskId })).toMatchObject(theirs)
})
