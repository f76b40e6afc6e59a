import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { nothingMoves } from '../browser/nothingMoves'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const projectId = await project(ana, {
  pitch: 'Reforma da escola municipal do bairro novo',
  internalCode: 'OBR-014',
  customerName: 'Prefeitura de São José',
})
const taskId = await taskIn(ana, projectId, 'Sondagem')
const looks = [
  { width: 1280, colorMode: 'light' },
  { width: 390, colorMode: 'dark' },
] as const

const windows = new Map<(typeof looks)[number], OpenWindow>()
beforeAll(async () => {
  for (const look of looks) windows.set(look, await signedIn(ana, look))
})

async function boardIn({ page }: OpenWindow) {
  await goWithin(page, `/projects/${projectId}/board`)
  await page.locator(`[data-record="${taskId}"]`).first().waitFor()
  return page
}
const board = async (look: (typeof looks)[number]) => boardIn(windows.get(look) ?? (await signedIn(ana, look)))

const boxOf = async (page: Page, of: string) => {
  const box = await page.locator(of).first().boundingBox()
  if (!box) throw new Error(`${of} is not there`)
  return { ...box, bottom: box.y + box.height }
}

it.each(looks)('SES-12 a notice covers neither a project’s head nor a bar at the foot, at $width px', async (look) => {
  const page = await board(look)
  await page.route('**/rest/commands/MarkFavorite', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"code":"access.noPermission"}' }),
  )
  await page.getByRole('button', { name: /^Favoritar/ }).click()
  await page.locator('.fui-Toast').getByText('Você não tem permissão').waitFor()
  await settled(page)
  await nothingMoves(page)
  await picture(page, `notice-${look.width}`)
  expect((await boxOf(page, '.fui-Toast')).bottom, 'it stands at the foot').toBeGreaterThan(860 * 0.8)
  await page.locator(`[data-record="${taskId}"]`).first().focus()
  await page.keyboard.press('x')
  const bar = 'section[aria-label="Editar várias tarefas"]'
  await page.locator(bar).waitFor()
  await expect
    .poll(async () => (await boxOf(page, '.fui-Toast')).bottom - (await boxOf(page, bar)).y, {
      message: 'above the bar',
    })
    .toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
})

it.each(looks)(
  'SES-11 a project’s head leaves the room to the board, its star beside its name, at $width px',
  async (look) => {
    const page = await board(look)
    await picture(page, `head-${look.width}`)
    const [top, tools, star, name] = await Promise.all(
      ['header', 'main search input', 'main button[aria-pressed]', 'main h1'].map((of) => boxOf(page, of)),
    )
    expect((tools?.y ?? 0) - (top?.bottom ?? 0), 'name, facts and places').toBeLessThan(860 * 0.17)
    expect(star?.y ?? 0, 'the star stands in the first line of the name').toBeLessThan((name?.y ?? 0) + 28)
    expect((star?.x ?? 0) + (star?.width ?? 0), 'before it').toBeLessThanOrEqual((name?.x ?? 0) + 1)
    await expectNoSidewaysScroll(page, 'a project')
  },
)

it('SES-12 Tab reaches what a notice offers, and leads on from it in both directions', async () => {
  const page = await boardIn(await signedIn(ana))
  await page.locator(`[data-record="${taskId}"]`).first().focus()
  await page.keyboard.press('Alt+ArrowRight')
  const offer = page.locator('.fui-Toast').getByText('Desfazer', { exact: true })
  await offer.waitFor()
  for (const key of ['Tab', 'Shift+Tab']) {
    await offer.focus()
    await page.keyboard.press(key)
    expect(await page.evaluate(() => document.activeElement?.closest('[role=listitem]') === null), key).toBe(true)
  }
  await page.keyboard.press('Tab')
  await expect.poll(() => offer.evaluate((element) => element === document.activeElement)).toBe(true)
})

it.each(looks)('SES-11 whoever is signed in stands in a circle in the top bar, at $width px', async (look) => {
  const { width, height } = await boxOf(await board(look), 'header [role=img]')
  expect(width).toBe(height)
})
