import { expect, it } from 'vitest'
import { browserForTests, enter, expectAccessible, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { approverAt } from './approverWindow'
import { askedDocument, ownPassword } from './askedDocument'
import { addEveryKind } from './everyKind'

const open = browserForTests()
const theWorld = await world()
const { url } = theWorld.prumo
const neverAccepted = 'Você ainda não aceitou nenhum conteúdo deste documento.'

it.each(['approve', 'return'] as const)(
  'DOC-04 says that nothing was accepted until something was, and keeps the day of it beside the decision: %s',
  async (act) => {
    const { author, approvers, projectId, documentId } = await askedDocument(theWorld)
    const [bia] = approvers as [Person]
    const { page, troubles } = await open()
    const approver = approverAt(page)
    const never = page.getByText(neverAccepted)
    const acceptedThis = page.getByText(/^Você aceitou este conteúdo em \d\d\/\d\d\/\d{4}/)
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
  await page.getByText('O que mudou desde que você aceitou o pedido nº 1').waitFor()
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
    await picture(again, `compared-${width}-${language}`)
  }
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
