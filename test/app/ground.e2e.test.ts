import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { world } from '../world/world'

const open = browserForTests()
const { prumo } = await world()

it.each(['/signin', '/signup', '/terms', '/check-receipt'])(
  'SES-10 the ground of %s is that of its theme however far the page goes on below the window',
  async (path) => {
    const { page } = await open({ width: 390, colorMode: 'dark' })
    await page.setViewportSize({ width: 390, height: 200 })
    await page.goto(`${prumo.url}${path}`)
    await page.locator('h1').first().waitFor()
    const grounds = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.fui-FluentProvider') as Element].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
    )
    expect(grounds[0]).toBe(grounds[1])
  },
)
