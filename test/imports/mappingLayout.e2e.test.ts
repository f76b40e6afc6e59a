import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'Ponte norte' })
const long = 'Data de início prevista segundo o cronograma aprovado pela fiscalização do contrato'

/** Runs in the page: pairs of controls whose boxes intersect. */
function overlaps(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('main select, main input:not([type=hidden]), main button'),
  ]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
    .filter((control) => !control.matches('[type=file]'))
  const boxes = controls.map((control) => control.getBoundingClientRect())
  const fieldOf = (index: number) => controls[index]?.closest('.fui-Field')
  return boxes.flatMap((a, i) =>
    boxes.slice(i + 1).flatMap((b, further) => {
      const j = i + 1 + further
      if (fieldOf(i) && fieldOf(i) === fieldOf(j)) return []
      const isApart = a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1
      return isApart ? [] : [[i, j].map((index) => controls[index]?.outerHTML.slice(0, 90)).join(' over ')]
    }),
  )
}

/** Runs in the page: controls that stick out of their field, and fields that stick out of what holds them. */
function leavers(): string[] {
  const sticksOut = (inner: Element, outer: Element | null) => {
    const [a, b] = [inner.getBoundingClientRect(), outer?.getBoundingClientRect()]
    return b !== undefined && (a.left < b.left - 1 || a.right > b.right + 1)
  }
  return [...document.querySelectorAll<HTMLElement>('main .fui-Field')].flatMap((field) => {
    const controls = [...field.querySelectorAll('select, input, .fui-Select, .fui-Input')]
    const out = [...controls.filter((control) => sticksOut(control, field)), field].filter(
      (each) => each !== field || sticksOut(field, field.parentElement),
    )
    return out.map((each) => `${each.outerHTML.slice(0, 60)} in ${field.textContent?.slice(0, 30)}`)
  })
}

async function expectApart(page: Page, where: string) {
  expect(await page.evaluate(overlaps), where).toEqual([])
  expect(await page.evaluate(leavers), where).toEqual([])
  const out = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(out, `sideways scroll of ${where}`).toBeLessThanOrEqual(0)
}

it('IMP-01 no control of the mapping covers another one or leaves its place, however long names of columns are', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/imports`)
  const expectApartAtEachWidth = (where: string) =>
    inOtherLooks(page, ({ width }) => expectApart(page, `${where} at ${width} px`), [
      { width: 1280 },
      { width: 1024 },
      { width: 390 },
    ])
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
  await expectApartAtEachWidth('step 1')
  const rows = [`Tarefa;Situação;${long};Término;${long} (2)`, 'Sondagem;A fazer;01/02/2027;05/02/2027;x']
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'tarefas.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) })
  await page.locator('main select').first().waitFor()
  for (const select of await page.locator('main .fui-Field select').all()) {
    const choice = await select.locator('option', { hasText: long }).first()
    if ((await choice.count()) > 0 && (await select.inputValue()) === '') {
      await select.selectOption({ label: long })
      break
    }
  }
  await picture(page, 'mapping')
  await expectApartAtEachWidth('step 2')
})
