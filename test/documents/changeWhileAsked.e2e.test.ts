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

it('DOC-01 DOC-05 whoever changes what people were asked about reads first whose acceptance that takes away', async () => {
  const document = await askedDocument(theWorld)
  const { author, projectId, documentId } = document
  const [bia, caio] = document.approvers as [Person, Person]
  await document.accept(bia)
  const { page, troubles } = await open()
  await enter(page, url, author.email)
  const address = `${url}/projects/${projectId}/documents/${documentId}`
  await page.goto(address)
  await page.getByText('Este documento está em aprovação.').waitFor()
  await page.getByText(/já aceitou ou aprovou\. Com a primeira alteração isso deixa de valer/).waitFor()
  expect(await page.getByRole('textbox', { name: 'Parecer' }).count()).toBe(0)
  await expectAccessible(page, 'a document that somebody has accepted')
  await picture(page, 'asked-document-pt-BR')
  await inOtherLooks(page, async () => {
    await page.getByText('This document is being approved.').waitFor()
    await page.getByText(/has accepted or approved it/).waitFor()
    await expectAccessible(page, 'a document that somebody has accepted, on a phone')
    await expectNoSidewaysScroll(page, 'a document that somebody has accepted, on a phone')
    await picture(page, 'asked-document-en')
  })
  // Wherever its content changes: its form, its approvers, its files and its title.
  for (const view of ['design', 'approvers', 'files']) {
    await page.goto(`${address}?view=${view}`)
    await page.getByRole('button', { name: 'Alterar mesmo assim' }).waitFor()
    const changing = page.getByRole('button', {
      name: /^(Adicionar (seção|campo)|Indicar aprovador|Retirar (?!o pedido|pedido)|Anexar)/,
    })
    expect(await changing.count(), view).toBe(0)
  }
  await page.goto(address)
  await page.getByRole('button', { name: 'Ações do documento' }).click()
  await page.getByRole('menuitem', { name: 'Editar título e número' }).click()
  await page
    .getByRole('dialog')
    .getByText(/já aceitou ou aprovou/)
    .waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  expect((await document.round()).round).toBe(1)

  await page.getByRole('button', { name: 'Alterar mesmo assim' }).press('Enter')
  await page.getByRole('textbox', { name: 'Parecer' }).fill('Com fissuras')
  await expect.poll(async () => (await document.round()).round).toBe(2)
  // The next change of this sitting is asked about no more, and says that nobody has answered yet.
  await page.getByText('A primeira alteração anula o pedido').waitFor()
  expect(await page.getByRole('button', { name: 'Alterar mesmo assim' }).count()).toBe(0)

  await document.approve(caio)
  await document.approve(bia)
  await page.reload()
  await page.getByText('Este documento foi aprovado.').waitFor()
  await page.getByText(/já aceitaram ou aprovaram/).waitFor()
  expect(troubles).toEqual([])
})

it('DOC-05 what is being filled in stays at hand while somebody else asks for approval', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, projectId, documentId } = document
  const { page, troubles } = await open()
  await enter(page, url, author.email)
  await page.goto(`${url}/projects/${projectId}/documents/${documentId}`)
  const field = page.getByRole('textbox', { name: 'Parecer' })
  await field.waitFor()
  await author.act('RequestSignOff', { projectId, documentId })
  await page.getByText('Este documento está em aprovação.').waitFor()
  expect(await field.count()).toBe(1)
  expect((await document.round()).round).toBe(1)
  expect(troubles).toEqual([])
})
