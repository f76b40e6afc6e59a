import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { picture } from '../browser/picture'
import { textsOfPages } from '../documents/textOfPdf'

/** Words of the menus around a screen, and of its tools: on paper they are in the way. */
const menus = {
  'pt-BR': ['Painel', 'Recolher o menu', 'Exportar', 'Novo projeto', 'Fechar'],
  en: ['Dashboard', 'Collapse the menu', 'Export', 'New project', 'Close'],
}
const pictures = process.env.PICTURES

/** Has a page say that it prints, in place of a dialog that no test could close. */
export async function printable(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(globalThis, { print: () => document.body.classList.add('is-printed') }))
}

type Sheets = {
  /** The name of its pictures. */
  name: string
  language?: 'pt-BR' | 'en'
  /** How the page is asked for; Ctrl+P without one. */
  ask?: () => Promise<unknown>
}

/** What a screen gives on paper, page by page, without menus and in the colours of paper; the screen is back then. */
export async function printed(page: Page, { name, language = 'pt-BR', ask }: Sheets): Promise<string[]> {
  await (ask ? ask() : page.keyboard.press('Control+p'))
  await page.locator('body.is-printed .printed-page .sheet').waitFor()
  await picture(page, `${name}-shown`)
  await expectAccessible(page, `the printed page of ${name}`)
  await page.emulateMedia({ media: 'print' })
  expect(await coloursOf(page)).toEqual({ page: 'rgb(255, 255, 255)', sheet: 'rgb(255, 255, 255)', isDarkText: true })
  await page.emulateMedia({ media: null })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  keep(pdf, name)
  const pages = textsOfPages(pdf)
  const words = pages.join(' ')
  for (const word of menus[language]) expect(words, name).not.toContain(word)
  expect(words, name).not.toContain('\uFFFD')
  const numbers = pages.map((_, at) => `${at + 1} / ${pages.length}`)
  for (const [at, number] of numbers.entries()) expect(pages[at], name).toContain(number)
  await page.keyboard.press('Escape')
  await page.locator('.printed-page').waitFor({ state: 'detached' })
  await page.evaluate(() => document.body.classList.remove('is-printed'))
  return pages
}

/** How often each of these texts stands on the pages. */
export const countsOf = (pages: readonly string[], texts: readonly string[]): number[] =>
  texts.map((text) => pages.join(' ').split(text).length - 1)

const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const sheet = getComputedStyle(document.querySelector('.printed-page .sheet') ?? document.body)
    const text = getComputedStyle(document.querySelector('.sheet :is(td, p)') ?? document.body).color
    const [red = 255] = text.match(/\d+/g)?.map(Number) ?? []
    return {
      page: getComputedStyle(document.body).backgroundColor,
      sheet: sheet.backgroundColor,
      isDarkText: red < 100,
    }
  })

/** Keeps the pages, where PICTURES names a folder for them. */
function keep(pdf: Buffer, name: string): void {
  if (!pictures) return
  mkdirSync(pictures, { recursive: true })
  writeFileSync(join(pictures, `${name}.pdf`), pdf)
}
