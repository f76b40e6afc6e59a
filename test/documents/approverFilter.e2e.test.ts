import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()

it('DOC-06 documents across projects are narrowed to any approver, who is found by typing', async () => {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  for (const [title, { userId, email }] of [
    ['Laudo', bia],
    ['Parecer', ana],
  ] as const) {
    const documentId = fresh()
    if (userId === bia.userId) await ana.act('ShareProject', { projectId, email, as: ['stakeholder'] })
    await ana.act('CreateDocument', { projectId, documentId, title, number: null, copyFrom: null })
    await ana.act('NameDocumentApprover', { projectId, documentId, userId })
  }
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/documents`)
  await page.getByText('Parecer').first().waitFor()
  await unfold(page, 'Filtros')
  await page.getByRole('combobox', { name: 'Aprovadores' }).fill('rocha')
  await page.getByRole('listbox').getByRole('option', { name: 'Bia Rocha' }).click()
  await page.getByText('Parecer').first().waitFor({ state: 'detached' })
  await page.getByText('Laudo').first().waitFor()
  expect(page.url()).toContain(`approver=${bia.userId}`)
  await page.reload()
  await unfold(page, 'Filtros (1 escolhido)')
  const expectNarrowed = async (label: string, where: string) => {
    await expect.poll(() => page.getByRole('combobox', { name: label }).inputValue()).toBe('Bia Rocha')
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
    await picture(page, where)
  }
  await expectNarrowed('Aprovadores', 'documents by approver')
  await inOtherLooks(page, async () => {
    await unfold(page, 'Filters (1 chosen)')
    await expectNarrowed('Approvers', 'documents by approver on a phone')
  })

  // Each filter says its name, and what is chosen.
  await page.getByRole('search').getByRole('button', { name: 'Situação', exact: true }).press('Enter')
  await page.getByRole('menuitemradio', { name: 'Concluído', exact: true }).press('Enter')
  await page.getByRole('button', { name: 'Situação: Concluído', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Filtros (2 escolhidos)' }).waitFor()
  expect(troubles).toEqual([])
})
