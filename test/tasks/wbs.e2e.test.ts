import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, expectTextInItsBox } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { textOfPdf } from '../documents/textOfPdf'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    none: 'Nada na EAP ainda',
    moveTo: 'Mover para…',
    actions: 'Ações de Escavar a vala da adutora',
    nowhere: 'Sem grupo de entrega',
    diagram: 'Diagrama',
    diagramName: 'Diagrama da EAP',
    export: 'Exportar',
    csv: 'CSV',
    picture: 'Salvar imagem (PNG)',
    pdf: 'Salvar PDF',
    file: /^eap\.(csv|png|pdf)$/,
  },
  en: {
    none: 'Nothing in the WBS yet',
    moveTo: 'Move to…',
    actions: 'Actions for Escavar a vala da adutora',
    nowhere: 'No delivery group',
    diagram: 'Diagram',
    diagramName: 'WBS diagram',
    export: 'Export',
    csv: 'CSV',
    picture: 'Save picture (PNG)',
    pdf: 'Save PDF',
    file: /^wbs\.(csv|png|pdf)$/,
  },
}

type Say = (typeof words)['pt-BR' | 'en']

/** A plan of two branches on its canvas: a task in a branch of the first, one in the first itself, one in none. */
async function structure(projectId: string) {
  const stepId = await firstStepOf(ana, projectId)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const [works, trench, handover, dig] = [fresh(), fresh(), fresh(), fresh()]
  await ana.act('AddCard', { projectId, cardId: works, areaId, title: 'Obra' })
  await ana.act('AddCard', { projectId, cardId: trench, areaId, title: 'Vala', baseCardId: works })
  await ana.act('AddCard', { projectId, cardId: handover, areaId, title: 'Entrega' })
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06', estimatedMinutes: 600, hourCents: 5000 }
  const add = (taskId: string, title: string, deliveryGroup: string | null) =>
    ana.act('AddTask', { projectId, stepId, taskId, title, deliveryGroup, ...dates, progress: 40 })
  await add(dig, 'Escavar a vala da adutora', 'Vala')
  await add(fresh(), 'Obter a licença ambiental', 'Obra')
  await add(fresh(), 'Tarefa avulsa', null)
  return { works, trench, handover, dig }
}

async function expectFit(page: Page, where: string): Promise<void> {
  await expectAccessibleButColours(page, where)
  await expectNoSidewaysScroll(page, where)
  await expectTextInItsBox(page, where)
}

async function download(page: Page, say: Say, item: string): Promise<Buffer> {
  await page.getByRole('button', { name: say.export }).press('Enter')
  const saved = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: item }).click()
  expect((await saved).suggestedFilename()).toMatch(say.file)
  return readFile((await (await saved).path()) ?? '')
}

/** Judges the table and what its menus say. */
async function expectTable(page: Page, say: Say, language: string): Promise<void> {
  await expectFit(page, 'the structure')
  await picture(page, `wbs-table-${language}`)
  await page.getByRole('button', { name: say.actions }).click()
  await picture(page, `wbs-menu-${language}`)
  await page.getByRole('menuitem', { name: say.moveTo }).click()
  await page.getByRole('menuitemradio', { name: say.nowhere }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await download(page, say, say.csv)
}

/** Judges the diagram, and takes it as a picture and on paper. */
async function expectDiagram(page: Page, say: Say, language: string): Promise<void> {
  await page.getByRole('region', { name: say.diagramName }).getByRole('link', { name: /Obra/ }).waitFor()
  await picture(page, `wbs-diagram-${language}`)
  await expectFit(page, 'the diagram')
  await download(page, say, say.picture)
  const pdf = textOfPdf(await download(page, say, say.pdf))
  for (const part of ['Adutora norte', 'Obra', 'Vala']) expect(pdf).toContain(part)
}

it('GAN-08 the structure is restructured by keys and menu, undone, drawn and exported', async () => {
  const say = words['pt-BR']
  const projectId = await project(ana, { pitch: 'Adutora norte' })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/wbs`)
  await page.getByText(say.none).waitFor()
  await picture(page, 'wbs-none-pt-BR')
  await inOtherLooks(page, async ({ language }) => {
    await page.getByText(words[language].none).waitFor()
    await picture(page, `wbs-none-${language}`)
  })

  // What others do comes by itself.
  const { works, trench, handover, dig } = await structure(projectId)
  const row = (id: string) => page.locator(`[role=row][data-record="${id}"]`)
  await row(dig).waitFor()
  const codeOf = async (id: string) => (await ana.ask('wbs', { projectId })).rows.find((each) => each.id === id)?.code
  await expectTable(page, say, 'pt-BR')
  await inOtherLooks(page, ({ language }) => expectTable(page, words[language], language))

  await row(works).focus()
  await page.keyboard.press('ArrowLeft')
  await row(dig).waitFor({ state: 'detached' })
  await page.keyboard.press('ArrowRight')
  await row(dig).waitFor()

  await row(handover).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => codeOf(handover)).toBe('1')
  await expect.poll(() => row(handover).evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => codeOf(handover)).toBe('2')
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(() => codeOf(handover)).toBe('1.2')
  await page.keyboard.press('Control+z')
  await expect.poll(() => codeOf(handover)).toBe('2')

  await row(dig).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitemradio', { name: /Entrega/ }).click()
  await expect.poll(() => codeOf(dig)).toBe('2.1')
  await page.keyboard.press('Control+z')
  await expect.poll(() => codeOf(dig)).toBe('1.1.1')
  await page.getByRole('button', { name: say.actions }).click()
  await page.getByRole('menuitem', { name: say.moveTo }).click()
  await page.getByRole('menuitemradio', { name: say.nowhere }).click()
  await expect.poll(() => codeOf(dig)).toBe(null)

  await row(dig).dragTo(row(trench))
  await expect.poll(() => codeOf(dig)).toBe('1.1.1')
  await row(trench).dragTo(row(handover))
  await expect.poll(() => codeOf(trench)).toBe('2.1')
  await picture(page, 'wbs-moved-pt-BR')

  await row(dig).press('Enter')
  await page.getByRole('heading', { name: 'Escavar a vala da adutora' }).waitFor()
  await goWithin(page, `/projects/${projectId}/wbs/${trench}`)
  await page.getByRole('heading', { name: 'Vala' }).waitFor()
  await picture(page, 'wbs-card-pt-BR')

  await goWithin(page, `/projects/${projectId}/wbs`)
  await page.getByRole('button', { name: say.diagram }).click()
  await expectDiagram(page, say, 'pt-BR')
  await inOtherLooks(page, ({ language }) => expectDiagram(page, words[language], language))

  await page.goto(`${prumo.url}/projects/${projectId}/wbs?asOf=${new Date().toISOString()}`)
  await page.getByRole('button', { name: say.actions }).click()
  await page.getByRole('menuitem').first().waitFor()
  // It can be opened and explained, and not moved.
  expect(await page.getByRole('menuitem').count()).toBe(2)
  await page.keyboard.press('Escape')
  await row(dig).press('Enter')
  await page.getByRole('heading', { name: 'Escavar a vala da adutora' }).waitFor()
  expect(new URL(page.url()).searchParams.has('asOf')).toBe(true)
  expect(troubles).toEqual([])
})
