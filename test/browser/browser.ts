import { fingerprint } from '@prumo/web/platform/session/fingerprint'
import { sealText } from '@prumo/web/platform/session/sealedText'
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildWebIfStale } from '../../tools/buildWeb'
import { findChromium } from '../../tools/findChromium'
import { aPassword } from '../world/person'

type Window = {
  width?: number
  language?: 'pt-BR' | 'en'
  colorMode?: 'light' | 'dark'
  /** What the browser itself speaks. */
  locale?: string
  /** Where the browser is; without one, where this machine is. */
  timeZone?: string
  /** Whether things fade and slide; most tests are about where they arrive, and a busy machine has better to do. */
  motion?: boolean
}

/** Somebody's window: with cookies of its own, watched for errors and for requests that leave the product. */
export type OpenWindow = { page: Page; context: BrowserContext; troubles: string[]; strangers: string[] }

/** A name for this machine that browsers do not trust like localhost: without HTTPS, secure features are missing. */
export const plainName = 'prumo.test'

/** Most pages are gone before code is worth a second compiler: without it they take a tenth less of a machine. */
const withoutSecondCompiler = '--js-flags=--no-opt --no-maglev'

const switches = [
  withoutSecondCompiler,
  `--host-resolver-rules=MAP ${plainName} 127.0.0.1`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
]

/** The Chromium of this process, which serves one file of tests after another and ends with the process. */
let browser: Browser | undefined
/** Whether sources are newer takes reading all of them, which one file does for those after it. */
let built: Promise<void> | undefined

/**
 * Windows on the built client, for the tests of one file. One that a test opens ends with the test, unless the tests
 * are a story that goes on in its windows.
 */
export function browserForTests({ isStory = false } = {}) {
  const [ofFile, ofTest]: [BrowserContext[], BrowserContext[]] = [[], []]
  const close = async (contexts: BrowserContext[]) => {
    for (const context of contexts.splice(0)) await context.close()
  }
  let inTest = false
  beforeAll(async () => {
    built ??= buildWebIfStale()
    await built
    if (!browser?.isConnected())
      browser = await chromium.launch({ executablePath: await findChromium(), args: switches })
  }, 180_000)
  beforeEach(() => {
    inTest = true
  })
  // A window that stays follows whatever later tests do, and keeps the machine busy.
  afterEach(async () => {
    inTest = false
    await close(ofTest)
  })
  afterAll(() => close(ofFile))

  return async ({
    width = 1280,
    language = 'pt-BR',
    colorMode = 'light',
    locale = 'pt-BR',
    timeZone,
    motion = false,
  }: Window = {}): Promise<OpenWindow> => {
    if (!browser) throw new Error('the browser is not there yet')
    const context = await browser.newContext({
      viewport: { width, height: 860 },
      locale,
      ...(timeZone && { timezoneId: timeZone }),
      reducedMotion: motion ? 'no-preference' : 'reduce',
    })
    ;(inTest && !isStory ? ofTest : ofFile).push(context)
    context.setDefaultTimeout(60_000)
    await context.addInitScript(
      (preferences) =>
        localStorage.getItem('user_preferences') ?? localStorage.setItem('user_preferences', preferences),
      JSON.stringify({ language, colorMode, logotipoUrl: '' }),
    )
    await context.addInitScript(reportWhatIsBlocked)
    const page = await context.newPage()
    const [troubles, strangers]: [string[], string[]] = [[], []]
    page.on('pageerror', (error) => troubles.push(error.message))
    page.on('console', (message) => isTrouble(message) && troubles.push(message.text()))
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url())
      if (protocol.startsWith('http') && !['localhost', plainName].includes(hostname)) strangers.push(request.url())
    })
    return { page, context, troubles, strangers }
  }
}

/** A server that is busy says so, and the page asks again by itself: what never came is missed by the test itself. */
const isTrouble = (message: ConsoleMessage) => message.type() === 'error' && !/status of 503 /.test(message.text())

/** Runs in the page: what its content security policy blocks is an error, also where a browser only tells scripts. */
function reportWhatIsBlocked() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    console.error(`blocked by ${violatedDirective}: ${blockedURI}`),
  )
}

/** Signs in without a screen: what is opened next is the first. */
export async function enter(page: Page, url: string, email: string, password = aPassword): Promise<void> {
  const answer = await page.request.post(`${url}/rest/users/authenticate`, {
    headers: { 'X-Prumo': '1' },
    data: { login: email, password },
  })
  expect(answer.status(), `sign-in of ${email}`).toBe(200)
  await page.goto(`${url}/plumb.svg`)
  const record = await sealText(JSON.stringify(await answer.json()), await page.evaluate(fingerprint))
  await page.evaluate((kept) => localStorage.setItem('user_session', kept), record)
}

/** Signs in as people do. */
export async function signInByForm(page: Page, url: string, email: string, password = aPassword): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/signin')
}

/** Expects that nothing sticks out of the window sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const out = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  // What was laid out for a wider window follows a moment later.
  await expect.poll(out, { message: `sideways scroll of ${where}` }).toBeLessThanOrEqual(0)
}

/** Expects that a screen scrolls within itself: what is around it stays where it is. */
export async function expectNoScrollAround(page: Page, where: string): Promise<void> {
  const out = () => page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight)
  await expect.poll(out, { message: `scroll of the page around ${where}` }).toBeLessThanOrEqual(0)
}

/** Expects each open tab to stand within the window (to the pixel), however many there are beside it. */
export async function expectOpenTabsInSight(page: Page, where: string): Promise<void> {
  const outside = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[role=tab][aria-selected=true]')]
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect()
          return left < -1 || right > innerWidth + 1
        })
        .map((tab) => tab.textContent),
    )
  // A drawer slides in from the side.
  await expect.poll(outside, { message: `open tabs out of sight at ${where}` }).toEqual([])
}

/** Letters as far apart as somebody may set them who reads with difficulty (WCAG 1.4.12); other fonts are as wide. */
const wideText = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

/** Expects that wide text stays inside each drawn box (a badge, a card), unless it scrolls or is cut off on purpose. */
export async function expectTextInItsBox(page: Page, where: string): Promise<void> {
  const wide = await page.addStyleTag({ content: wideText })
  const boxes = await page.evaluate(textsOutOfBox)
  await wide.evaluate((style: Element) => style.remove())
  expect(boxes.join('\n'), `text that sticks out at ${where}`).toBe('')
}

/** Runs in the page: each such text, with its box. */
function textsOutOfBox(): string[] {
  const isDrawn = ({ backgroundColor, borderLeftWidth, borderLeftStyle }: CSSStyleDeclaration) =>
    !/^(transparent|rgba\(.*, 0\))$/.test(backgroundColor) || (borderLeftStyle !== 'none' && borderLeftWidth !== '0px')
  const boxOf = (text: Node): Element | undefined => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    // What only screen readers are told is a pixel wide.
    if (width <= 1) return undefined
    for (let element = text.parentElement; element; element = element.parentElement) {
      const style = getComputedStyle(element)
      // The ground of a page that scrolls is everywhere.
      if (element.classList.contains('fui-FluentProvider')) return undefined
      if (style.overflow !== 'visible' || style.clipPath !== 'none') return undefined
      const box = element.getBoundingClientRect()
      // A line is somewhat higher than its letters.
      const sticksOut = left < box.left - 1 || right > box.right + 1 || top < box.top - 4 || bottom > box.bottom + 4
      if (sticksOut && isDrawn(style) && !/^(inline|contents)$/.test(style.display)) return element
      if (/^(absolute|fixed)$/.test(style.position)) return undefined
    }
    return undefined
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    const box = text.textContent?.trim() ? boxOf(text) : undefined
    if (box) found.push(`${text.textContent} in ${box.outerHTML.slice(0, 120)}`)
  }
  return found
}
