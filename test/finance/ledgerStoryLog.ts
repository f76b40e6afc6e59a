import type { Locator, Page } from 'playwright-core'
import { unfold } from '../browser/unfold'
import type { Spoken } from './ledgerStory'

/** Opens a filter of the action log, wherever the screen has it. */
const filterOf = (page: Page, { say }: Spoken, name: string): Locator =>
  page.getByRole('search', { name: say('filter') }).getByRole('combobox', { name: say(name) })

/** Narrows the log of the organization to one project, found by typing. */
export async function chooseProject(page: Page, spoken: Spoken, pitch: string): Promise<void> {
  await unfold(page, spoken.say('filters'))
  const filter = filterOf(page, spoken, 'actionLog.project')
  await filter.click()
  await filter.pressSequentially(pitch)
  await page.getByRole('option', { name: pitch }).click()
  await page.waitForURL(/project=/)
}

/** Opens the kinds of actions, as groups. */
export const openKinds = (page: Page, spoken: Spoken): Promise<void> => filterOf(page, spoken, 'actionLog.kind').click()

/** Narrows the log to one kind of action. */
export async function chooseKind(page: Page, { say }: Spoken, kind: string): Promise<void> {
  await page.getByRole('menuitemcheckbox', { name: say(`event.${kind}`), exact: true }).click()
  await page.keyboard.press('Escape')
  await page.waitForURL(new RegExp(`kind=${kind}`))
}

/** Narrows the log to what one person did. */
export async function choosePerson(page: Page, spoken: Spoken, name: string): Promise<void> {
  const filter = filterOf(page, spoken, 'actionLog.person')
  await filter.click()
  await filter.pressSequentially(name)
  await page.getByRole('option', { name }).click()
  await page.waitForURL(/person=/)
}
