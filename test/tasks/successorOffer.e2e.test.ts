import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const theWorld = await world()
const open = browserForTests()
const ana = await theWorld.founder()
const inWindow = oneWindow(open, theWorld.prumo.url, ana)

/** Digging, pouring behind it, curing behind that; and painting that begins too early for plastering since ever. */
async function plan() {
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, cure, plaster, paint] = [fresh(), fresh(), fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  await add(dig, 'Escavar', '2027-03-01', '2027-03-05')
  await add(pour, 'Concretar', '2027-03-08', '2027-03-09', { predecessorIds: [dig] })
  await add(cure, 'Curar', '2027-03-10', '2027-03-11', { predecessorIds: [pour] })
  await add(plaster, 'Rebocar', '2027-03-01', '2027-03-05')
  await add(paint, 'Pintar', '2027-03-03', '2027-03-04', { predecessorIds: [plaster] })
  const dates = async () => {
    const { tasks } = await ana.ask('board', { projectId })
    return tasks.map(({ startOn }) => startOn.slice(5)).join(' ')
  }
  return { projectId, dig, dates }
}

const before = '03-01 03-08 03-10 03-01 03-03'
const pushed = '03-01 03-11 03-15 03-01 03-03'

it('GAN-04 a cell that leaves tasks too early offers to push them, previews the new end, and one undo takes it back', async () => {
  const { projectId, dig, dates } = await plan()
  const { page, troubles } = await inWindow(`/projects/${projectId}/tasks`)
  const row = page.locator(`[data-record="${dig}"]`)
  await row.getByRole('button', { name: 'Término: 05/03/2027' }).click()
  await page.getByRole('textbox', { name: 'Término' }).fill('10/03/2027')
  await page.keyboard.press('Enter')
  await page.getByText('2 tarefas que vêm depois precisam começar mais tarde').first().waitFor()
  await picture(page, 'push-following-offer')
  await page.getByRole('button', { name: 'Empurrar 2 tarefas' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Empurrar o que vem depois' })
  await dialog.getByText('Término do plano: 11/03/2027 → 16/03/2027').waitFor()
  await dialog.getByText('Concretar', { exact: true }).waitFor()
  expect(await dialog.getByText('Pintar', { exact: true }).count(), 'what the change does not reach').toBe(0)
  await picture(page, 'push-following')
  await expectAccessible(page, 'the preview of what follows')
  await dialog.getByRole('button', { name: 'Alterar 2 tarefas' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(dates).toBe(pushed)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  // The notice of the change before goes when that of this one comes.
  await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect.poll(dates).toBe(before)
  expect(troubles).toEqual([])
})

it('GAN-04 a drawer over a phone offers it as well, and what is done next withdraws it', async () => {
  const { projectId, dig, dates } = await plan()
  const { page, troubles } = await inWindow(`/projects/${projectId}/board/${dig}`, 390)
  const drawer = page.getByRole('dialog', { name: 'Escavar' })
  const end = drawer.getByLabel('Término', { exact: true })
  await end.fill('10/03/2027')
  await end.press('Tab')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  const offer = page.getByText('Empurrar 2 tarefas', { exact: true })
  await offer.waitFor()
  await expectNoSidewaysScroll(page, 'the offer')
  await picture(page, 'push-following-offer-390')
  await page.getByText('Desfazer', { exact: true }).first().click()
  await offer.waitFor({ state: 'detached' })
  await expect.poll(dates).toBe(before)
  expect(troubles).toEqual([])
})

it('GAN-04 a project that always pushes does so along with the change, says it, and one undo takes both back', async () => {
  const { projectId, dig, dates } = await plan()
  const { page, troubles } = await inWindow(`/projects/${projectId}/settings/behaviour`)
  const always = page.getByRole('switch', { name: 'Empurrar sempre o que vem depois' })
  await always.press('Space')
  await page.getByText('Regra salva').first().waitFor()
  await picture(page, 'push-following-setting')
  await inWindow(`/projects/${projectId}/tasks`)
  await page.locator(`[data-record="${dig}"]`).getByRole('button', { name: 'Término: 05/03/2027' }).click()
  await page.getByRole('textbox', { name: 'Término' }).fill('10/03/2027')
  await page.keyboard.press('Enter')
  await page.getByText('O projeto empurrou 2 tarefas que vêm depois.').first().waitFor()
  await picture(page, 'push-following-always')
  expect(await dates()).toBe(pushed)
  // The notice of the change before goes when that of this one comes.
  await expect.poll(() => page.getByRole('button', { name: 'Desfazer' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect.poll(dates).toBe(before)
  expect(troubles).toEqual([])
})
