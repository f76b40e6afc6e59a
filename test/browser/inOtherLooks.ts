import type { Page } from 'playwright-core'
import { settled } from './settled'

/** How the product looks to somebody. */
export type Look = { language: 'pt-BR' | 'en'; colorMode: 'light' | 'dark'; width: number }

const [phone, desk] = [390, 1280]

/** The other language on the other ground, and a phone for a desk. */
const oppositeOf = ({ language, colorMode, width }: Look): Look => ({
  language: language === 'en' ? 'pt-BR' : 'en',
  colorMode: colorMode === 'dark' ? 'light' : 'dark',
  width: width > 800 ? phone : desk,
})

/**
 * Judges what this page shows in other looks, and leaves it in the one before. Nothing is loaded anew: dialogs and
 * what was typed stay. An open menu closes. Without `looks`, the one that is opposite in all.
 */
export async function inOtherLooks(
  page: Page,
  judge: (look: Look) => Promise<unknown>,
  looks?: readonly Partial<Look>[],
): Promise<void> {
  const before = await lookOf(page)
  for (const changes of looks ?? [oppositeOf(before)]) {
    const look = { ...before, ...changes }
    await showIn(page, look)
    await judge(look)
  }
  await showIn(page, before)
}

/** Shows this page in this look from now on: by the choices that it offers, or loaded anew where it offers none. */
export async function showIn(page: Page, look: Look): Promise<void> {
  const before = await lookOf(page)
  const focused = await page.evaluateHandle(() => document.activeElement)
  const isSpokenSo = before.language === look.language
  const isColouredSo = before.colorMode === look.colorMode
  // On a phone the choices stand in a menu behind others.
  if (!isSpokenSo || !isColouredSo) await widen(page, desk)
  await settled(page)
  if (isSpokenSo && isColouredSo) await widen(page, look.width)
  else if ((await page.locator(`${otherLanguage}, ${languages}`).count()) === 0) await loadIn(page, look)
  else {
    if (!isSpokenSo) await speak(page, look.language)
    if (!isColouredSo) await colour(page, look.colorMode)
    await widen(page, look.width)
  }
  await settled(page)
  // The menu of languages has it otherwise, and a dialog without the focus is hidden from readers of the screen.
  await focused.evaluate(leadBack).catch(() => undefined)
}

const leadBack = (element: Element | null) =>
  element instanceof HTMLElement && element !== document.body
    ? element.focus()
    : (document.activeElement as HTMLElement | null)?.blur()

async function loadIn(page: Page, { language, colorMode, width }: Look): Promise<void> {
  await page.evaluate(
    (chosen) => {
      const kept = JSON.parse(localStorage.getItem('user_preferences') ?? '{}')
      localStorage.setItem('user_preferences', JSON.stringify({ ...kept, ...chosen }))
    },
    { language, colorMode },
  )
  await widen(page, width)
  await page.reload()
}

async function lookOf(page: Page): Promise<Look> {
  const [language, colorMode] = await page.evaluate(
    () => [document.documentElement.lang, document.documentElement.style.colorScheme] as const,
  )
  return {
    language: language === 'en' ? 'en' : 'pt-BR',
    colorMode: colorMode === 'dark' ? 'dark' : 'light',
    width: page.viewportSize()?.width ?? desk,
  }
}

const widen = (page: Page, width: number) => page.setViewportSize({ width, height: page.viewportSize()?.height ?? 860 })

/** A dialog that is open hides what it clicks from the mouse. */
const click = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

/** Whoever is not signed in has a button for the other language, and others have a menu. */
const otherLanguage = 'button[lang]'
const languages = 'header button:is([aria-label=Idioma], [aria-label=Language])'
const names = { 'pt-BR': 'Português (Brasil)', en: 'English' }

async function speak(page: Page, language: Look['language']): Promise<void> {
  if ((await page.locator(otherLanguage).count()) > 0) await click(page, otherLanguage)
  else {
    await click(page, languages)
    await click(page, `[role=menuitemradio]:has-text("${names[language]}")`)
  }
  await page.locator(`html[lang="${language}"]`).waitFor()
}

async function colour(page: Page, colorMode: Look['colorMode']): Promise<void> {
  const texts = { dark: ['Usar tema escuro', 'Use dark theme'], light: ['Usar tema claro', 'Use light theme'] }
  await click(
    page,
    texts[colorMode].map((text) => `button[aria-label="${text}"], button:has-text("${text}")`).join(', '),
  )
  await page.waitForFunction((mode) => document.documentElement.style.colorScheme === mode, colorMode)
}
