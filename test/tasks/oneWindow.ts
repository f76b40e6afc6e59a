import type { Page } from 'playwright-core'
import { beforeAll } from 'vitest'
import { type browserForTests, enter, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import type { Person } from '../world/person'

/**
 * This person's window, in which all tests of a file go on: each goes to its address as by a link. It forgets what the
 * test before has held back, heard of and made wrong.
 */
export function oneWindow(open: ReturnType<typeof browserForTests>, url: string, { email }: Pick<Person, 'email'>) {
  let opened: OpenWindow
  let isLoaded = false
  beforeAll(async () => {
    opened = await open()
    await enter(opened.page, url, email)
  })
  return async (path: string, width = 1280): Promise<OpenWindow> => {
    const { page, troubles, strangers } = opened
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    if (isLoaded) await endNotices(page)
    await page.setViewportSize({ width, height: 860 })
    await (isLoaded ? goWithin(page, path) : page.goto(url + path))
    isLoaded = true
    troubles.length = 0
    strangers.length = 0
    return opened
  }
}

/** A notice of one test tells nothing of the next. */
const endNotices = (page: Page) =>
  page.waitForFunction(() => {
    const clocks = document.getAnimations().filter(({ effect }) => {
      const { target } = effect as KeyframeEffect
      return target?.hasAttribute('data-timer-status')
    })
    for (const clock of clocks) clock.finish()
    return !document.querySelector('[data-timer-status]')
  })
