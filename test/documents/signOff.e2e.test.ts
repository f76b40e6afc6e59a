import { join } from 'node:path'
import { expect, it } from 'vitest'
import { verifierAlone } from '../audit/verifierAlone'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { approverAt } from './approverWindow'
import { askedDocument, ownPassword } from './askedDocument'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo
const { folder, run } = verifierAlone()

const document = await askedDocument(theWorld, { isRequested: false })
const { author, projectId, documentId } = document
const [bia, caio] = document.approvers as [Person, Person]
const place = { projectId, documentId }
const { sections } = await author.ask('document', place)
await author.act('AddDocumentField', {
  ...place,
  sectionId: sections[0]?.sectionId ?? '',
  fieldId: crypto.randomUUID(),
  name: 'Projeto',
  fieldKind: 'projectInformation',
  required: false,
  fieldSize: 'large',
  options: ['pitch', 'status'],
})

it('DOC-02 DOC-03 DOC-04 DOC-05 a document is asked about, returned, changed, approved by keyboard, proved offline, and void once it changes', async () => {
  const analyst = await open()
  await enter(analyst.page, url, author.email)
  await analyst.page.goto(`${url}/documents/sign-off/${projectId}/${documentId}`)
  await analyst.page.getByRole('button', { name: 'Pedir aprovação' }).click()
  await analyst.page.getByText('Em aprovação').waitFor()
  await expectAccessible(analyst.page, 'sign-off')

  const first = await open()
  await enter(first.page, url, bia.email, ownPassword)
  const firstApprover = approverAt(first.page)
  await firstApprover.openQueue(url)
  await firstApprover.openAndAccept()
  await first.page.getByText('Reforma da escola municipal').first().waitFor()
  await firstApprover.writeReturn('Falta dizer se há fissuras na laje.')
  await expectAccessible(first.page, 'return')
  await firstApprover.sign()
  await firstApprover.typePassword()
  await firstApprover.returned.waitFor()

  await analyst.page.getByText('Falta dizer se há fissuras na laje.').waitFor()
  await document.fill('Sem fissuras, também na laje')
  await analyst.page.getByRole('button', { name: 'Pedir aprovação' }).click()

  const second = await open({ width: 390, colorMode: 'dark' })
  await enter(second.page, url, caio.email, ownPassword)
  const secondApprover = approverAt(second.page)
  await firstApprover.openQueue(url)
  await secondApprover.openQueue(url)
  await firstApprover.openAndAccept()
  await first.page.getByText('O que mudou desde que você aceitou analisar o pedido nº 1').waitFor()
  await first.page.getByText('Sem fissuras, também na laje').waitFor()
  await expectAccessible(first.page, 'what has changed')
  await firstApprover.writeApproval('De acordo.')
  const measured = { name: 'Medição.txt', mimeType: 'text/plain', buffer: Buffer.from('medição') }
  await first.page.getByRole('dialog').locator('input[type=file]').setInputFiles(measured)
  await first.page.getByRole('button', { name: 'Não anexar Medição.txt' }).waitFor()
  await expectAccessible(first.page, 'sign with a file')
  await firstApprover.sign()
  await firstApprover.approved.waitFor()
  await analyst.page.getByRole('button', { name: 'Medição.txt', exact: true }).waitFor()

  await second.page.getByRole('button', { name: 'Aceitar analisar' }).click()
  await expectNoSidewaysScroll(second.page, 'approval')
  // What the bar of decisions half covers is brought out from under it by scrolling.
  await second.page.locator('#main').evaluate((main) => main.scrollTo(0, main.scrollHeight))
  await expectAccessible(second.page, 'approval')
  await second.page.getByRole('button', { name: 'Aprovar' }).click()
  await secondApprover.sign()
  await secondApprover.typePassword()
  await secondApprover.approved.waitFor()
  await expect.poll(async () => (await author.ask('document', place)).status).toBe('done')

  const downloading = first.page.waitForEvent('download')
  await first.page.getByRole('status').getByRole('button', { name: 'Recibo (JSON, para verificar)' }).click()
  const path = join(folder, 'receipt.json')
  await (await downloading).saveAs(path)
  expect(run(path).status).toBe(0)
  const anybody = await open()
  await anybody.page.goto(`${url}/check-receipt`)
  await anybody.page.locator('input[type=file]').first().setInputFiles(path)
  await anybody.page.getByText('CONFERE').first().waitFor()
  await anybody.page.getByText(/por .* Rocha <.*>, como o registro de ações identifica quem assinou/).waitFor()
  await anybody.page.getByText(/assinado junto: o arquivo "Medição.txt"/).waitFor()

  await document.fill('Com fissuras')
  await analyst.page.getByText('Pedidos anteriores').click()
  // In plain sight, and beside the request that it voided.
  await expect.poll(() => analyst.page.getByText('Anulado porque o documento mudou').count()).toBe(2)
  await analyst.page.getByText('De acordo.').waitFor()
  expect((await author.ask('document', place)).status).toBe('onApproval')
  await firstApprover.queue.waitFor()
  expect([...analyst.troubles, ...anybody.troubles]).toEqual([])
})
