import { beforeAll, expect, it } from 'vitest'
import { browserForTests, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { unfold } from '../browser/unfold'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana)
const taskId = await taskIn(ana, projectId, 'Fundação')
await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 10_00) })
const signedIn = signingIn(browserForTests({ isStory: true }), prumo.url)
let window: OpenWindow
beforeAll(async () => {
  window = await signedIn(ana)
})

const menus = [
  { where: 'a Gantt', path: `projects/${projectId}/gantt`, menu: 'Mostrar', namesUsual: false },
  { where: 'a ledger', path: `projects/${projectId}/finance`, menu: /^Colunas/, namesUsual: true },
  { where: 'an action log', path: 'action-log', menu: 'Tipo de ação', namesUsual: true },
] as const

it.each(menus)('On a slow machine $where keeps every choice made quickly', async ({ path, menu, namesUsual }) => {
  const { page, context, troubles } = window
  await goWithin(page, `/${path}`)
  const opener = page.getByRole('button', { name: menu, exact: true }).or(page.getByRole('combobox', { name: menu }))
  const isFolded = path === 'action-log'
  if (isFolded) await unfold(page, /^Filtros/)
  await opener.press('Enter')
  const chosen = page.locator('[role=menuitemcheckbox][aria-checked=true], [role=option][aria-selected=true]')
  const named = (text: string) =>
    chosen.filter({ has: page.getByText(new RegExp(`^${text.replaceAll(/[()]/g, '.')}$`, 'i')) })
  const free = page.locator('[role=menuitemcheckbox][aria-checked=false], [role=option][aria-selected=false]')
  await free.nth(1).waitFor()
  const before = await chosen.count()
  const texts = (await free.allInnerTexts()).slice(0, 2).map((text) => text.trim())
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  await page.evaluate(async (wanted) => {
    for (const item of document.querySelectorAll<HTMLElement>('[role=menuitemcheckbox], [role=option]'))
      if (wanted.includes(item.innerText.trim())) {
        item.click()
        // What a click changes at once is drawn before this; what may wait is not.
        await Promise.resolve()
      }
  }, texts)
  for (const text of texts) await named(text).waitFor()
  // What the clicks left to be written is written all the same: a slow page would only burn the machine.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const written = () => decodeURIComponent(new URL(page.url()).search).split(/[.,&]/).length
  await expect.poll(written, { message: 'the address names each' }).toBe((namesUsual ? before : 0) + texts.length)
  await page.reload()
  if (isFolded) await unfold(page, /^Filtros/)
  await opener.press('Enter')
  for (const text of texts) await named(text).waitFor()
  expect(troubles).toEqual([])
})
