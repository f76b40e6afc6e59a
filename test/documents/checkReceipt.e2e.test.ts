import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { askedDocument } from './askedDocument'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo

it('DOC-04 SES-11 whoever has the PDF checks it from sign-in on, in the words, days and colours of their choice', async () => {
  const document = await askedDocument(theWorld)
  const { author, approvers, projectId, documentId } = document
  const signatureId = await document.approve(approvers[0] as Person)
  await author.act('SignHead', {})
  const analyst = await open()
  await enter(analyst.page, url, author.email)
  await analyst.page.goto(`${url}/documents/sign-off/${projectId}/${documentId}`)
  const downloading = analyst.page.waitForEvent('download')
  await analyst.page.getByRole('button', { name: 'Recibo (PDF)' }).click()
  const path = await (await downloading).path()

  const { page, troubles, strangers } = await open()
  await page.goto(`${url}/signin`)
  await page.getByRole('link', { name: 'Verificar um recibo' }).click()
  await page.getByRole('heading', { name: 'Verificar um recibo', level: 1 }).waitFor()
  await page.getByText('Prumo', { exact: true }).waitFor()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'recibo.pdf',
      mimeType: 'application/pdf',
      buffer: await readFile(path),
    })
  const report = page.getByRole('status')
  await report.getByText('CONFERE').waitFor()
  await report.getByText(/organização Construtora Horizonte/).waitFor()
  await report.getByText(/o que as páginas do PDF mostram/).waitFor()
  const inPortuguese = await report.innerText()
  expect(inPortuguese).toMatch(/\d\d\/\d\d\/\d{4}, \d\d:\d\d:\d\d/)
  expect(inPortuguese).not.toMatch(/\d{4}-\d\d-\d\dT|--key|--heads/)
  const expectAllOf = async (where: string) => {
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
    await picture(page, where)
  }
  await expectAllOf('check-receipt')
  await inOtherLooks(page, () => expectAllOf('check-receipt at 390'), [{ width: 390 }])

  // The same signature once it was voided: the first line says so, and is not green.
  await document.fill('Com fissuras')
  await document.round()
  await author.act('SignHead', {})
  const { body } = await author.request('GET', `/rest/receipts/${signatureId}.json`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'recibo.json',
      mimeType: 'application/json',
      buffer: Buffer.from(`${JSON.stringify(body)}\n`),
    })
  await report
    .getByText(/^CONFERE: .* Mas a assinatura foi anulada em \d\d\/\d\d\/\d{4},.*, porque o documento foi/)
    .waitFor()
  expect(await report.getByText('se ela ainda vale').count()).toBe(0)
  await expectAllOf('check-receipt, voided')
  await inOtherLooks(page, () => expectAllOf('check-receipt, voided, at 390'), [{ width: 390 }])
  await page.locator('input[type=file]').first().setInputFiles(path)

  await page.getByRole('button', { name: 'English' }).click()
  await report.getByText(/what the pages of the PDF show/).waitFor()
  await page.getByRole('button', { name: /dark/i }).click()
  await expectAllOf('check-receipt in the dark')
  await inOtherLooks(page, () => expectAllOf('check-receipt in the dark at 390'), [{ width: 390 }])
  expect([troubles, strangers]).toEqual([[], []])
})
