import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, signInByForm } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { signingIn } from '../browser/signingIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const projectId = await project(ana)
let page: Page
beforeAll(async () => {
  page = (await signingIn(open, prumo.url)(ana)).page
})

const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
/** Presses a button by keyboard, and expects the step after it to begin at its heading. */
async function goOn(button: string | RegExp, heading: string | RegExp) {
  await page.getByRole('button', { name: button }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(focused, { message: `after ${button}` }).toMatch(heading)
  await expectAccessible(page, `after ${button}`)
}

it('PRJ-01 each step of the project wizard begins at its heading, forth and back', async () => {
  await goWithin(page, '/my-projects/new')
  await page.getByLabel(/^Nome do projeto/).fill('Reforma da creche')
  await expectAccessible(page, 'the first step')
  await goOn('Continuar', /^Compartilhamento$/)
  await goOn('Continuar', /^Cópia de dados$/)
  await goOn('Voltar', /^Compartilhamento$/)
  await goOn('Voltar', /^Dados gerais$/)
})

it('ORG-09 what somebody began of a project is kept on the device for them, and shown to nobody else', async () => {
  const neighbour = await founder()
  const { page } = await open()
  const pitch = page.getByLabel(/^Nome do projeto/)
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/my-projects/new`)
  await pitch.fill('Compra do terreno vizinho')
  await page.getByRole('button', { name: 'Continuar' }).click()
  for (const [person, shown] of [
    [neighbour, ''],
    [ana, 'Compra do terreno vizinho'],
  ] as const) {
    await page.goto(prumo.url)
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/signin')
    await signInByForm(page, prumo.url, person.email)
    await page.goto(`${prumo.url}/my-projects/new`)
    await expect.poll(() => pitch.inputValue()).toBe(shown)
  }
})

it('PRJ-02 the wizard takes a manager besides whoever creates the project', async () => {
  const bia = await colleague(ana)
  await showIn(page, { language: 'pt-BR', colorMode: 'light', width: 390 })
  await goWithin(page, '/my-projects/new')
  await page.getByLabel(/^Nome do projeto/).fill('Passarela do córrego')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('E-mail').fill(bia.email)
  await page.getByRole('checkbox', { name: 'Equipe' }).uncheck()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByText('Escolha gerente, equipe ou parte interessada').waitFor()
  await page.getByRole('checkbox', { name: 'Gerente do projeto' }).check()
  await expectAccessible(page, 'the manager')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Criar projeto' }).click()
  await page.waitForURL('**/board')
  const [made] = await bia.ask('projects', { scope: 'all' })
  expect(made).toMatchObject({
    pitch: 'Passarela do córrego',
    role: 'manager',
    managerNames: ['Ana Souza', 'Bia Rocha'],
  })
})

it('IMP-01 each step of an import begins at its heading, forth and back', async () => {
  await showIn(page, { language: 'pt-BR', colorMode: 'dark', width: 390 })
  await goWithin(page, `/projects/${projectId}/imports`)
  const rows = ['Tarefa;Etapa;Início;Término', 'Sondagem;A fazer;2027-02-01;2027-02-05']
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'tarefas.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) })
  await expect.poll(focused).toBe('Confira a leitura do arquivo')
  await expectAccessible(page, 'the check')
  await goOn('Simular importação', /^O que a importação vai fazer$/)
  await goOn('Voltar', /^Confira a leitura do arquivo$/)
  await goOn('Simular importação', /^O que a importação vai fazer$/)
  await page.getByRole('button', { name: 'Importar 1 tarefa' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Concluída', { exact: true }).waitFor()
  await expectAccessible(page, 'the result')
})

it('What opens over a screen and is no dialog is accessible as well', async () => {
  await showIn(page, { language: 'pt-BR', colorMode: 'light', width: 1280 })
  await goWithin(page, `/projects/${projectId}/board`)
  for (const name of ['Ver como estava', 'Idioma', 'Exportar']) {
    const opener = page.getByRole('button', { name })
    await opener.focus()
    await page.keyboard.press('Enter')
    await page.locator('[role=menu], .fui-PopoverSurface').waitFor()
    await expectAccessible(page, name)
    await page.keyboard.press('Escape')
    await page.locator('[role=menu], .fui-PopoverSurface').waitFor({ state: 'detached' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
  }
})
