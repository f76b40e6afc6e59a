import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { logOwner } from '../log/logOwner'
import { world } from '../world/world'

const open = browserForTests()
const theWorld = await world()
const { prumo, founder, project } = theWorld
const { pool } = logOwner(theWorld.databaseUrl)
const ana = await founder()

const closeTheMonth = async (page: Page) => {
  await page.getByRole('button', { name: 'Fechamento' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Fechar o mês…' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar o mês', exact: true }).press('Enter')
  await page.getByText(/^Fechado até/).waitFor()
}

it('AUD-01 taking the closing of a month back asks why, by the key and by the notice; all else is one key', async () => {
  const projectId = await project(ana)
  const entryId = fresh()
  await ana.act('RecordEntry', { projectId, entryId, ...anEntry(await taskIn(ana, projectId, 'Escavar'), 120_50) })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  const through = async () => (await ana.ask('ledgerTotals', { projectId })).closedThrough
  const dialog = page.getByRole('dialog', { name: 'Reabrir o mês' })
  const reason = dialog.getByRole('textbox', { name: 'Motivo' })

  await closeTheMonth(page)
  await page.keyboard.press('Control+z')
  await reason.waitFor()
  expect(await through()).not.toBeNull()
  await expectAccessible(page, 'the reason of a closing that is taken back')
  await inOtherLooks(page, async () => {
    await page.getByRole('dialog', { name: 'Reopen the month' }).waitFor()
    await expectAccessible(page, 'the reason of a closing that is taken back, on a phone')
  })
  await reason.press('Enter')
  await dialog.getByText('Informe o motivo').waitFor()
  await reason.fill('Nota atrasada')
  await reason.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(through).toBeNull()
  const { rows } = await pool.query<{ reason: string }>(
    `select data::json->>'reason' as reason from log.events where type = 'MonthReopened' and project_id = $1`,
    [projectId],
  )
  expect(rows).toEqual([{ reason: 'Nota atrasada' }])

  // What was taken back is done again by one key, and the notice of that asks no less.
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(through).not.toBeNull()
  await page.getByRole('button', { name: 'Desfazer' }).first().press('Enter')
  await reason.waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await through()).not.toBeNull()
  expect(troubles).toEqual([expect.stringMatching(/409/), expect.stringMatching(/409/)])
})
