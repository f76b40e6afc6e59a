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
