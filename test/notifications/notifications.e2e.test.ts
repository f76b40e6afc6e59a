import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { aPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world({ NOTIFICATION_MAILS: 'on' })
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
const stepId = await firstStepOf(ana, projectId)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const dates = { startOn: '2026-01-04', endOn: '2026-01-05' }
const ownPassword = 'Uma-senha-dela-77'
await bia.act('ChangePassword', { currentPassword: aPassword, password: ownPassword })

const assign = async (title: string) => {
  const taskId = crypto.randomUUID()
  await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates, assigneeId: bia.userId })
  return taskId
}

let window: OpenWindow
beforeAll(async () => {
  window = await open()
  await enter(window.page, prumo.url, bia.email, ownPassword)
  await window.page.goto(prumo.url)
})

it('NOT-04 the bell counts what is new, and the inbox opens it by keyboard', async () => {
  const { page, troubles } = window
  await page.getByRole('button', { name: 'Notificações' }).click()
  await page.getByText('Nenhuma notificação ainda').waitFor()
  await expectAccessible(page, 'empty inbox')

  const taskId = await assign('Sondagem')
  await assign('Fundação')
  await page.getByRole('button', { name: '2 notificações não lidas' }).waitFor()
  const rows = page.getByRole('table', { name: 'Notificações' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(3)
  await picture(page, 'inbox-light-1280')
  await expectAccessible(page, 'inbox')

  const newest = rows.nth(1)
  await newest.focus()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: '1 notificação não lida' }).waitFor()
  await newest.getByRole('button', { name: 'Marcar como não lida' }).waitFor()
  await page.keyboard.press('u')
  await page.getByRole('button', { name: '2 notificações não lidas' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/projects/${projectId}/board/${taskId}`)
  await page.getByRole('dialog').getByText('Sondagem').first().waitFor()

  await goWithin(page, '/notifications?unread=yes')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await page.getByText('Nenhuma notificação com estes filtros').waitFor()
  await page.getByRole('button', { name: 'Notificações', exact: true }).waitFor()
  expect(troubles).toEqual([])
})

it('NOT-04 a person turns mails off and on, on a phone and in the dark as well', async () => {
  const { page, troubles } = window
  await goWithin(page, '/notifications')
  await showIn(page, { width: 390, colorMode: 'dark', language: 'en' })
  const byMail = page.getByRole('switch', { name: 'Also send them by mail' })
  await page.getByRole('table', { name: 'Notifications' }).waitFor()
  await expectNoSidewaysScroll(page, 'inbox')
  await expectAccessible(page, 'inbox')
  await picture(page, 'inbox-dark-390')
  expect(await byMail.isChecked()).toBe(true)
  // Nobody has confirmed this address yet.
  const waiting = page.getByText('Until then, no notifications are mailed to you.')
  await waiting.waitFor()
  await byMail.click()
  await page.getByText('You no longer get notifications by mail').first().waitFor()
  await page.reload()
  await expect.poll(() => byMail.isChecked()).toBe(false)
  await waiting.waitFor({ state: 'detached' })
  expect(troubles).toEqual([])
})
