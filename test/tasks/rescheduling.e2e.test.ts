import { expect, it } from 'vitest'
import { expectAccessible, expectContrast } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'
import { oneWindow } from './oneWindow'

const theWorld = await world()
const open = browserForTests()
const ana = await theWorld.founder()
const inWindow = oneWindow(open, theWorld.prumo.url, ana)

/** Ana's plan: digging, pouring that begins too early for it, and painting that has begun. */
async function plan() {
  const projectId = await theWorld.project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour, paint] = [fresh(), fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  await add(dig, 'Escavar as fundações', '2027-03-01', '2027-03-05')
  await add(pour, 'Concretar as sapatas', '2027-03-03', '2027-03-04', { predecessorIds: [dig] })
  await add(paint, 'Pintar o muro', '2027-03-10', '2027-03-12', { progress: 30 })
  const daysOf = async (taskId: string) => {
    const { startOn, endOn } = await ana.ask('task', { projectId, taskId })
    return `${startOn} ${endOn}`
  }
  return { projectId, stepId, dig, pour, daysOf, address: `/projects/${projectId}/tasks` }
}

it('GAN-04 a plan is rescheduled from its list by keys: previewed, confirmed and undone', async () => {
  const { pour, daysOf, address } = await plan()
  const { page, troubles } = await inWindow(address)
  const menu = page.getByRole('button', { name: 'Reprogramar' })
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Empurrar o que começa cedo demais…' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Empurrar o que começa cedo demais' })
  await dialog.getByText('de 03/03/2027 – 04/03/2027 para 08/03/2027 – 09/03/2027').waitFor()
  await dialog.getByText('1 tarefa iniciada fica como está: Pintar o muro').waitFor()
  await dialog.getByText(/^Término do plano: /).waitFor()
  await dialog.getByRole('figure', { name: /^Até 04\/03\/2027, a maior diferença: 4 dias úteis / }).waitFor()
  await picture(page, 'push')
  await expectAccessible(page, 'the preview of a rescheduling')
  expect(await daysOf(pour)).toBe('2027-03-03 2027-03-04')
  await dialog.getByRole('button', { name: 'Alterar 1 tarefa' }).press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('1 tarefa reprogramada').first().waitFor()
  await expect.poll(() => daysOf(pour)).toBe('2027-03-08 2027-03-09')
  await page.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await expect.poll(() => daysOf(pour)).toBe('2027-03-03 2027-03-04')
  expect(troubles).toEqual([])
})

it('GAN-04 a project moves to a new start on a phone, in English, in the dark', async () => {
  const { dig, daysOf, address } = await plan()
  const { page, troubles } = await inWindow(address, 390)
  await page.getByRole('button', { name: 'Reprogramar' }).click()
  await page.getByRole('menuitem', { name: 'Mover o projeto…' }).click()
  const day = page.getByRole('dialog').getByLabel('Novo início', { exact: true })
  await day.fill('05/04/2027')
  await day.press('Enter')
  await page.getByText('de 01/03/2027 – 05/03/2027 para 05/04/2027 – 09/04/2027').waitFor()
  expect(await daysOf(dig), 'what nobody has seen is not done').toBe('2027-03-01 2027-03-05')
  const judge = async () => {
    const dialog = page.getByRole('dialog', { name: 'Move the project' })
    await dialog.getByText('from 03/01/2027 – 03/05/2027 to 04/05/2027 – 04/09/2027').waitFor()
    expect(await dialog.getByLabel('New start', { exact: true }).inputValue()).toBe('04/05/2027')
    await dialog.getByRole('button', { name: 'Change 2 tasks' }).waitFor()
    await picture(page, 'move-narrow-dark')
    await expectNoSidewaysScroll(page, 'the preview of a rescheduling')
    await expectContrast(page, 'the preview of a rescheduling, in the dark')
  }
  await inOtherLooks(page, judge, [{ language: 'en', colorMode: 'dark' }])
  await page.getByRole('button', { name: 'Alterar 2 tarefas' }).click()
  await expect.poll(() => daysOf(dig)).toBe('2027-04-05 2027-04-09')
  expect(troubles).toEqual([])
})

it('GAN-04 says what is in the way, follows what others change, and offers nothing to whoever may not edit', async () => {
  const { projectId, stepId, dig, pour, address } = await plan()
  await ana.act('LockStepFields', { projectId, stepId, fields: ['startOn'] })
  const { page } = await inWindow(address)
  await page.getByRole('button', { name: 'Reprogramar' }).click()
  await page.getByRole('menuitem', { name: 'Empurrar o que começa cedo demais…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^1 tarefa está em uma etapa que bloqueia as datas.*\(Concretar as sapatas\)$/).waitFor()
  await picture(page, 'locked')
  expect(await dialog.getByRole('button', { name: 'Alterar 1 tarefa' }).getAttribute('aria-disabled')).toBe('true')
  await ana.act('LockStepFields', { projectId, stepId, fields: [] })
  await ana.act('RemoveDependency', { projectId, taskId: pour, predecessorId: dig, kind: 'FS' })
  await dialog.getByText('Nada a alterar: as tarefas já estão assim.').waitFor()
  await picture(page, 'nothing')

  const bia = await theWorld.colleague(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  const { page: hers } = await open()
  await enter(hers, theWorld.prumo.url, bia.email)
  await hers.goto(theWorld.prumo.url + address)
  await hers.getByText('Pintar o muro').waitFor()
  expect(await hers.getByRole('button', { name: 'Reprogramar' }).count()).toBe(0)
})
