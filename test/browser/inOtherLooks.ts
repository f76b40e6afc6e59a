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

/** Shows this page in this look from now on, by the menus of its top bar. */
export async function showIn(page: Page, look: Look): Promise<void> {
  const before = await lookOf(page)
  // On a phone the choices stand in a menu behind others.
  if (before.width < desk && (before.language !== look.language || before.colorMode !== look.colorMode))
    await widen(page, desk)
  if (before.language !== look.language) await speak(page, look.language)
  if (before.colorMode !== look.colorMode) await colour(page, look.colorMode)
  await widen(page, look.width)
  await settled(page)
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

const widen = (page: Page, width: number) =>
  page.setViewportSize({ width, height: page.viewportSize()?.height ?? 860 })

/** A dialog that is open hides what it clicks from the mouse. */
const click = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

const names = { 'pt-BR': 'Português (Brasil)', en: 'English' }

async function speak(page: Page, language: Look['language']): Promise<void> {
  // Whoever is not signed in has a button for the other language.
  const atOnce = page.locator(`button[lang="${language}"]`)
  const menu = 'header button:is([aria-label=Idioma], [aria-label=Language])'
  await atOnce.or(page.locator(menu)).first().waitFor({ state: 'attached' })
  if ((await atOnce.count()) > 0) await atOnce.dispatchEvent('click')
  else {
    await click(page, menu)
    await click(page, `[role=menuitemradio]:text-is("${names[language]}")`)
  }
  await page.locator(`html[lang="${language}"]`).waitFor()
}

async function colour(page: Page, colorMode: Look['colorMode']): Promise<void> {
  const texts = { dark: ['Usar tema escuro', 'Use dark theme'], light: ['Usar tema claro', 'Use light theme'] }
  await click(page, texts[colorMode].map((text) => `button[aria-label="${text}"], button:text-is("${text}")`).join(', '))
  await page.waitForFunction((mode) => document.documentElement.style.colorScheme === mode, colorMode)
}
