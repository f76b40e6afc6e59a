import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { anApprover, askedDocument, ownPassword } from '../documents/askedDocument'
import { anEntry } from '../given/anEntry'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'

const dayMs = 86_400_000
const clock = { behind: 3 * dayMs, now: () => new Date(Date.now() - clock.behind) }
const theWorld = await world({}, clock)
const { prumo, founder, project } = theWorld
const open = browserForTests()
const signedIn = signingIn(open, prumo.url)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const headings = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
const part = (page: Page, name: string) => page.getByRole('region', { name })

it('PRJ-02 an overview shows what needs attention, the figures, what changed and the people, each by its right', async () => {
  const ana = await founder()
  const bia = await anApprover(theWorld, ana)
  const { projectId } = await askedDocument(theWorld, { author: ana, approvers: [bia] })
  const stepId = await firstStepOf(ana, projectId)
  const add = async (title: string, startOn: string, endOn: string) => {
    const taskId = fresh()
    await ana.act('AddTask', { projectId, taskId, stepId, title, startOn, endOn, assigneeId: ana.userId })
    return taskId
  }
  const lateId = await add('Sondagem do terreno', inDays(-60), inDays(-40))
  for (let count = 1; count <= 8; count++) await add(`Atrasada ${count}`, inDays(-60), inDays(-30))
  await add('Concretagem', inDays(1), inDays(60))
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(lateId, 125_000) })
  clock.behind = 0
  await ana.signIn()

  const { page, troubles } = await signedIn(ana)
  const overview = `/projects/${projectId}/overview`
  await goWithin(page, overview)
  await expect
    .poll(() => headings(page))
    .toEqual([
      'Atrasadas',
      'Próximas',
      'O que mudou nesta semana',
      'Progresso',
      'Aguardam aprovação',
      'Dinheiro',
      'Pessoas',
    ])
  expect(await page.title()).toMatch(/^Visão geral · /)
  await part(page, 'Próximas').getByText('Começa amanhã').waitFor()
  expect(await part(page, 'Atrasadas').getByRole('listitem').count()).toBe(8)
  await part(page, 'Atrasadas')
    .getByText(/dias úteis de atraso/)
    .first()
    .waitFor()
  await part(page, 'Aguardam aprovação').getByRole('link', { name: 'Laudo de vistoria' }).waitFor()
  await part(page, 'Dinheiro')
    .getByRole('cell', { name: /R\$\s1.250,00/ })
    .first()
    .waitFor()
  await part(page, 'O que mudou nesta semana')
    .getByText(/10 tarefas/)
    .waitFor()
  await expectAccessible(page, 'an overview')
  await picture(page, 'overview')
  await inOtherLooks(page, async () => {
    await part(page, 'Coming up').getByText('Starts tomorrow').waitFor()
    await expectAccessible(page, 'an overview on a phone')
    await expectNoSidewaysScroll(page, 'an overview on a phone')
    await picture(page, 'overview-390')
  })

  await add('Cura do concreto', inDays(2), inDays(5))
  await part(page, 'Próximas').getByRole('link', { name: 'Cura do concreto' }).waitFor()

  await page.getByRole('link', { name: 'Ver as 9 atrasadas' }).click()
  await page.waitForURL(`${prumo.url}/projects/${projectId}/tasks?due=overdue`)
  await page.getByText('9 tarefas').waitFor()
  await goWithin(page, overview)
  await part(page, 'Dinheiro')
    .getByRole('row', { name: /Vencido/ })
    .getByRole('link')
    .click()
  await page.waitForURL(/\/finance\?kind=outflow&state=overdue$/)

  await goWithin(page, `${overview}?asOf=${new Date(Date.now() - dayMs).toISOString()}`)
  await part(page, 'Próximas').getByRole('link', { name: 'Concretagem' }).waitFor()
  expect(await page.getByText('Cura do concreto').count()).toBe(0)
  expect(troubles).toEqual([])

  await page.route('**/rest/queries/ledgerTotals*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await goWithin(page, overview)
  await page.reload()
  await part(page, 'Dinheiro').getByRole('alert').waitFor()
  await part(page, 'Pessoas').getByText('Ana Souza').waitFor()
  await page.unroute('**/rest/queries/ledgerTotals*')
  await part(page, 'Dinheiro').getByRole('button', { name: 'Tentar de novo' }).click()
  await part(page, 'Dinheiro')
    .getByRole('cell', { name: /R\$\s1.250,00/ })
    .first()
    .waitFor()

  await giveRights(ana, bia, { tasks: 'noAccess', finance: 'noAccess', actionLog: 'noAccess' })
  const { page: ofBia } = await open()
  await enter(ofBia, prumo.url, bia.email, ownPassword)
  await ofBia.goto(prumo.url)
  await ofBia.locator('main').waitFor()
  const paths: string[] = []
  ofBia.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await goWithin(ofBia, overview)
  await expect
    .poll(() => headings(ofBia))
    .toEqual(['O que mudou nesta semana', 'Progresso', 'Aguardam aprovação', 'Pessoas'])
  await settled(ofBia)
  expect(paths.filter((path) => /\/(tasks|upcomingTasks|workTime|ledgerTotals)$/.test(path))).toEqual([])
  expect(await ofBia.getByText('Sondagem do terreno').count()).toBe(0)
  await part(ofBia, 'Aguardam aprovação').getByText('Aguarda você').waitFor()
  await part(ofBia, 'Aguardam aprovação').getByRole('link', { name: 'Laudo de vistoria' }).press('Enter')
  await ofBia.waitForURL(/\/documents\/approvals\//)
})

it('PRJ-02 the overview of a new project says what is not there yet', async () => {
  const ana = await founder()
  const { page } = await signedIn(ana)
  await goWithin(page, `/projects/${await project(ana)}/overview`)
  for (const text of [
    'Nada está atrasado.',
    'Nada começa nem termina nos próximos 14 dias.',
    'O projeto ainda não tem tarefas.',
    'Nenhum documento aguarda aprovação.',
    'Nenhum lançamento ainda.',
  ])
    await page.getByText(text).waitFor()
})
