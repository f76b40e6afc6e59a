import { showDay } from '@prumo/contracts/formats/days'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

it('FIN-06 an entry is marked to close with its tasks, says that they closed it, leads to the actions, and a notification leads to it', async () => {
  const projectId = await project(ana)
  const [taskId, entryId] = [await taskIn(ana, projectId, 'Escavar'), fresh()]
  await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 120_50) })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance/${entryId}`)
  const drawer = page.getByRole('dialog')
  const closes = drawer.getByRole('switch', { name: 'Fechar quando as tarefas forem concluídas' })
  expect(await closes.isChecked()).toBe(false)
  await closes.press('Space')
  await drawer.getByRole('button', { name: 'Salvar', exact: true }).press('Enter')
  await expect.poll(() => ana.ask('entry', { projectId, entryId })).toMatchObject({ closesWithTasks: true })

  await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
  const paid = async () => (await ana.ask('entry', { projectId, entryId })).settlements[0]
  await expect.poll(paid).toMatchObject({ closedBy: 'tasks' })
  const paidOn = (await paid())?.paidOn ?? ''
  const closedOn = drawer.getByText(`Fechado pelas tarefas em ${showDay(paidOn, 'pt-BR')}`)
  await closedOn.scrollIntoViewIfNeeded()
  expect(await closes.isChecked()).toBe(true)
  await picture(page, 'closed-by-tasks-pt-BR')
  await expectAccessible(page, 'an entry that its tasks closed')
  await expectNoSidewaysScroll(page, 'an entry that its tasks closed')
  await inOtherLooks(page, async () => {
    await drawer.getByText(`Closed by its tasks on ${showDay(paidOn, 'en')}`).scrollIntoViewIfNeeded()
    expect(await drawer.getByRole('switch', { name: 'Close when its tasks are done' }).isChecked()).toBe(true)
    await picture(page, 'closed-by-tasks-en')
    await expectAccessible(page, 'an entry that its tasks closed, on a phone')
    await expectNoSidewaysScroll(page, 'an entry that its tasks closed, on a phone')
  })
  await drawer.getByRole('link', { name: 'Ver as ações' }).press('Enter')
  await page.getByText('com as tarefas concluídas, fechou o lançamento').first().waitFor()
  await picture(page, 'closed-by-tasks-log-pt-BR')
  await inOtherLooks(page, () => page.getByText('with its tasks done, closed the entry').first().waitFor())
  await goWithin(page, '/notifications')
  const notice = page.getByRole('link', { name: '“Cimento” foi fechado: as tarefas foram concluídas' }).first()
  await notice.waitFor()
  await picture(page, 'closed-by-tasks-notice-pt-BR')
  await expectAccessible(page, 'a notification of an entry that closed')
  await inOtherLooks(page, async () => {
    await page.getByRole('link', { name: '“Cimento” was closed: its tasks are done' }).first().waitFor()
    await picture(page, 'closed-by-tasks-notice-en')
    await expectAccessible(page, 'a notification of an entry that closed, on a phone')
  })
  await notice.press('Enter')
  await page.waitForURL(`**/projects/${projectId}/finance/${entryId}`)
  await closedOn.waitFor()
  expect(troubles).toEqual([])
})
