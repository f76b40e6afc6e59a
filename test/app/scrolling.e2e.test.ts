import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectScrollable } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { signingIn } from '../browser/signingIn'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const taskId = fresh()
let ana: Person
let projectId: string
let page: Page

beforeAll(async () => {
  ana = await founder()
  projectId = await project(ana, { pitch: 'Ponte' })
  const { steps } = await ana.ask('board', { projectId })
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId: steps[0]?.stepId ?? '', title: 'Fundação', ...dates })
  for (let progress = 1; progress < 25; progress++) await ana.act('ChangeTask', { projectId, taskId, progress })
  page = (await signedIn(ana)).page
  await page.setViewportSize({ width: 1280, height: 420 })
})

/** What can be scrolled in an open drawer, by keyboard alone: as far as it went. */
async function scrolledByKeys(): Promise<number> {
  const body = page.locator('.fui-DrawerBody')
  await expect.poll(() => body.evaluate((pane) => pane.scrollHeight - pane.clientHeight)).toBeGreaterThan(100)
  await page.getByRole('dialog').getByRole('heading').first().focus()
  for (let tabs = 0; tabs < 12; tabs++) {
    if (await body.evaluate((pane) => pane === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('PageDown')
  await expect.poll(() => body.evaluate((pane) => pane.scrollTop)).toBeGreaterThan(50)
  return body.evaluate((pane) => pane.scrollTop)
}

describe.each(['light', 'dark'] as const)('An open drawer on a low screen, in the %s theme', (colorMode) => {
  it('SES-08 a task’s history is scrolled by keyboard', async () => {
    await showIn(page, { language: 'pt-BR', colorMode, width: 1280 })
    await goWithin(page, `/projects/${projectId}/board/${taskId}`)
    await page.getByRole('tab', { name: 'Histórico' }).click()
    await page.getByText('adicionou a tarefa', { exact: false }).first().waitFor()
    await expectScrollable(page, `history, ${colorMode}`)
    expect(await scrolledByKeys()).toBeGreaterThan(50)
  })

  it('SES-08 an action of the log is scrolled by keyboard', async () => {
    await goWithin(page, `/projects/${projectId}/action-log`)
    await page.getByRole('row').nth(1).click()
    await page.locator('.fui-DrawerBody').waitFor()
    await expectScrollable(page, `action, ${colorMode}`)
    expect(await scrolledByKeys()).toBeGreaterThan(50)
  })
})
