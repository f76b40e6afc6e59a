import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { aDocument } from '../documents/aDocument'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'Ponte norte' })
const documentId = await aDocument(ana, projectId)
const { title: documentTitle } = await ana.ask('document', { projectId, documentId })
const { areas } = await ana.ask('canvas', { projectId })
const areaOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
const [first, second] = [fresh(), fresh()]
await ana.act('AddCard', { projectId, cardId: second, areaId: areaOf('benefits'), title: 'Menos espera' })
await ana.act('AddCard', { projectId, cardId: first, areaId: areaOf('product'), title: 'Ponte de 40 m' })
const of = (path: string) => `/projects/${projectId}/${path}`

const signedIn = signingIn(browserForTests(), prumo.url)
let window: OpenWindow
beforeAll(async () => {
  window = await signedIn(ana)
})
const places = async ({ page } = window) => {
  const place = await page.getByRole('navigation', { name: 'Onde você está' }).innerText()
  return place.replaceAll(/\s*\/\s*/g, ' / ')
}

it('SES-11 the window and the breadcrumbs name the document that is open, and no longer when it is left', async () => {
  const { page, troubles } = window
  await goWithin(page, of(`documents/${documentId}`))
  await expect.poll(() => page.title()).toBe(`${documentTitle} · Documentos · Ponte norte · Prumo`)
  expect(await places()).toBe(`Projetos / Ponte norte / Documentos / ${documentTitle}`)
  await page.getByRole('link', { name: 'Todos os documentos do projeto' }).click()
  await expect.poll(() => page.title()).toBe('Documentos · Ponte norte · Prumo')
  expect(await places()).toBe('Projetos / Ponte norte / Documentos')
  expect(troubles).toEqual([])
})

it('SES-11 an address of no project names no project, and no view of one', async () => {
  // A window of its own: what is not there is an error to the browser, which may come late.
  const stray = await signedIn(ana)
  await goWithin(stray.page, `/projects/${fresh()}/board`)
  await stray.page.getByText('Projeto não encontrado').waitFor()
  expect(await places(stray)).toBe('Projetos')
})

it('CAN-04 an open card leads to those around it, by buttons and by Alt with an arrow', async () => {
  const { page, troubles } = window
  await goWithin(page, of(`canvas/${first}`))
  await page.getByRole('heading', { name: 'Ponte de 40 m' }).waitFor()
  await expect.poll(() => page.title()).toBe('Ponte de 40 m · Canvas · Ponte norte · Prumo')
  await page.getByRole('button', { name: 'Próximo cartão' }).click()
  await page.waitForURL(prumo.url + of(`canvas/${second}`))
  await page.getByRole('heading', { name: 'Menos espera' }).waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await page.waitForURL(prumo.url + of(`canvas/${first}`))
  await expectAccessible(page, 'a card with those around it')
  expect(troubles).toEqual([])
})

it('PRJ-01 the wizard counts its steps, and is left for the list of projects', async () => {
  const { page } = window
  await goWithin(page, '/my-projects/new')
  const steps = page.locator('li[aria-current=step]')
  expect((await steps.innerText()).replaceAll(/\s+/g, ' ')).toBe('1 Dados gerais')
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.waitForURL(`${prumo.url}/my-projects`)
})

it('SES-11 a project of the home page says its progress once', async () => {
  const { page } = window
  await goWithin(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: /Ponte norte/ })
  expect(await link.ariaSnapshot()).toMatch(/^- link "Ponte norte 0% por tarefa"/)
})
