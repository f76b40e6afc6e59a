import type { Person } from '../world/person'
import { type browserForTests, enter, type OpenWindow } from './browser'

type Open = ReturnType<typeof browserForTests>

/** Opens windows of people who have signed in to this Prumo, at home. */
export const signingIn =
  (open: Open, url: string) =>
  async ({ email }: Pick<Person, 'email'>, look: Parameters<Open>[0] = {}): Promise<OpenWindow> => {
    const opened = await open(look)
    await enter(opened.page, url, email)
    await opened.page.goto(url)
    await opened.page.locator('main').waitFor()
    return opened
  }
