import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { noticesStay } from '../browser/noticesStay'
import { picture } from '../browser/picture'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { approverAt } from './approverWindow'
import { type AskedDocument, anApprover, askedDocument, ownPassword } from './askedDocument'
import { addEveryKind } from './everyKind'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo
const author = await theWorld.founder()
const [bia, caio] = [await anApprover(theWorld, author), await anApprover(theWorld, author)]
const neverAccepted = 'Você ainda não aceitou analisar este documento.'

/** A document of the author's, which bia and caio approve unless others do. */
const newDocument = (changes: { isRequested?: boolean; approvers?: Person[] } = {}) =>
  askedDocument(theWorld, { author, approvers: [bia, caio], ...changes })

type Place = Pick<AskedDocument, 'projectId' | 'documentId'>
const paneOf = ({ projectId, documentId }: Place) => `/documents/approvals/${projectId}/${documentId}`
const inProject = ({ projectId, documentId }: Place) => `/projects/${projectId}/documents/${documentId}`

async function windowOf({ email }: Person, password?: string, path = '/my-projects'): Promise<OpenWindow> {
  const opened = await open()
  await enter(opened.page, url, email, password)
  await opened.page.goto(`${url}${path}`)
  return opened
}

/** To this document, at which the queue of those that wait begins then. */
async function toPane(page: Page, document: Place): Promise<void> {
  await goWithin(page, '/my-projects')
  await goWithin(page, paneOf(document))
}

/** One window each for all tests, which come to their own document by a link. */
let biasWindow: OpenWindow
let authorsWindow: OpenWindow
beforeAll(async () => {
  biasWindow = await windowOf(bia, ownPassword)
  authorsWindow = await windowOf(author)
})
beforeEach(() => void biasWindow.troubles.splice(0))

it.each(['approve', 'return'] as const)(
  'DOC-04 says that nothing was accepted until something was, and keeps the day of it beside the decision: %s',
  async (act) => {
    const document = await newDocument()
    const { page, troubles } = biasWindow
    const approver = approverAt(page)
    const never = page.getByText(neverAccepted)
    const acceptedThis = page.getByText(/^Você aceitou analisar este conteúdo em \d\d\/\d\d\/\d{4}/)
    await toPane(page, document)
    await page.getByRole('button', { name: 'Aceitar analisar' }).waitFor()
    expect([await never.count(), await acceptedThis.count()]).toEqual([1, 0])

    await page.getByRole('button', { name: 'Aceitar analisar' }).click()
    await acceptedThis.waitFor()
    expect(await never.count()).toBe(0)

    await approver.queue.focus()
    await (act === 'approve' ? approver.writeApproval('De acordo.') : approver.writeReturn('Falta a laje.'))
    await approver.sign()
    await approver.typePasswordIfItIsTime()
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
    await goWithin(authorsWindow.page, `/documents/sign-off/${document.projectId}/${document.documentId}`)
    await authorsWindow.page.getByText(both).waitFor()
    // A browser says of the password that is asked for that a request failed.
    expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
  },
)

it('DOC-04 SES-11 what is signed reads as in the document, in figures, days, amounts and headings, and so does what changed', async () => {
  const document = await newDocument({ isRequested: false })
  const { projectId, documentId } = document
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  await document.round()
  const { page } = biasWindow
  const read = async (path: string) => {
    await goWithin(page, path)
    await page.getByText('312.087,45', { exact: true }).first().waitFor()
    await expectAccessible(page, path)
    const tables = await page.getByRole('table').filter({ hasText: 'Estrutura' }).allInnerTexts()
    return [...tables, ...(await page.locator('dl').filter({ hasText: 'Código interno' }).allInnerTexts())]
  }
  const inPane = await read(paneOf(document))
  await page.getByText('21/10/2026', { exact: true }).waitFor()
  const inDocument = await read(inProject(document))
  expect(inPane).toEqual(inDocument)
  expect(inPane[0]?.replaceAll('\u00a0', ' ')).toMatch(
    /Cartão\s+Data planejada\s+Valor planejado\s+Valor realizado\s+Estrutura e cobertura\s+03\/11\/2026\s+R\$ 864\.500,00\s+R\$ 312\.087,40/,
  )
  expect(inPane.join(' ')).toContain('Ativo')

  await document.accept(bia)
  await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
  await document.fill('Com fissuras')
  await goWithin(page, paneOf(document))
  await page.getByText('O que mudou desde que você aceitou analisar o pedido nº 1').waitFor()
  const compared = page.getByRole('table').filter({ hasText: 'Estrutura' })
  expect(await compared.count()).toBe(2)
  expect((await compared.last().innerText()).replaceAll('\u00a0', ' ')).toContain('R$ 400.000,00')
  await expectAccessible(page, 'compared')
  await picture(page, 'compared')
  await inOtherLooks(
    page,
    async ({ width, language }) => {
      await page.getByRole('table').first().waitFor()
      await expectNoSidewaysScroll(page, `compared at ${width}`)
      await expectWholeAmounts(page, `compared at ${width}`)
      await picture(page, `compared-${width}-${language}`)
    },
    [{ width: 390, colorMode: 'dark' }, { language: 'en' }],
  )
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
  const document = await newDocument()
  await document.approve(bia)
  await document.approve(caio)
  await document.fill('Com fissuras')
  for (const [{ page }, path] of [
    [biasWindow, paneOf(document)],
    [authorsWindow, `${inProject(document)}?view=approvers`],
  ] as const) {
    await goWithin(page, path)
    await page.getByText('A aprovação do pedido nº 1 foi anulada').waitFor()
    await page.getByText('Anulado porque o documento mudou: preencheu um campo').first().waitFor()
    await expectAccessible(page, `voided at ${path}`)
  }
})

it('DOC-04 keeps an opinion and a reason that were not signed, through closing the dialog and a reload', async () => {
  const waiting = await newDocument()
  const { page } = biasWindow
  const approver = approverAt(page)
  await toPane(page, waiting)
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
  await approver.typePasswordIfItIsTime()
  await approver.returned.waitFor()
  const left = await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.endsWith('/return')))
  expect(left, 'what was signed is no draft').toEqual([])
})

it('DOC-05 what the project changed after the request stands beside what is signed, for its approver and its reader', async () => {
  const document = await newDocument({ isRequested: false })
  const { projectId, documentId } = document
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  await author.act('ChangeCard', { projectId, cardId, realizedCents: 40_000_000 })
  await document.round()
  const { page } = biasWindow
  for (const path of [paneOf(document), inProject(document)]) {
    await goWithin(page, path)
    await page.getByText('Desde então mudou no projeto. Agora:').waitFor()
    const tables = page.getByRole('table').filter({ hasText: 'Estrutura' })
    const shown = async () => {
      const [was = '', now = ''] = await tables.allInnerTexts()
      return [was.includes('312.087,40'), now.includes('400.000,00'), now.includes('312.087,40')]
    }
    await expect.poll(shown).toEqual([true, true, false])
    await expectAccessible(page, path)
    await picture(page, `since${path.includes('approvals') ? '-pane' : '-document'}`)
  }
})

it('DOC-05 the approval tab names what the project changed after the request, and stops once it is asked afresh', async () => {
  const document = await newDocument({ isRequested: false })
  const { projectId, documentId } = document
  const cardId = await addEveryKind(document)
  await author.act('RequestSignOff', { projectId, documentId })
  await document.round()
  const { page } = authorsWindow
  await goWithin(page, `${inProject(document)}?view=approvers`)
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
  const document = await newDocument({ isRequested: false })
  const { projectId, documentId, approvers } = document
  for (const { userId } of approvers) await author.act('RemoveDocumentApprover', { projectId, documentId, userId })
  const { page } = authorsWindow
  // What takes the refusal away is what was done, and not its time.
  await noticesStay(page)
  await goWithin(page, `${inProject(document)}?view=approvers`)
  const request = page.getByRole('button', { name: 'Pedir aprovação' })
  await request.click()
  const refusal = page.locator('.fui-Toast').filter({ hasText: 'Ainda falta algo no documento' })
  await refusal.waitFor()
  await author.act('NameDocumentApprover', { projectId, documentId, userId: bia.userId })
  await page.getByText('o documento pode ir para aprovação').waitFor()
  await request.click()
  await page.locator('.fui-Toast').getByText('Aprovação pedida').waitFor()
  await refusal.waitFor({ state: 'detached' })
})

it('DOC-04 the one document that waits is open at once, with its project one link away, and lets whoever looks go back', async () => {
  const dora = await anApprover(theWorld, author)
  const document = await newDocument({ approvers: [dora] })
  expect((await dora.ask('approvals', {})).total).toBe(1)
  const { page } = await windowOf(dora, ownPassword, '/documents/approvals')
  for (const width of [1280, 390]) {
    await page.waitForURL(`**${paneOf(document)}`)
    await page.getByRole('button', { name: 'Aceitar analisar' }).waitFor()
    const project = page.getByRole('link', { name: 'Abrir o projeto' })
    expect(await project.getAttribute('href')).toBe(`/projects/${document.projectId}`)
    if (width > 800) {
      await goWithin(page, '/my-projects')
      await page.setViewportSize({ width: 390, height: 860 })
      await goWithin(page, '/documents/approvals')
      continue
    }
    await page.getByRole('button', { name: 'Voltar' }).click()
    await page.getByText('1 documento espera por você', { exact: false }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/documents/approvals')
  }
})

it('DOC-04 the terms that accepting accepts stand beside its button, and the document is one link away', async () => {
  const document = await newDocument({ isRequested: false })
  await addEveryKind(document)
  await author.act('RequestSignOff', { projectId: document.projectId, documentId: document.documentId })
  await document.round()
  const { page } = biasWindow
  await goWithin(page, paneOf(document))
  await inOtherLooks(
    page,
    async ({ width }) => {
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
      await page.waitForURL(`${url}${inProject(document)}`)
      await goWithin(page, paneOf(document))
    },
    [{ width: 1280 }, { width: 390 }],
  )
})

it('DOC-04 whoever goes from one document that waits to the next is asked about the content of that one', async () => {
  const approvers = [await anApprover(theWorld, author)]
  const [eva] = approvers as [Person]
  const [first, next] = [await newDocument({ approvers }), await newDocument({ approvers })]
  await first.accept(eva)
  const { page } = await windowOf(eva, ownPassword, paneOf(first))
  await page.getByRole('button', { name: 'Aprovar' }).waitFor()
  // Until the answer about the next one is there, nothing of the one before stands for it.
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(
    (address) => address.pathname.endsWith('/queries/signOff'),
    async (route) => {
      await held
      await route.continue()
    },
  )
  await page
    .getByRole('option')
    .filter({ hasNot: page.locator('[aria-selected=true]') })
    .nth(1)
    .click()
  await page.waitForURL(`**/${next.documentId}`)
  await page.getByRole('button', { name: 'Aprovar' }).waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Aceitar analisar' }).count()).toBe(0)
  answer()
  await page.getByText(neverAccepted).waitFor()
  await page.getByRole('button', { name: 'Aceitar analisar' }).click()
  await page.getByText(/^Você aceitou analisar este conteúdo em/).waitFor()
  expect(await page.getByText('O conteúdo mudou').count()).toBe(0)
})
