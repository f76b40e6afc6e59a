import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { Builder, By, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { WebKit } from './findWebKit'
import type { Role, StoryWindow } from './storyWindow'

type Found = Exclude<WebKit, { missing: string }>

/** Elements that may have a role; the browser says which of them has it, and what its name is. */
const candidates: Record<Role, string> = {
  button: 'button, [role=button], input[type=button]',
  link: 'a[href]',
  tab: '[role=tab]',
  checkbox: 'input[type=checkbox]',
  textbox: 'input, textarea, [role=textbox]',
  combobox: 'select, [role=combobox]',
  option: '[role=option]',
  region: 'section, [role=region]',
  heading: 'h1, h2, h3, h4',
}

/** How long something may take until it is there. */
const patienceMs = 60_000

/** Somebody's window of WebKitGTK, used by roles and names as a screen reader tells them. */
export class WebKitWindow implements StoryWindow {
  private constructor(
    private readonly driver: WebDriver,
    private readonly programs: readonly ChildProcess[],
  ) {}

  static async open({ driver, browser, display }: Found): Promise<WebKitWindow> {
    const screen = `:${100 + (process.pid % 400)}`
    const programs = [spawn(display, [screen, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })]
    const port = await freePort()
    // The sandbox of its processes needs a user who is not root, and drawing a graphics card.
    const environment = { DISPLAY: screen, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' }
    const without = process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}
    const env = { ...process.env, ...environment, ...without, LANG: 'pt_BR.UTF-8' }
    programs.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }))
    const address = `http://127.0.0.1:${port}`
    await until(() => fetch(`${address}/status`).then(({ ok }) => ok))
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    const session = await new Builder().usingServer(address).withCapabilities(capabilities).build()
    await session.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
    return new WebKitWindow(session, programs)
  }

  async close(): Promise<void> {
    await this.driver.quit().catch(() => {})
    for (const program of [...this.programs].reverse()) program.kill()
  }

  goto = (url: string) => this.driver.get(url)

  async forget(url: string): Promise<void> {
    await this.goto(url)
    await this.driver.executeScript('localStorage.clear()')
    await this.driver.manage().deleteAllCookies()
  }

  /** The element of this role and name, as soon as it is there. */
  private async element(role: Role, name: string | RegExp, within?: WebElement): Promise<WebElement> {
    return until(() => this.find(role, name, within), `no ${role} “${name}”`)
  }

  private async find(role: Role, name: string | RegExp, within?: WebElement): Promise<WebElement | undefined> {
    for (const element of await (within ?? this.driver).findElements(By.css(candidates[role]))) {
      if (!(await element.isDisplayed()) || (await element.getAriaRole()) !== role) continue
      const label = (await element.getAccessibleName()).replace(/\s+/g, ' ').trim()
      if (typeof name === 'string' ? label === name : name.test(label)) return element
    }
    return undefined
  }

  async click(role: Role, name: string | RegExp): Promise<void> {
    await until(async () => {
      const element = await this.find(role, name)
      await element?.click()
      return element
    }, `no ${role} “${name}” to click`)
  }

  async openRow(text: string): Promise<void> {
    const found = `return [...document.querySelectorAll('[role=row][data-index]')]
      .find((row) => row.innerText.includes(arguments[0]))`
    await until(async () => {
      const row = await this.driver.executeScript<WebElement | null>(found, text)
      await row?.click()
      return row
    }, `no row “${text}”`)
  }

  async type(name: string | RegExp, text: string): Promise<void> {
    const field = await this.element('textbox', name)
    await field.clear()
    await field.sendKeys(text)
  }

  async see(text: string): Promise<void> {
    const shows = `return document.body.innerText.includes(arguments[0])`
    await until(() => this.driver.executeScript<boolean>(shows, text), `no text “${text}”`)
  }

  async seeCardIn(step: string, title: string): Promise<void> {
    await this.element('button', title, await this.step(step))
  }

  pressEnter = () => this.driver.actions().sendKeys(Key.ENTER).perform()

  async moveOn(title: string): Promise<void> {
    await (await this.element('button', title)).sendKeys(Key.chord(Key.ALT, Key.ARROW_RIGHT))
  }

  /** WebDriver makes no drop of it in WebKitGTK. */
  async drag(title: string, step: string): Promise<void> {
    const [from, to] = [await this.element('button', title), await this.step(step)]
    const actions = this.driver.actions({ async: true }).move({ origin: from, x: 4, y: 2 }).press()
    for (let part = 1; part <= 4; part++) actions.move({ origin: from, x: 4 + part * 6, y: 2 + part * 2, duration: 60 })
    await actions
      .move({ origin: to, duration: 400 })
      .move({ origin: to, x: 3, y: 3, duration: 100 })
      .release()
      .perform()
  }

  selectedText = () => this.driver.executeScript<string>('return String(getSelection())')

  private step = (name: string) => this.element('region', `Etapa ${name}`)
}

/** What `find` answers as soon as it is something; what went away meanwhile is looked for again. */
async function until<Found>(find: () => Promise<Found>, missing = 'nothing there'): Promise<NonNullable<Found>> {
  const end = Date.now() + patienceMs
  let last: unknown
  while (Date.now() < end) {
    try {
      const found = await find()
      if (found) return found
    } catch (error) {
      last = error
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(missing, { cause: last })
}
