import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { aDocument } from '../documents/aDocument'
import { askedDocument } from '../documents/askedDocument'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { countsOf, printable, printed } from './printed'

const open = browserForTests()
const theWorld = await world()
const { prumo, founder, colleague, project } = theWorld

async function window(person: Awaited<ReturnType<typeof founder>>, looks: Parameters<typeof open>[0] = {}) {
  const opened = await open(looks)
  await printable(opened.page)
  await enter(opened.page, prumo.url, person.email)
  const show = async (path: string, text: string) => {
    await opened.page.goto(prumo.url + path)
    await opened.page.getByText(text).first().waitFor()
  }
  return { ...opened, show }
}

it('FIN-08 a ledger is printed whole: each installment once, and no amount is cut', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const taskId = await taskIn(ana, projectId, 'Concretar a laje')
  const count = 120
  const entry = {
    ...anEntry(taskId, 1_234_567_00 * count),
    title: 'Aço CA-50 para as vigas principais e as transversinas do vão central',
    documentNumber: 'NF-e 4411/2026',
    history: 'Entrega parcelada conforme medição',
    installments: Array.from({ length: count }, () => ({
      installmentId: fresh(),
      dueOn: '2026-03-10',
      cents: 1_234_567_00,
    })),
  }
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...entry })
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 5_00), title: 'Areia' })
  const { page, troubles, show } = await window(ana, { colorMode: 'dark' })
  await show(`/projects/${projectId}/finance?search=a%C3%A7o`, 'Aço CA-50')
  const pages = await printed(page, { name: 'paper-ledger' })
  expect(pages.length).toBeGreaterThan(3)
  const parts = Array.from({ length: count }, (_, at) => ` ${at + 1}/${count} `)
  expect(countsOf(pages, parts)).toEqual(parts.map(() => 1))
  expect(countsOf(pages, ['Areia', 'NF-e 4411/2026', 'Concretar a laje 100%'])).toEqual([0, count, count])
  expect(countsOf(pages, ['1.234.567,00'])[0]).toBe(count)
  expect(pages[0]).toContain('Filtros: Buscar')
  expect(troubles).toEqual([])
})

it('AUD-01 AUD-02 the action log is printed as its export has it, and that is on record', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const titles = Array.from({ length: 60 }, (_, at) => `Estaca ${at + 100}`)
  for (const title of titles) await taskIn(ana, projectId, title)
  const { page, troubles, show } = await window(ana, { language: 'en' })
  await show(`/projects/${projectId}/action-log`, titles.at(-1) ?? '')
  const pages = await printed(page, { name: 'paper-log-en', language: 'en' })
  expect(pages.length).toBeGreaterThan(3)
  expect(pages[0]).toMatch(/Filters: .*Hide looks at this log/)
  expect(pages[0]).toMatch(/When Who Did what Project Record/)
  const words = pages.join(' ')
  for (const title of titles) expect(words).toContain(title)
  const { items } = await actionsOf(ana)
  for (const { eventId, projectId: of } of items.filter(({ kind }) => kind === 'TaskAdded'))
    if (of === projectId) expect(countsOf(pages, [eventId]), eventId).toEqual([1])
  const exports = items.filter(({ kind }) => kind === 'ActionLogExported')
  expect(exports).toHaveLength(1)
  expect(troubles).toEqual([])
})

async function actionsOf(person: Awaited<ReturnType<typeof founder>>) {
  const viewId = fresh()
  await person.act('ViewActionLog', { viewId, filters: wholeLog })
  return person.ask('actionLog', { viewId, limit: 100 })
}

it('DOC-01 DOC-04 a document is printed as it is read, before it is signed and after, without what was said of it', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const target = { kind: 'document' as const, id: documentId }
  await author.act('AddComment', { projectId, target, commentId: fresh(), content: [{ text: 'Falta a foto' }] })
  const { page, troubles, show } = await window(author, { colorMode: 'dark' })
  await show(`/projects/${projectId}/documents/${documentId}`, 'Estrutura')
  const unsigned = (await printed(page, { name: 'paper-document-new' })).join(' ')
  for (const text of ['Laudo de vistoria', 'Estrutura', 'Parecer', 'Sem fissuras']) expect(unsigned).toContain(text)
  expect(unsigned).not.toMatch(/Falta a foto|Aprovou em|Solicitar/)

  await author.act('RequestSignOff', { projectId, documentId })
  const [first] = approvers
  if (first) await document.approve(first, 'Conforme o projeto.')
  await first?.ask('signOff', { projectId, documentId })
  const ask = () => page.getByRole('button', { name: 'Imprimir' }).press('Enter')
  const inRound = (await printed(page, { name: 'paper-document-asked', ask })).join(' ')
  expect(inRound).toMatch(/Em aprovação/)
  expect(inRound).toMatch(/Aprovou em \d\d\/\d\d\/\d{4}, .* \(UTC−3\) Conforme o projeto\./)
  expect(inRound).toContain('Ainda não abriu')
  expect(inRound).not.toMatch(/Falta a foto|Retirar/)
  expect(troubles).toEqual([])
})

it('DOC-01 ORG-09 what a document shows of amounts is printed for nobody who may not see them', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const documentId = await aDocument(ana, projectId)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas[0]?.areaId ?? ''
  await ana.act('AddCard', { projectId, areaId, cardId: fresh(), title: 'Aço', plannedCents: 765_432_10 })
  const bia = await colleague(ana, 'editor')
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await giveRights(ana, bia, { finance: 'noAccess' })

  const mine = await window(ana, { language: 'en' })
  await mine.show(`/projects/${projectId}/canvas`, 'Aço')
  expect((await printed(mine.page, { name: 'paper-canvas-en', language: 'en' })).join(' ')).toMatch(/Aço 765,432\.10/)
  await mine.show(`/projects/${projectId}/documents/${documentId}`, 'Site diary')
  const document = (await printed(mine.page, { name: 'paper-document-en', language: 'en' })).join(' ')
  for (const text of ['Site diary', 'SD-1', 'North abutment', '1,234.5', 'Ponte norte'])
    expect(document).toContain(text)

  const hers = await window(bia)
  await hers.show(`/projects/${projectId}/canvas`, 'Aço')
  const closed = (await printed(hers.page, { name: 'paper-canvas-closed' })).join(' ')
  expect(closed).toContain('Aço')
  expect(closed).not.toContain('765.432')
  expect(hers.troubles).toEqual([])
  // The document itself is closed to her: there is nothing to print.
  await hers.show(`/projects/${projectId}/documents/${documentId}`, 'Você não pode abrir este documento')
  await hers.page.keyboard.press('Control+p')
  expect(await hers.page.locator('.printed-page').count()).toBe(0)
  expect(mine.troubles).toEqual([])
})
