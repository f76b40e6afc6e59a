import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { world } from '../world/world'
import { askedDocument } from './askedDocument'

const open = browserForTests()
const theWorld = await world()

it('DOC-05 COM-03 a file is attached to a document on its page, and its approvers are asked afresh', async () => {
  const { author, projectId, documentId, round } = await askedDocument(theWorld)
  const { page, troubles } = await open()
  await enter(page, theWorld.prumo.url, author.email)
  await page.goto(`${theWorld.prumo.url}/projects/${projectId}/documents/${documentId}?view=files`)
  await page.getByRole('button', { name: 'Alterar mesmo assim' }).click()
  await page.locator('input[type=file]').setInputFiles({
    name: 'Planta.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('planta'),
  })
  await page.getByRole('button', { name: 'Planta.txt', exact: true }).waitFor()
  await expectAccessible(page, 'files of a document')
  await expect.poll(async () => (await round()).round).toBe(2)
  await page.getByRole('tablist', { name: 'Partes do documento' }).getByRole('tab', { name: 'Comentários' }).click()
  await page.getByRole('main').getByRole('textbox').first().waitFor()
  await expectAccessible(page, 'comments on a document')
  expect(troubles).toEqual([])
})
