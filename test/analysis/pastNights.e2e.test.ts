import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { logOwner } from '../log/logOwner'
import { world } from '../world/world'

const day = 86_400_000
const clock = { behind: 2 * day, now: () => new Date(Date.now() - clock.behind) }
const theWorld = await world({}, clock)
const { prumo, founder, project } = theWorld
const owner = logOwner(theWorld.databaseUrl)
const signedIn = signingIn(browserForTests(), prumo.url)

const dayBefore = (days: number) => dayAt([], new Date(Date.now() - days * day).toISOString())
const nights = async () => {
  await prumo.commands.look()
  const { rows } = await owner.pool.query(`select from log.events where type = 'ProjectFiguresTaken'`)
  return rows.length
}

/** A project with a task that was late two days ago, and that is done today. */
async function finishedSince() {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Muro' })
  const [stepId, taskId] = [await firstStepOf(ana, projectId), fresh()]
  const dates = { startOn: dayBefore(9), endOn: dayBefore(5) }
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Escavar', ...dates })
  clock.behind = 0
  await ana.signIn()
  await ana.act('ChangeTask', { projectId, taskId, progress: 100 })
  await expect.poll(nights).toBeGreaterThan(0)
  return ana
}

it('POR-04 the analysis shows projects as of a past night, each figure with its reason of then', async () => {
  const ana = await finishedSince()
  const { page, troubles } = await signedIn(ana)
  await goWithin(page, '/project-analysis?columns=overdueTaskCount,taskProgress')
  const row = page.getByRole('row', { name: /^Muro/ })
  await row.getByRole('link', { name: '100%' }).waitFor()
  await page.getByRole('button', { name: 'Filtros' }).click()
  const then = dayBefore(1)
  await page.getByRole('textbox', { name: 'Data de corte' }).fill(showDay(then, 'pt-BR'))
  await page.keyboard.press('Enter')
  await row.getByRole('link', { name: '0%' }).waitFor()
  expect(new URL(page.url()).searchParams.get('on')).toBe(then)
  await page
    .getByText(`Como estavam na noite de ${showDay(then, 'pt-BR')}.`)
    .first()
    .waitFor()
  await picture(page, 'analysis-of-a-night')
  await expectAccessible(page, 'the analysis as of a night')
  await inOtherLooks(page, async () => {
    await page.getByText('As of the night of').first().waitFor()
    await expectAccessible(page, 'the analysis as of a night on a phone, in the dark')
    await expectNoSidewaysScroll(page, 'the analysis as of a night on a phone')
    await picture(page, 'analysis-of-a-night-phone')
  })
  await row.getByRole('link', { name: '1', exact: true }).click()
  await page.getByText('Como estava em').first().waitFor()
  await page.getByText('Escavar').first().waitFor()
  expect(page.url()).toContain('due=overdue&asOf=')

  // Of what was chosen last, the day is no part.
  await goWithin(page, '/project-analysis')
  await row.getByRole('link', { name: '100%' }).waitFor()
  expect(troubles).toEqual([])
})
