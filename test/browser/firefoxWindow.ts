import { fileURLToPath } from 'node:url'
import { firefox } from 'playwright-core'
import type { Role, StoryWindow } from './storyWindow'

const stockFirefox = fileURLToPath(new URL('stockFirefox.mjs', import.meta.url))

/** Somebody's window of a stock Firefox, by WebDriver BiDi. `path` is the program. */
export async function openFirefox(path: string): Promise<StoryWindow & { troubles: string[] }> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: stockFirefox,
    env: { ...process.env, FIREFOX_PATH: path },
  })
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, locale: 'pt-BR' })
  context.setDefaultTimeout(60_000)
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('pageerror', ({ message }) => troubles.push(message))
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()))
  const found = (role: Role, name: string | RegExp) => page.getByRole(role, { name, exact: true }).first()
  const card = (title: string) => found('button', title)
  const region = (step: string) => page.getByRole('region', { name: `Etapa ${step}`, exact: true })

  return {
    troubles,
    goto: (url) => page.goto(url),
    forget: async (url) => {
      await page.goto(url)
      await page.evaluate(() => localStorage.clear())
      await context.clearCookies()
    },
    click: (role, name) => found(role, name).click(),
    // Playwright's own way sets the value of the field, which React takes for its own doing.
    type: async (name, text) => {
      await found('textbox', name).click()
      await found('textbox', name).pressSequentially(text)
    },
    see: (text) => page.getByText(text).first().waitFor(),
    seeCardIn: (step, title) => region(step).getByRole('button', { name: title, exact: true }).waitFor(),
    openRow: (text) => page.getByRole('row').filter({ hasText: text }).first().click(),
    pressEnter: () => page.keyboard.press('Enter'),
    moveOn: (title) => card(title).press('Alt+ArrowRight'),
    drag: async (title, step) => {
      const from = await card(title).boundingBox()
      const to = await region(step).boundingBox()
      if (!from || !to) throw new Error('nothing to drag')
      await page.mouse.move(from.x + 20, from.y + 8)
      await page.mouse.down()
      await page.mouse.move(from.x + 40, from.y + 16, { steps: 4 })
      await page.mouse.move(to.x + 100, to.y + 100, { steps: 8 })
      await page.mouse.up()
    },
    selectedText: () => page.evaluate(() => String(getSelection())),
    close: () => browser.close(),
  }
}
