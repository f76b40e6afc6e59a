import { afterEach, expect, it } from 'vitest'
import { expectAccessible, expectContrast } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { copyWorld } from './copyWorld'

const open = browserForTests()
const theWorld = await copyWorld(undefined, { client: true })
const { gate, source, copyOf, founder } = theWorld
const [tasks, length] = [60, 9000]
afterEach(() => gate.letGo())

it('PRJ-01 whoever has a project copied sees how far it is, and works in it when it is whole', async () => {
  const ana = await founder()
  const from = await source(ana, tasks, length)
  const { page, troubles } = await open()
  await enter(page, theWorld.url, ana.email)
  await page.goto(`${theWorld.url}/my-projects/new`)
  await page.getByLabel('Nome do projeto').fill('Escola do bairro')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Copiar de outro projeto').check()
  await page.getByLabel('Projeto a copiar').selectOption(from)
  await page.getByRole('checkbox', { name: 'Tarefas, com listas de verificação' }).check()
  await picture(page, 'wizard')
  const stands = gate.hold(2)
  await page.getByRole('button', { name: 'Criar projeto' }).click()
  await stands

  // The wizard waits a moment for what is copied soon; this is not, so it shows how far it is.
  await page.getByText('Projeto em cópia').waitFor()
  const bar = page.getByRole('progressbar', { name: /^Copiando: \d+ de 60 tarefas$/ })
  await picture(page, 'copying')
  await bar.waitFor()
  expect(await page.getByRole('tab').count()).toBe(0)
  await expectAccessible(page, 'a project that is being copied')
  await picture(page, 'copying')
  await page.setViewportSize({ width: 390, height: 860 })
  await page.getByText('Projeto em cópia').waitFor()
  await expectNoSidewaysScroll(page, 'a project that is being copied')
  await picture(page, 'copying-narrow')
  const path = new URL(page.url()).pathname
  await goWithin(page, '/my-projects')
  await page.getByText(/^Copiando: \d+ de 60 tarefas$/).waitFor()
  await expectNoSidewaysScroll(page, 'a list with a project that is being copied')
  await page.setViewportSize({ width: 1280, height: 860 })
  await goWithin(page, path)
  await bar.waitFor()

  const dark = await open({ colorMode: 'dark', language: 'en' })
  await enter(dark.page, theWorld.url, ana.email)
  await dark.page.goto(`${theWorld.url}/my-projects`)
  await dark.page.getByText(/^Being copied: \d+ of 60 tasks$/).waitFor()
  await expectAccessible(dark.page, 'a list with a project that is being copied')
  await picture(dark.page, 'copying-list')

  gate.letGo()
  // It moves by itself, and so does the list.
  await page.getByRole('button', { name: 'Tarefa 0', exact: true }).waitFor()
  await dark.page.getByText('0/60').first().waitFor()
  await expect.poll(() => dark.page.getByText(/^Being copied/).count()).toBe(0)
  expect(troubles).toEqual([])
})

it('PRJ-01 a copy that ended says why, and is removed by whoever asked for it', async () => {
  const ana = await founder()
  const from = await source(ana, tasks, length)
  const creation = copyOf(from)
  const stands = gate.hold(2)
  const answered = ana.act('CreateProject', creation)
  await stands
  const { pitch } = await ana.ask('project', { projectId: from })
  await ana.act('DeleteProject', { projectId: from, pitch })
  gate.letGo()
  await answered

  const { page, troubles } = await open({ language: 'en', colorMode: 'dark' })
  await enter(page, theWorld.url, ana.email)
  await page.goto(`${theWorld.url}/projects/${creation.projectId}/board`)
  await page.getByText('Copy ended').waitFor()
  await page.getByText('The project to copy from was deleted, or is no longer open to you.').waitFor()
  await expectContrast(page, 'a copy that ended, in the dark')
  await expectAccessible(page, 'a copy that ended')
  await picture(page, 'ended')
  const remove = page.getByRole('button', { name: 'Remove the copy' })
  await remove.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByText(creation.pitch).waitFor()
  await expectAccessible(page, 'the question before a copy is removed')
  await picture(page, 'remove')
  await dialog.getByRole('button', { name: 'Remove the copy' }).click()
  await page.waitForURL('**/my-projects')
  await expect.poll(() => page.getByRole('link', { name: creation.pitch }).count()).toBe(0)
  // A first visit asks for the board before it knows that there is none.
  expect(troubles.filter((trouble) => !trouble.includes('409 (Conflict)'))).toEqual([])
})
