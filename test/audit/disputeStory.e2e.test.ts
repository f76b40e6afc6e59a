import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { showDay } from '@prumo/contracts/formats/days'
import { dayAt } from '@prumo/contracts/organization/zoneAt'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { approverAt } from '../documents/approverWindow'
import { anApprover, ownPassword, withOwnPassword } from '../documents/askedDocument'
import { designerAt } from '../documents/designerWindow'
import { anArea } from '../given/anArea'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import { world } from '../world/world'
import { recomputeTree } from './recomputeTree'
import { verifierAlone } from './verifierAlone'

const lastTuesday = new Date()
lastTuesday.setDate(lastTuesday.getDate() - ((lastTuesday.getDay() + 5) % 7 || 7))
lastTuesday.setHours(10, 0, 0, 0)
const clock = { behind: Date.now() - lastTuesday.getTime(), now: () => new Date(Date.now() - clock.behind) }

const open = browserForTests()
const theWorld = await world({}, clock)
const { founder, colleague, project, prumo } = theWorld
const { url } = prumo
const owner = logOwner(theWorld.databaseUrl)
const { folder, run, judge } = verifierAlone()

const title = 'Laudo de vistoria'
const reason = 'Falta dizer se há fissuras na laje.'
const dayOf = (at: Date) => dayAt([], at.toISOString())

/** What a click makes the browser download, under a name of ours. */
async function downloaded(page: Page, button: string, name: string): Promise<string> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).first().click()
  const path = join(folder, name)
  await (await downloading).saveAs(path)
  return path
}

it('DOC-01 DOC-02 DOC-03 DOC-04 DOC-05 AUD-01 a dispute: what was asked, returned, approved and voided is proved offline, last Tuesday is there to see, and who rewrites it is found', async () => {
  // Last Tuesday: the analyst designs a form that shows what the project says of itself.
  const ana = await founder()
  const { organizationId } = ana
  const projectId = await project(ana, { pitch: 'Ponte norte', customerName: 'Prefeitura' })
  const areaId = crypto.randomUUID()
  await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
  await ana.act('AddCard', { projectId, areaId, cardId: crypto.randomUUID(), title: 'Rua fechada' })
  const tuesday = await open()
  await enter(tuesday.page, url, ana.email)
  await tuesday.page.goto(`${url}/projects/${projectId}/documents`)
  const { createDocument, addSection, addField } = designerAt(tuesday.page)
  await createDocument(title)
  await addSection('Estrutura')
  await addField('Estrutura', 'Texto', 'Parecer')
  await addField('Estrutura', 'Cartões do canvas', 'Impactos')
  await addField('Estrutura', 'Informações do projeto', 'Sobre o projeto')
  const preview = tuesday.page.getByRole('region', { name: 'Como vai ficar' })
  await preview.getByText('Rua fechada').waitFor()
  await preview.getByText('Prefeitura').waitFor()
  const documentId = new URL(tuesday.page.url()).pathname.split('/').at(-1) ?? ''
  const address = `/projects/${projectId}/documents/${documentId}`
  await goWithin(tuesday.page, address)
  await tuesday.page.getByLabel('Parecer').fill('Sem fissuras')
  const value = async () => (await ana.ask('document', { projectId, documentId })).sections[0]?.fields[0]?.value
  await expect.poll(value).toBe('Sem fissuras')
  await ana.act('SignHead', {})
  expect(tuesday.troubles).toEqual([])
  await tuesday.context.close()

  // Today: two approvers are asked.
  clock.behind = 0
  await ana.signIn()
  const [bia, caio] = [await anApprover(theWorld, ana), await anApprover(theWorld, ana)]
  for (const { userId, email } of [bia, caio]) {
    await ana.act('ShareProject', { projectId, email, as: ['stakeholder'] })
    await ana.act('NameDocumentApprover', { projectId, documentId, userId })
  }
  await ana.act('SignHead', {})
  const analyst = await open()
  const ask = async () => {
    await goWithin(analyst.page, `/documents/sign-off/${projectId}/${documentId}`)
    await analyst.page.getByRole('button', { name: 'Pedir aprovação' }).click()
    await analyst.page.getByText('Em aprovação').waitFor()
  }
  await enter(analyst.page, url, ana.email)
  await analyst.page.goto(url)
  await ask()

  // One returns it, and says why.
  const windows = [await open(), await open()] as const
  const [first, second] = [approverAt(windows[0].page), approverAt(windows[1].page)]
  await enter(windows[0].page, url, bia.email, ownPassword)
  await enter(windows[1].page, url, caio.email, ownPassword)
  await first.openQueue(url)
  await first.openAndAccept()
  await first.writeReturn(reason)
  await first.sign()
  await first.typePassword()
  await first.returned.waitFor()
  await analyst.page.getByText(reason).waitFor()

  // The analyst adds what was missing; both accept, and both approve.
  await goWithin(analyst.page, address)
  await analyst.page.getByLabel('Parecer').fill('Sem fissuras, também na laje')
  await expect.poll(value).toBe('Sem fissuras, também na laje')
  await ask()
  for (const approver of [first, second]) {
    await approver.openQueue(url)
    await approver.openAndAccept()
  }
  await first.writeApproval('De acordo.')
  await first.sign()
  await first.approved.waitFor()
  await second.writeApproval('Nada a opor.')
  await second.sign()
  await second.typePassword()
  await second.approved.waitFor()
  await expect.poll(async () => (await ana.ask('document', { projectId, documentId })).status).toBe('done')

  // The receipt holds without Prumo, by a key that the auditor got elsewhere.
  const profileId = crypto.randomUUID()
  const viewOnly = Object.fromEntries(Object.keys(everyRight).map((feature) => [feature, 'viewOnly']))
  const permissions = { ...everyRight, ...viewOnly, actionLog: 'totalControl' } as const
  await ana.act('CreateAccessProfile', { profileId, name: 'Auditoria', permissions, mayOwnProjects: false })
  const rui = await withOwnPassword(await colleague(ana, 'creator', profileId))
  await ana.act('ShareProject', { projectId, email: rui.email, as: ['stakeholder'] })
  await ana.act('SignHead', {})
  const heads = join(folder, 'heads')
  await mkdir(heads)
  const published = join(theWorld.folder, 'heads', organizationId)
  await copyFile(join(published, 'latest.checkpoint'), join(heads, 'by-mail.checkpoint'))
  const { heads: signed } = await rui.ask('logHeads', {})
  const key = ['--key', signed[0]?.verifierKey ?? '']
  const trusted = [...key, '--heads', heads]
  const receipt = await downloaded(windows[0].page, 'Recibo (JSON, para verificar)', 'receipt.json')
  expect(judge(receipt, ...key)).toMatchObject({ verdict: 'good', kind: 'sign-off-receipt', keyGiven: true })

  // The document is edited: all is void, and everybody sees that it is.
  await goWithin(analyst.page, address)
  await analyst.page.getByRole('button', { name: 'Alterar mesmo assim' }).click()
  await analyst.page.getByLabel('Parecer').fill('Com fissuras')
  await expect.poll(value).toBe('Com fissuras')
  await goWithin(analyst.page, `/documents/sign-off/${projectId}/${documentId}`)
  await analyst.page.getByText('Pedidos anteriores').click()
  // In plain sight, and beside the request that it voided.
  await expect.poll(() => analyst.page.getByText('Anulado porque o documento mudou').count()).toBe(2)
  await analyst.page.getByText('De acordo.').waitFor()
  await first.openQueue(url)
  await second.openQueue(url)
  expect(judge(receipt, ...key).verdict).toBe('good')

  // The auditor looks at last Tuesday.
  const auditor = await open()
  const { page } = auditor
  await enter(page, url, rui.email, ownPassword)
  await page.goto(`${url}${address}?asOf=${dayOf(lastTuesday)}`)
  await page.getByText(`Como estava em ${showDay(dayOf(lastTuesday), 'pt-BR')}`).waitFor()
  await page.getByText('Sem fissuras', { exact: true }).waitFor()
  await page.getByText('Rua fechada').waitFor()
  await page.getByText('Em preenchimento').first().waitFor()
  expect(await page.getByText('Com fissuras').count()).toBe(0)
  await expectAccessible(page, 'a document of the past')
  await picture(page, 'dispute-past')

  // Exports the whole log, and verifies it: in the browser, and without it.
  const verified = async (path: string, verdict: string) => {
    const verify = page.getByRole('region', { name: 'Conferir um arquivo' })
    await verify.getByLabel('Comparar com pontos de verificação meus').setInputFiles(join(heads, 'by-mail.checkpoint'))
    await verify.getByLabel('Escolher arquivo').setInputFiles(path)
    await verify.getByText(verdict).waitFor()
    return verify
  }
  await goWithin(page, '/action-log/proof')
  await page.getByRole('button', { name: 'Assinar agora' }).click()
  await page.getByText('Ponto de verificação assinado').first().waitFor()
  const good = await downloaded(page, 'Exportar com provas', 'good.jsonl')
  expect(judge(good, ...trusted)).toMatchObject({ verdict: 'good', scope: 'all', keyGiven: true, outsideHeads: 1 })
  await verified(good, 'CONFERE: tudo o que foi verificado está correto.')

  // Whoever owns the database has the return say something else. The very entry is named.
  const log = await owner.logOf(organizationId)
  const index = log.findIndex(({ data }) => data.includes(reason))
  const { position = 0, id = '', data = '' } = log[index] ?? {}
  await owner.rewrite(position, data.replace(reason, 'Está tudo certo com a obra aqui.'))
  const altered = await downloaded(page, 'Exportar com provas', 'altered.jsonl')
  expect(judge(altered, ...key)).toMatchObject({
    verdict: 'bad',
    finding: { check: 'leaf', from: index, to: index, id },
  })
  expect(run(altered, ...key)).toMatchObject({ status: 1, output: expect.stringContaining(`entry ${index}, id ${id}`) })
  await verified(altered, `id ${id}`)
  await expectAccessible(page, 'a log that was altered')
  await picture(page, 'dispute-altered')

  // Then makes the tree agree. Prumo signs no such tree, and the heads published earlier narrow down the place.
  const [viewId, exportId] = [crypto.randomUUID(), crypto.randomUUID()]
  await rui.act('ViewActionLog', { viewId, filters: wholeLog })
  const { position: exportedAt } = await rui.act('ExportLogProof', { viewId, exportId })
  await prumo.queries.reached(Number(exportedAt), 10_000)
  await recomputeTree(owner, organizationId)
  const recomputed = join(folder, 'recomputed.jsonl')
  await writeFile(recomputed, String((await rui.request('GET', `/rest/exports/log-proof?exportId=${exportId}`)).body))
  const { verdict, finding } = judge(recomputed, ...trusted)
  expect([verdict, finding?.check]).toEqual(['bad', 'head'])
  expect(finding?.from).toBeLessThanOrEqual(index)
  expect(finding?.to).toBeGreaterThanOrEqual(index)
  await verified(recomputed, 'NÃO CONFERE')

  await owner.rewrite(position, data)
  await recomputeTree(owner, organizationId)
  expect([...analyst.troubles, ...auditor.troubles]).toEqual([])
})
