import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { partGroups } from '@prumo/web/parts/partGroups'
import type { Page } from 'playwright-core'
import { build } from 'vite'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { nothingMoves } from '../browser/nothingMoves'
import { picture } from '../browser/picture'

const open = browserForTests()
const root = fileURLToPath(new URL('../../web/', import.meta.url))
/** No server is behind it: whatever is asked for is a file of what was built, or missing. */
const origin = 'http://localhost'
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prumo-parts-'))
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'parts.html') },
    },
  })
}, 180_000)

async function show(page: Page) {
  await page.route(`${origin}/**`, (route) => {
    const path = join(folder, new URL(route.request().url()).pathname)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 204 })
  })
  await page.goto(`${origin}/parts.html`)
  await page.locator('[data-part]').first().waitFor()
}

const looks = [
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const

it.each(looks)('SES-11 every part of the product is drawn without an error: $language, $colorMode', async (look) => {
  const { page, troubles } = await open(look)
  await show(page)
  const names = await page.locator('[data-part]').evaluateAll((parts) => parts.map((part) => part.dataset.part))
  expect(names).toEqual(['look', ...partGroups.flatMap(({ parts }) => parts.map(({ name }) => name))])
  expect(
    await page
      .locator('[data-part]')
      .filter({ hasText: /parts\.|\bfield\.|priority\./ })
      .count(),
  ).toBe(0)
  await expectAccessible(page, 'the parts of the product')
  await expectNoSidewaysScroll(page, 'the parts of the product')
  await picture(page, `parts-${look.width}`)
  expect(troubles).toEqual([])
})

it.each([1280, 390])(
  'SES-12 a notice covers neither the bar of an open drawer nor its head, at %i px',
  async (width) => {
    const { page } = await open({ width })
    await show(page)
    await page.locator('[data-part=ItemDrawer]').getByRole('button').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('button', { name: 'Salvar' }).click()
    const notice = page.locator('.fui-Toast')
    await notice.waitFor()
    await nothingMoves(page)
    await picture(page, `parts-drawer-${width}`)
    const [shown, bar, head] = await Promise.all([
      notice.boundingBox(),
      drawer.getByRole('region', { name: 'Alterações não salvas' }).boundingBox(),
      drawer.getByRole('heading').first().boundingBox(),
    ])
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
    expect(shown?.y ?? 0).toBeGreaterThan((head?.y ?? 0) + (head?.height ?? 0))
    expect(bar?.height).toBeLessThanOrEqual(48)
    expect((bar?.y ?? 0) + (bar?.height ?? 0), 'at the foot of the window').toBe(860)
  },
)
