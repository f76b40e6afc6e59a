import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { anArea } from '../given/anArea'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { aDocument } from './aDocument'
import { designerAt } from './designerWindow'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()

let ana: Person
let bia: Person
let projectId: string
/** Ana's window for all tests. */
let anasWindow: OpenWindow

beforeAll(async () => {
  ana = await founder()
  bia = await colleague(ana)
  projectId = await project(ana, { pitch: 'Ponte norte', customerName: 'Prefeitura' })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const areaId = crypto.randomUUID()
  await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
  await ana.act('AddCard', { projectId, areaId, cardId: crypto.randomUUID(), title: 'Rua fechada' })
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/projects/${projectId}/documents`)
})
beforeEach(() => void anasWindow.troubles.splice(0))

/** Other people's changes and saving take a moment, and on a busy machine a long one. */
const eventually = <Value>(value: () => Promise<Value> | Value) => expect.poll(value)

const fieldNames = (page: Page) => page.locator('[data-field]').allInnerTexts()

it('DOC-01 a form is designed, with the keyboard and by dragging, beside a live preview', async () => {
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/documents`)
  const { createDocument, addSection, addField } = designerAt(page)
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent)
  await createDocument('Diário de obra')
  await addSection('Clima')

  await addField('Clima', 'Número', 'Temperatura')
  await addField('Clima', 'Escolha única', 'Tempo', () => page.getByLabel('Opções').fill('Sol\nChuva'))
  await addField('Clima', 'Data', 'Dia')
  await addField('Clima', 'Cartões do canvas', 'Impactos')
  await addField('Clima', 'Informações do projeto', 'Sobre o projeto')
  await eventually(() => fieldNames(page)).toEqual(['Temperatura', 'Tempo', 'Dia', 'Impactos', 'Sobre o projeto'])
  await eventually(focusedText).toBe('Sobre o projeto')

  // A new field has a name to be replaced: whoever types at once names it.
  await page.getByRole('button', { name: 'Adicionar campo em Clima' }).click()
  await page.getByRole('menuitem', { name: 'Texto', exact: true }).click()
  const name = page.getByLabel('Nome do campo')
  await eventually(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('Assunto')
  expect(await name.inputValue()).toBe('Assunto')
  await page.keyboard.press('Enter')
  await eventually(() => fieldNames(page).then((names) => names.at(-1))).toBe('Assunto')
  await page.getByRole('button', { name: 'Ações do campo Assunto' }).click()
  await page.getByRole('menuitem', { name: 'Excluir campo' }).click()
  await eventually(() => fieldNames(page).then((names) => names.length)).toBe(5)

  await page.locator('[data-field]', { hasText: 'Temperatura' }).press('Enter')
  await page.getByLabel('Nome do campo').fill('Temperatura às 7h')
  await page.keyboard.press('Escape')
  await eventually(focusedText).toBe('Temperatura')
  await page.keyboard.press('Enter')
  expect(await page.getByLabel('Nome do campo').inputValue()).toBe('Temperatura às 7h')
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter')
  await eventually(focusedText).toBe('Temperatura')

  await page.locator('[data-field]', { hasText: 'Dia' }).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await eventually(() => fieldNames(page)).toEqual(['Dia', 'Temperatura', 'Tempo', 'Impactos', 'Sobre o projeto'])
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Dia')

  await page.locator('[data-field]', { hasText: 'Tempo' }).dragTo(page.locator('[data-field]', { hasText: 'Dia' }), {
    targetPosition: { x: 5, y: 2 },
  })
  await eventually(() => fieldNames(page)).toEqual(['Tempo', 'Dia', 'Temperatura', 'Impactos', 'Sobre o projeto'])

  const preview = page.getByRole('region', { name: 'Como vai ficar' })
  await eventually(() => preview.getByText('Rua fechada').count()).toBe(1)
  await eventually(() => preview.getByText('Prefeitura').count()).toBe(1)

  await page.getByRole('button', { name: 'Adicionar campo em Clima' }).click()
  await page.getByRole('menuitem', { name: 'Texto', exact: true }).click()
  await page.getByLabel('Nome do campo').fill('TEMPO')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Já existe um campo com o nome “TEMPO” neste documento.').waitFor()
  await expectAccessible(page, 'the designer')
  expect(troubles.filter((trouble) => !trouble.includes('status of 409'))).toEqual([])
})

it('DOC-01 a form is filled, saved by itself, and nobody overwrites anybody', async () => {
  const documentId = await aDocument(ana, projectId)
  const { page } = anasWindow
  await ana.ask('document', { projectId, documentId })
  await goWithin(page, `/projects/${projectId}/documents/${documentId}`)
  const value = async (name: string) =>
    (await bia.ask('document', { projectId, documentId })).sections
      .flatMap(({ fields }) => fields)
      .find((field) => field.name === name)?.value

  await page.getByLabel('Workers').fill('2.345,75')
  await eventually(() => value('Workers')).toBe('2345.75')
  await page.getByLabel('Day', { exact: true }).fill('31/12/2027')
  await page.keyboard.press('Tab')
  await eventually(() => value('Day')).toBe('2027-12-31')
  await page.getByLabel('Weather').selectOption('Rain')
  await eventually(() => value('Weather')).toBe('Rain')
  await page.getByLabel('Concrete').check()
  await eventually(() => value('Teams')).toEqual(['Steel', 'Concrete', 'Survey'])

  await page.getByLabel('Workers').fill('muitos')
  await page.getByText('Informe um número, como 1.234,56').waitFor()
  expect(await value('Workers')).toBe('2345.75')

  // What is typed while nothing can be sent outlives a reload, and is saved then.
  await page.route('**/rest/commands/FillDocumentField', (route) => route.abort())
  await page.getByLabel('Notes').fill('Concretagem adiada')
  await page.getByText('Não salvo. O que você escreveu está guardado nesta aba.').waitFor()
  await page.unroute('**/rest/commands/FillDocumentField')
  await page.reload()
  await eventually(() => page.getByLabel('Notes').inputValue()).toBe('Concretagem adiada')
  await eventually(() => value('Notes')).toBe('Concretagem adiada')

  // Ana types where Bia has just written: she is told who, and chooses.
  await page.route('**/rest/commands/FillDocumentField', (route) => route.abort())
  await page.getByLabel('Place').fill('Encontro sul')
  await page.getByText('Não salvo. O que você escreveu está guardado nesta aba.').waitFor()
  const { sections } = await bia.ask('document', { projectId, documentId })
  const place = sections[0]?.fields.find(({ name }) => name === 'Place')
  await bia.act('FillDocumentField', {
    projectId,
    documentId,
    fieldId: place?.fieldId ?? '',
    value: 'Pilar 2',
    seen: 'North abutment',
  })
  await page.getByText('Bia Rocha alterou este campo enquanto você escrevia').waitFor()
  expect(await page.getByLabel('Place').inputValue()).toBe('Encontro sul')
  await page.unroute('**/rest/commands/FillDocumentField')
  await page.getByRole('button', { name: 'Salvar o meu' }).click()
  await eventually(() => value('Place')).toBe('Encontro sul')

  // What somebody else fills shows by itself.
  await bia.act('FillDocumentField', {
    projectId,
    documentId,
    fieldId: place?.fieldId ?? '',
    value: 'Pilar 3',
    seen: 'Encontro sul',
  })
  await eventually(() => page.getByLabel('Place').inputValue()).toBe('Pilar 3')
})

it('DOC-01 a removed field and a removed section are had back with their place and what was filled in', async () => {
  const documentId = await aDocument(ana, projectId, 'Diário com desfazer')
  const { page } = anasWindow
  const form = async () => (await bia.ask('document', { projectId, documentId })).sections
  const before = await form()
  await goWithin(page, `/projects/${projectId}/documents/${documentId}?view=design`)
  const remove = async (menu: string, item: string) => {
    await page.getByRole('button', { name: menu, exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  const [section] = before
  for (const [menu, item] of [
    ['Ações do campo Place', 'Excluir campo'],
    [`Ações da seção ${section?.name}`, 'Excluir seção'],
  ] as const) {
    await remove(menu, item)
    await eventually(() => page.getByRole('button', { name: menu, exact: true }).count()).toBe(0)
    await expect.poll(form).not.toEqual(before)
    const undo = page.getByRole('button', { name: 'Desfazer' })
    await undo.click()
    await page.getByRole('button', { name: menu, exact: true }).waitFor()
    await expect.poll(form).toEqual(before)
    // The next notice may come while this one still goes.
    await undo.waitFor({ state: 'detached' })
  }
})

it('DOC-06 documents are found across projects, deleted with a reason and restored', async () => {
  await aDocument(ana, projectId, 'Ata de reunião')
  const { page, troubles } = anasWindow
  await page.setViewportSize({ width: 390, height: 860 })
  await goWithin(page, '/documents')
  await page.getByLabel('Buscar por título ou número').fill('reuniao')
  await page.getByRole('row', { name: /Ata de reunião/ }).click()
  await page.getByRole('tab', { name: 'Formulário' }).click()
  await page.getByRole('tab', { name: 'Como vai ficar' }).click()
  await page.getByText('Rua fechada').waitFor()
  await page.getByRole('button', { name: 'Ações do documento' }).click()
  await page.getByRole('menuitem', { name: 'Excluir documento' }).click()
  await page.getByLabel('Motivo').fill('Repetida')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir documento' }).click()
  await page.getByText(/Excluído por Ana Souza em .*: Repetida/).waitFor()
  await page.getByRole('button', { name: 'Restaurar documento' }).click()
  await page.getByText(/Excluído por/).waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 1280, height: 860 })
  expect(troubles).toEqual([])
})
