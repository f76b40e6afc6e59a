import type { Page } from 'playwright-core'

/** How what a library says by itself begins; no word of Portuguese begins so. */
const libraryWords =
  /^(?:open|close|clear|increment|decrement|overflow|resize|search|next|previous|select|dismiss|show|hide|more|loading|remove|add|expand|collapse|toggle|drag|sort)\b/i

/** The attributes of a page in Portuguese, also of what is hidden, that say something in English as libraries do. */
export const foreignNames = async (page: Page): Promise<string[]> => {
  const texts = await page.evaluate(() => {
    if (document.documentElement.lang !== 'pt-BR') return []
    const names = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ]
    return [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.flatMap((name) => element.getAttribute(name) ?? []),
    )
  })
  return [...new Set(texts.filter((text) => libraryWords.test(text)))]
}
