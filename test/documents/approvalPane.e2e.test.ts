import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { approverAt } from './approverWindow'
import { askedDocument, ownPassword } from './askedDocument'
import { addEveryKind } from './everyKind'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo
const neverAccepted = 'Você ainda não aceitou analisar este documento.'

it.each(['approve', 'return'] as const)(
  'DOC-04 says that nothing was accepted until something was, and keeps the day of it beside the decision: %s',
  async (act) => {
    const { author, approvers, projectId, documentId } = await askedDocument(theWorld)
    const [bia] = approvers as [Person]
    const { page, troubles } = await open()
    const approver = approverAt(page)
    const never = page.getByText(neverAccepted)
    const acceptedThis = page.getByText(/^Você aceitou analisar este conteúdo em \d\d\/\d\d\/\d{4}/)
    await enter(page, url, bia.email, ownPassword)
    await page.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
    await page.getByRole('button', { name: 'Aceitar analisar' }).waitFor()
    expect([await never.count(), await acceptedThis.count()]).toEqual([1, 0])

    await page.getByRole('button', { name: 'Aceitar analisar' }).click()
    await acceptedThis.waitFor()
    expect(await never.count()).toBe(0)

    await approver.queue.focus()
    await (act === 'approve' ? approver.writeApproval('De acordo.') : approver.writeReturn('Falta a laje.'))
    await approver.sign()
    await approver.typePassword()
    await approver[act === 'approve' ? 'approved' : 'returned'].waitFor()
    const both = act === 'approve' ? /Aceitou em .+ · Aprovou em / : /Aceitou em .+ · Devolveu em /
    await page.getByText(both).waitFor()
    expect(await never.count()).toBe(0)
    await expectAccessible(page, 'decided')

    await page.reload()
    await page.getByText(both).waitFor()
    expect(await never.count()).toBe(0)
    await approver[act === 'approve' ? 'approved' : 'returned'].waitFor()
    for (const name of ['Aceitar analisar', 'Aprovar', 'Devolver'])
      expect(await page.getByRole('button', { name, exact: true }).count(), `${name} after the decision`).toBe(0)
    const analyst = await open()
    await enter(analyst.page, url, author.email)
    await analyst.page.goto(`${url}/documents/sign-off/${projectId}/${documentId}`)
    await analyst.page.getByText(both).waitFor()
    // A browser says of the password that is asked for that a request failed.
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
  },
)

it('DOC-04 SES-11 what is signed reads as in the document, in figures, days, amounts and headings, and so does what changed', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const [bia] = approvers as [Person]
  const place = { projectId, documentId }
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', place)
  const { page } = await open()
  await enter(page, url, bia.email, ownPassword)
  const read = async (address: string) => {
    await page.goto(`${url}${address}`)
    await page.getByText('312.087,45', { exact: true }).first().waitFor()
    await expectAccessible(page, address)
    const tables = await page.getByRole('table').filter({ hasText: 'Estrutura' }).allInnerTexts()
    return [...tables, ...(await page.locator('dl').filter({ hasText: 'Código interno' }).allInnerTexts())]
  }
  const inDocument = await read(`/projects/${projectId}/documents/${documentId}`)
  const inPane = await read(`/documents/approvals/${projectId}/${documentId}`)
  expect(inPane).toEqual(inDocument)
  expect(inPane[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /Cartão\s+Data planejada\s+Valor planejado\s+Valor realizado\s+Estrutura e cobertura\s+03\/11\/2026\s+R\$ 864\.500,00\s+R\$ 312\.087,40/,
  )
  expect(inPane.join(' ')).toContain('Ativo')
  await page.getByText('21/10/2026', { exact: true }).waitFor()

  await document.accept(bia)
  await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
  await document.fill('Com fissuras')
  await page.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
  await page.getByText('O que mudou desde que você aceitou analisar o pedido nº 1').waitFor()
  const compared = page.getByRole('table').filter({ hasText: 'Estrutura' })
  expect(await compared.count()).toBe(2)
  expect((await compared.last().innerText()).replaceAll('\u00a0', ' ')).toContain('R$ 400.000,00')
  await expectAccessible(page, 'compared')
  await picture(page, 'compared')
  for (const [width, colorMode, language] of [
    [390, 'dark', 'pt-BR'],
    [1280, 'light', 'en'],
  ] as const) {
    const { page: again } = await open({ width, colorMode, language })
    await enter(again, url, bia.email, ownPassword)
    await again.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
    await again.getByRole('table').first().waitFor()
    await expectNoSidewaysScroll(again, `compared at ${width}`)
    await expectWholeAmounts(again, `compared at ${width}`)
    await picture(again, `compared-${width}-${language}`)
  }
})

/** Expects each cell of a table to stand wholly within what scrolls around it: an amount that is cut is another. */
async function expectWholeAmounts(page: Page, where: string) {
  const cut = await page.locator('td').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const frame = cell.closest('section')?.getBoundingClientRect()
        return frame && cell.getBoundingClientRect().right > frame.right + 1
      })
      .map((cell) => cell.textContent),
  )
  expect(cut, `cut at ${where}`).toEqual([])
}

it('DOC-04 says in plain sight, to the approver and in the document, that a change has voided what was signed', async () => {
  const document = await askedDocument(theWorld)
  const { author, approvers, projectId, documentId } = document
  const [bia, caio] = approvers as [Person, Person]
  await document.approve(bia)
  await document.approve(caio)
  await document.fill('Com fissuras')
  for (const [person, password, address] of [
    [bia, ownPassword, `/documents/approvals/${projectId}/${documentId}`],
    [author, undefined, `/projects/${projectId}/documents/${documentId}?view=approvers`],
  ] as const) {
    const { page } = await open()
    await enter(page, url, person.email, password)
    await page.goto(`${url}${address}`)
    await page.getByText('A aprovação do pedido nº 1 foi anulada').waitFor()
    await page.getByText('Anulado porque o documento mudou: preencheu um campo').first().waitFor()
    await expectAccessible(page, `voided at ${address}`)
  }
})

it('DOC-04 keeps an opinion and a reason that were not signed, through closing the dialog and a reload', async () => {
  const { approvers, projectId, documentId } = await askedDocument(theWorld)
  const [bia] = approvers as [Person]
  const { page } = await open()
  const approver = approverAt(page)
  await enter(page, url, bia.email, ownPassword)
  await page.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
  await page.getByRole('button', { name: 'Aceitar analisar' }).click()
  await page.getByRole('button', { name: 'Aprovar' }).waitFor()
  await approver.queue.focus()
  await approver.writeApproval('De acordo.')
  await page.keyboard.press('Escape')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox')
  await approver.writeReturn('Falta a laje.')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.reload()
  for (const [button, label, text] of [
    ['Aprovar', 'Parecer (opcional)', 'De acordo.'],
    ['Devolver', 'Motivo da devolução', 'Falta a laje.'],
  ] as const) {
    await page.getByRole('button', { name: button }).click()
    expect(await page.getByLabel(label).inputValue()).toBe(text)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Devolver' }).click()
  await approver.sign()
  await approver.typePassword()
  await approver.returned.waitFor()
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('/return')))
  expect(left, 'what was signed is no draft').toEqual([])
})

it('DOC-05 what the project changed after the request stands beside what is signed, for its approver and its reader', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const [bia] = approvers as [Person]
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
  const { page } = await open()
  await enter(page, url, bia.email, ownPassword)
  for (const address of [
    `/documents/approvals/${projectId}/${documentId}`,
    `/projects/${projectId}/documents/${documentId}`,
  ]) {
    await page.goto(`${url}${address}`)
    await page.getByText('Desde então mudou no projeto. Agora:').scrollIntoViewIfNeeded()
    const tables = page.getByRole('table').filter({ hasText: 'Estrutura' })
    const [was = '', now = ''] = await tables.allInnerTexts()
    expect([was.includes('312.087,40'), now.includes('400.000,00'), now.includes('312.087,40')]).toEqual([
      true,
      true,
      false,
    ])
    await expectAccessible(page, address)
    await picture(page, `since${address.includes('approvals') ? '-pane' : '-document'}`)
  }
})

it('DOC-05 the approval tab names what the project changed after the request, and stops once it is asked afresh', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, projectId, documentId } = document
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  const { page } = await open()
  await enter(page, url, author.email)
  await page.goto(`${url}/projects/${projectId}/documents/${documentId}?view=approvers`)
  await page.getByRole('heading', { name: 'Aprovadores' }).waitFor()
  const notice = page.getByText('O projeto mudou desde o pedido')
  await page.getByText('Pedido nº 1').waitFor()
  expect(await notice.count()).toBe(0)
  expect(await page.getByText('o documento pode ir para aprovação').count(), 'it went already').toBe(0)
  await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
  await notice.waitFor()
  await page.getByText(/Estes campos mostram hoje outra coisa: Cartões de/).waitFor()
  await expectAccessible(page, 'approval tab')
  await picture(page, 'approval-tab-since')
  await author.act('WithdrawSignOffRequest', { projectId, documentId, round: 1, reason: 'Valores novos' })
  await page.getByText('o documento pode ir para aprovação').waitFor()
  await author.act('RequestSignOff', { projectId, documentId })
  await page.getByText('Pedido nº 2').waitFor()
  expect(await notice.count()).toBe(0)
})

it('DOC-04 a refusal is not left standing beside what was done after all', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const [bia] = approvers as [Person]
  for (const { userId } of approvers) await author.act('RemoveDocumentApprover', { projectId, documentId, userId })
  const { page } = await open()
  await enter(page, url, author.email)
  await page.goto(`${url}/projects/${projectId}/documents/${documentId}?view=approvers`)
  const request = page.getByRole('button', { name: 'Pedir aprovação' })
  await request.click()
  const refusal = page.locator('.fui-Toast').filter({ hasText: 'Ainda falta algo no documento' })
  await refusal.waitFor()
  await author.act('NameDocumentApprover', { projectId, documentId, userId: bia.userId })
  await page.getByText('o documento pode ir para aprovação').waitFor()
  await request.click()
  await page.locator('.fui-Toast').getByText('Aprovação pedida').waitFor()
  await refusal.waitFor({ state: 'detached', timeout: 4000 })
})

it('DOC-04 the one document that waits is open at once, with its project one link away, and lets whoever looks go back', async () => {
  const { approvers, projectId, documentId } = await askedDocument(theWorld)
  const [bia] = approvers as [Person]
  for (const width of [1280, 390]) {
    const { page } = await open({ width })
    await enter(page, url, bia.email, ownPassword)
    await page.goto(`${url}/documents/approvals`)
    await page.waitForURL(`**/documents/approvals/${projectId}/${documentId}`)
    await page.getByRole('button', { name: 'Aceitar analisar' }).waitFor()
    const project = page.getByRole('link', { name: 'Abrir o projeto' })
    expect(await project.getAttribute('href')).toBe(`/projects/${projectId}`)
    if (width > 800) continue
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByText('1 documento espera por você', { exact: false }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/documents/approvals')
  }
})

it('DOC-04 the terms that accepting accepts stand beside its button, and the document is one link away', async () => {
  const document = await askedDocument(theWorld, { isRequested: false })
  const { author, approvers, projectId, documentId } = document
  const [bia] = approvers as [Person]
  await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  for (const width of [1280, 390]) {
    const { page } = await open({ width })
    await enter(page, url, bia.email, ownPassword)
    await page.goto(`${url}/documents/approvals/${projectId}/${documentId}`)
    const [terms, accept] = [
      page.getByText('Aceito decidir sobre este documento'),
      page.getByRole('button', { name: 'Aceitar analisar' }),
    ]
    await accept.waitFor()
    const [above, below] = [await terms.boundingBox(), await accept.boundingBox()]
    expect(
      above && below && [above.y > 0, below.y - (above.y + above.height) < 24, below.y + below.height <= 860],
    ).toEqual([true, true, true])
    await expectAccessible(page, `terms at ${width}`)
    await picture(page, `terms-${width}`)
    await page.getByRole('link', { name: 'Abrir o documento no projeto' }).click()
    await page.waitForURL(`${url}/projects/${projectId}/documents/${documentId}`)
  }
})

it('DOC-04 whoever goes from one document that waits to the next is asked about the content of that one', async () => {
  const first = await askedDocument(theWorld)
  const [bia] = first.approvers as [Person]
  const next = await askedDocument(theWorld, { author: first.author, approvers: first.approvers })
  await first.accept(bia)
  const { page } = await open()
  await enter(page, url, bia.email, ownPassword)
  await page.goto(`${url}/documents/approvals/${first.projectId}/${first.documentId}`)
  await page.getByRole('button', { name: 'Aprovar' }).waitFor()
  // The answer about the next one takes its time: until it is there, nothing of the one before stands for it.
  await page.route(
    (address) => address.pathname.endsWith('/queries/signOff'),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      await route.continue()
    },
  )
  await page
    .getByRole('option')
    .filter({ hasNot: page.locator('[aria-selected=true]') })
    .nth(1)
    .click()
  await page.waitForURL(`**/${next.documentId}`)
  await page.getByText(neverAccepted).waitFor()
  await page.getByRole('button', { name: 'Aceitar analisar' }).click()
  await page.getByText(/^Você aceitou analisar este conteúdo em/).waitFor()
  expect(await page.getByText('O conteúdo mudou').count()).toBe(0)
})
