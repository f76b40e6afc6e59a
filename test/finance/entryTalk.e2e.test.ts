import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { anOutflow } from '../given/anOutflow'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)

/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/my-projects`)
})
beforeEach(() => void anasWindow.troubles.splice(0))

async function aLedger() {
  const projectId = await project(ana)
  const entry = {
    ...anOutflow(await taskIn(ana, projectId, 'Fundação')),
    company: 'Loja Sul',
    documentNumber: 'NF-7',
  }
  await ana.act('RecordEntry', { projectId, ...entry })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.ask('installments', { projectId })
  return { projectId, entryId: entry.entryId, ledger: `/projects/${projectId}/finance` }
}

it('COM-01 COM-03 an entry is discussed in its drawer, which shows who has it open', async () => {
  const { projectId, entryId, ledger } = await aLedger()
  const commentId = fresh()
  const target = { kind: 'entry' as const, id: entryId }
  await ana.act('AddComment', { projectId, target, commentId, content: [{ text: 'Confere com o pedido?' }] })
  const [{ page, troubles }, hers] = [anasWindow, await open()]
  await page.goto(`${prumo.url}${ledger}/${entryId}#comment-${commentId}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Confere com o pedido?').waitFor()
  await drawer.getByRole('textbox', { name: 'Escrever comentário' }).fill('Confere, 120,50.')
  await drawer.getByRole('textbox', { name: 'Escrever comentário' }).press('Control+Enter')
  await drawer.getByRole('list', { name: 'Comentários' }).getByText('Confere, 120,50.').waitFor()
  await enter(hers.page, prumo.url, bia.email)
  await hers.page.goto(`${prumo.url}${ledger}/${entryId}`)
  await drawer.getByRole('list', { name: 'Bia Rocha também está aqui' }).waitFor()
  await expectAccessible(page, 'comments of an entry')
  await expectNoSidewaysScroll(page, 'comments of an entry')
  await picture(page, 'entry-comments-pt-BR')
  await inOtherLooks(page, async () => {
    await drawer.getByRole('list', { name: 'Bia Rocha is here too' }).waitFor()
    await drawer.getByRole('list', { name: 'Comments' }).getByText('Confere, 120,50.').waitFor()
    await expectAccessible(page, 'comments of an entry on a phone')
    await expectNoSidewaysScroll(page, 'comments of an entry on a phone')
    await picture(page, 'entry-comments-en')
  })
  await drawer.getByRole('tab', { name: 'Arquivos' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'nota.txt', mimeType: 'text/plain', buffer: Buffer.from('120,50') })
  const sent = { name: 'nota.txt', exact: true }
  await drawer.getByRole('list', { name: 'Arquivos' }).getByRole('button', sent).waitFor()
  await expectAccessible(page, 'files of an entry')
  await picture(page, 'entry-files-pt-BR')
  await inOtherLooks(page, async () => {
    await drawer.getByRole('list', { name: 'Files' }).getByRole('button', sent).waitFor()
    await expectAccessible(page, 'files of an entry on a phone')
    await picture(page, 'entry-files-en')
  })
  await drawer.getByRole('tab', { name: 'Detalhes' }).click()
  await expect.poll(() => drawer.getByRole('textbox', { name: 'Número do documento' }).inputValue()).toBe('NF-7')
  await picture(page, 'entry-details-pt-BR')
  await goWithin(page, `/projects/${projectId}/files`)
  await page.getByText('nota.txt', { exact: true }).waitFor()
  await picture(page, 'entry-in-files-pt-BR')
  expect([...troubles, ...hers.troubles]).toEqual([])
})

it('FIN-08 an entry is found by Ctrl+K, and its document number is warned of when it is typed again', async () => {
  const { projectId, entryId, ledger } = await aLedger()
  const { page, troubles } = anasWindow
  await goWithin(page, ledger)
  await page.getByRole('button', { name: 'Novo lançamento' }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('sul nf-7')
  await page.getByRole('option', { name: /Brita/ }).first().waitFor()
  await picture(page, 'entry-found-pt-BR')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/${projectId}/finance/${entryId}`)
  await dialog.getByRole('tab', { name: 'Detalhes' }).waitFor()
  // What has this number itself is no repetition of it.
  const warningText = /^Outro lançamento já tem este número de documento/
  expect(await page.getByText(warningText).count()).toBe(0)

  await goWithin(page, ledger)
  await page.getByRole('button', { name: 'Novo lançamento' }).click()
  await dialog.getByText('Mais campos').click()
  await dialog.getByRole('textbox', { name: 'Número do documento' }).fill(' nf-7 ')
  const warning = dialog.getByRole('status').filter({ hasText: warningText })
  expect(await warning.getByRole('link', { name: 'Brita' }).getAttribute('href')).toContain(`/finance/${entryId}`)
  await warning.scrollIntoViewIfNeeded()
  await expectAccessible(page, 'a repeated document number')
  await picture(page, 'entry-repeated-pt-BR')
  await inOtherLooks(page, async () => {
    const inEnglish = /^Another entry already has this document number/
    await dialog.getByRole('status').filter({ hasText: inEnglish }).scrollIntoViewIfNeeded()
    await expectAccessible(page, 'a repeated document number on a phone')
    await picture(page, 'entry-repeated-en')
  })
  await dialog.getByRole('textbox', { name: 'Empresa' }).fill('Loja Norte')
  await warning.waitFor({ state: 'detached' })
  await dialog.getByRole('textbox', { name: 'Empresa' }).fill('loja sul')
  await warning.waitFor()
  expect(troubles).toEqual([])
})

it('FIN-01 a deleted entry is listed with what was deleted, and restored there', async () => {
  const { projectId, entryId } = await aLedger()
  await ana.act('DeleteEntry', { projectId, entryId })
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/deleted`)
  await page
    .getByRole('listitem')
    .filter({ hasText: /Saída.*Ana Souza/ })
    .waitFor()
  await expectAccessible(page, 'deleted entries')
  await picture(page, 'entry-deleted-pt-BR')
  await inOtherLooks(page, async () => {
    await page
      .getByRole('listitem')
      .filter({ hasText: /Outflow.*Ana Souza/ })
      .waitFor()
    await page.getByRole('button', { name: 'Restore Brita', exact: true }).waitFor()
    await expectAccessible(page, 'deleted entries on a phone')
    await picture(page, 'entry-deleted-en')
  })
  await page.getByRole('button', { name: 'Restaurar Brita', exact: true }).click()
  await page.getByText('Lançamento restaurado').first().waitFor()
  await page.getByText('Nada foi excluído').waitFor()
  await expect.poll(async () => (await ana.ask('installments', { projectId })).items.length).toBe(1)
  expect(troubles).toEqual([])
})
