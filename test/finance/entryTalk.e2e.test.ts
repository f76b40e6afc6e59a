import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { anOutflow } from '../given/anOutflow'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)

const words = {
  'pt-BR': {
    details: 'Detalhes',
    comments: 'Comentários',
    files: 'Arquivos',
    write: 'Escrever comentário',
    file: 'nota.txt',
    add: 'Novo lançamento',
    more: 'Mais campos',
    number: 'Número do documento',
    company: 'Empresa',
    warning: /^Outro lançamento já tem este número de documento/,
    remove: 'Excluir lançamento',
    kind: 'Saída',
    restore: 'Restaurar Brita',
    restored: 'Lançamento restaurado',
    none: 'Nada foi excluído',
    at: 'Bia Rocha também está aqui',
  },
  en: {
    details: 'Details',
    comments: 'Comments',
    files: 'Files',
    write: 'Write a comment',
    file: 'invoice.txt',
    add: 'New entry',
    more: 'More fields',
    number: 'Document number',
    company: 'Company',
    warning: /^Another entry already has this document number/,
    remove: 'Delete entry',
    kind: 'Outflow',
    restore: 'Restore Brita',
    restored: 'Entry restored',
    none: 'Nothing was deleted',
    at: 'Bia Rocha is here too',
  },
} as const

for (const [language, width, colorMode] of [
  ['pt-BR', 1280, 'light'],
  ['en', 390, 'dark'],
] as const) {
  const say = words[language]
  const look = { width, language, colorMode }

  async function aLedger() {
    const projectId = await project(ana)
    const entry = {
      ...anOutflow(await taskIn(ana, projectId, 'Fundação')),
      company: 'Loja Sul',
      documentNumber: 'NF-7',
    }
    await ana.act('RecordEntry', { projectId, ...entry })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    return { projectId, entryId: entry.entryId, ledger: `${prumo.url}/projects/${projectId}/finance` }
  }

  it(`COM-01 COM-03 an entry is discussed in its drawer, which shows who has it open (${language})`, async () => {
    const { projectId, entryId, ledger } = await aLedger()
    const commentId = fresh()
    const target = { kind: 'entry' as const, id: entryId }
    await ana.act('AddComment', { projectId, target, commentId, content: [{ text: 'Confere com o pedido?' }] })
    const [{ page, troubles }, hers] = [await open(look), await open()]
    await enter(page, prumo.url, ana.email)
    await page.goto(`${ledger}/${entryId}#comment-${commentId}`)
    const drawer = page.getByRole('dialog')
    await drawer.getByText('Confere com o pedido?').waitFor()
    await drawer.getByRole('textbox', { name: say.write }).fill('Confere, 120,50.')
    await drawer.getByRole('textbox', { name: say.write }).press('Control+Enter')
    await drawer.getByRole('list', { name: say.comments }).getByText('Confere, 120,50.').waitFor()
    await enter(hers.page, prumo.url, bia.email)
    await hers.page.goto(`${ledger}/${entryId}`)
    await drawer.getByRole('list', { name: say.at }).waitFor()
    await expectAccessible(page, 'comments of an entry')
    await expectNoSidewaysScroll(page, 'comments of an entry')
    await picture(page, `entry-comments-${language}`)
    await drawer.getByRole('tab', { name: say.files }).click()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: say.file, mimeType: 'text/plain', buffer: Buffer.from('120,50') })
    await drawer.getByRole('list', { name: say.files }).getByRole('button', { name: say.file, exact: true }).waitFor()
    await expectAccessible(page, 'files of an entry')
    await picture(page, `entry-files-${language}`)
    await drawer.getByRole('tab', { name: say.details }).click()
    await expect.poll(() => drawer.getByRole('textbox', { name: say.number }).inputValue()).toBe('NF-7')
    await picture(page, `entry-details-${language}`)
    await page.goto(`${prumo.url}/projects/${projectId}/files`)
    await page.getByText(say.file, { exact: true }).waitFor()
    await picture(page, `entry-in-files-${language}`)
    expect([...troubles, ...hers.troubles]).toEqual([])
  })

  it(`FIN-01 an entry is found by Ctrl+K, and its document number is warned of when it is typed again (${language})`, async () => {
    const { projectId, entryId, ledger } = await aLedger()
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    await page.goto(ledger)
    await page.getByRole('button', { name: say.add }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('sul nf-7')
    await page.getByRole('option', { name: /Brita/ }).first().waitFor()
    await picture(page, `entry-found-${language}`)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/${projectId}/finance/${entryId}`)
    await page.getByRole('dialog').getByRole('tab', { name: say.details }).waitFor()
    // What has this number itself is no repetition of it.
    expect(await page.getByText(say.warning).count()).toBe(0)

    await page.goto(ledger)
    await page.getByRole('button', { name: say.add }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(say.more).click()
    await dialog.getByRole('textbox', { name: say.number }).fill(' nf-7 ')
    const warning = dialog.getByRole('status').filter({ hasText: say.warning })
    expect(await warning.getByRole('link', { name: 'Brita' }).getAttribute('href')).toContain(`/finance/${entryId}`)
    await warning.scrollIntoViewIfNeeded()
    await expectAccessible(page, 'a repeated document number')
    await picture(page, `entry-repeated-${language}`)
    await dialog.getByRole('textbox', { name: say.company }).fill('Loja Norte')
    await warning.waitFor({ state: 'detached' })
    await dialog.getByRole('textbox', { name: say.company }).fill('loja sul')
    await warning.waitFor()
    expect(troubles).toEqual([])
  })

  it(`FIN-01 a deleted entry is listed with what was deleted, and restored there (${language})`, async () => {
    const { projectId, entryId } = await aLedger()
    await ana.act('DeleteEntry', { projectId, entryId })
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/deleted`)
    await page.getByText(new RegExp(`^${say.kind} · .*Ana Souza`)).waitFor()
    await expectAccessible(page, 'deleted entries')
    await picture(page, `entry-deleted-${language}`)
    await page.getByRole('button', { name: say.restore, exact: true }).click()
    await page.getByText(say.restored).first().waitFor()
    await page.getByText(say.none).waitFor()
    await expect.poll(async () => (await ana.ask('installments', { projectId })).items.length).toBe(1)
    expect(troubles).toEqual([])
  })
}
