import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { features } from '@prumo/contracts/access'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { aDocument } from '../documents/aDocument'
import { sendFile } from '../files/sendFile'
import { sourceFiles } from '../files/sourceFiles'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { aPayment } from '../subscription/aPayment'
import { world } from '../world/world'

const theWorld = await world()
const { prumo, founder, colleague, project } = theWorld
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const [taskId, fileId, importId, profileId] = [fresh(), fresh(), fresh(), fresh()]
const stepId = await firstStepOf(ana, projectId)
const dates = { startOn: '2027-03-02', endOn: '2027-03-06' }
const more = { assigneeId: ana.userId, deliveryGroup: 'Obra' }
await bia.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', ...dates, ...more })
await ana.act('RecordEntry', { projectId, ...anOutflow(taskId) })
const baselineId = fresh()
await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
await ana.act('ChangeTask', { projectId, taskId, endOn: '2027-03-09' })
await aDocument(ana, projectId, 'Diário')
await sendFile(ana, { projectId, fileId, content: 'planta' })
const target = { kind: 'task' as const, id: taskId }
await ana.act('AttachFile', { projectId, target, fileId, name: 'planta.txt', description: '' })
const csv = Buffer.from('Tarefa;Etapa;Início;Fim\nPintar;A fazer;13/01/2027;20/01/2027')
const sent = await ana.request('POST', `/rest/uploads?projectId=${projectId}&fileName=obra.csv`, csv, {
  'Content-Type': 'application/octet-stream',
})
const { uploadId } = sent.body as { uploadId: string }
const columns = { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
await ana.act('StartImport', { projectId, importId, uploadId, mapping: { columns, extra: [], steps: {} }, formats: {} })
await ana.act('AddPartner', { ...aPartner, partnerId: fresh() })
const permissions = Object.fromEntries(features.map((feature) => [feature, 'viewOnly'])) as never
await ana.act('CreateAccessProfile', { profileId, name: 'Leitores', permissions, mayOwnProjects: false })

const paymentId = await aPayment(theWorld, ana)
await ana.act('WithdrawPayment', { paymentId })

let window: OpenWindow
beforeAll(async () => {
  window = await signedIn(ana)
})

const ofProject = (view: string) => `/projects/${projectId}/${view}`
/** Every table whose rows open something: where it stands, and the source that draws it. */
const tables: {
  path: string
  of: string
  opener?: string
  isChosen?: boolean
  width?: 390
  /** Whether its rows are seen in no other test. */
  isOnlyHere?: boolean
}[] = [
  { path: '/my-projects', of: 'web/projects/ProjectsScreen.tsx' },
  { path: ofProject('tasks'), of: 'web/tasks/TaskList.tsx', isChosen: true },
  { path: '/tasks-of-projects', of: 'web/tasks/TaskList.tsx', isChosen: true },
  { path: ofProject('gantt'), of: 'web/tasks/gantt/GanttList.tsx', width: 390 },
  { path: ofProject('wbs'), of: 'web/tasks/wbs/WbsTable.tsx' },
  { path: ofProject('baselines'), of: 'web/tasks/baselines/BaselineList.tsx' },
  {
    path: `${ofProject('baselines')}?from=${baselineId}&to=now`,
    of: 'web/tasks/baselines/Comparison.tsx',
  },
  { path: ofProject('finance'), of: 'web/finance/LedgerList.tsx', isChosen: true },
  { path: ofProject('documents'), of: 'web/documents/DocumentList.tsx' },
  { path: ofProject('files'), of: 'web/discussion/FileList.tsx', isOnlyHere: true },
  { path: ofProject('imports'), of: 'web/imports/ImportList.tsx', isOnlyHere: true },
  { path: ofProject('action-log'), of: 'web/audit/ActionLog.tsx' },
  { path: '/customers', of: 'web/partners/PartnersScreen.tsx' },
  { path: '/payment-history', of: 'web/subscription/history/PaymentList.tsx' },
  { path: '/notifications', of: 'web/notifications/NotificationsScreen.tsx', isOnlyHere: true },
  {
    path: '/organization?tab=profiles',
    of: 'web/organization/AccessProfilesTab.tsx',
    opener: 'button[tabindex="-1"]',
    isOnlyHere: true,
  },
]

const placeOf = (page: Page) => page.url().slice(prumo.url.length)
/** Where the tab that a click opens leads, which is closed again. What would be loaded there is left out. */
async function tabOf({ context }: OpenWindow, click: () => Promise<void>): Promise<string> {
  await context.route('**', (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ contentType: 'text/html', body: '' }) : route.continue(),
  )
  const coming = context.waitForEvent('page')
  await click()
  const tab = await coming
  await tab.waitForURL(/^http/)
  await context.unroute('**')
  const place = new URL(tab.url())
  await tab.close()
  return place.pathname + place.search
}

/** What is opened twice is gone back from twice. */
async function expectOneStep(page: Page, to: string, act: () => Promise<void>, what: string) {
  const before = await page.evaluate(() => history.length)
  await act()
  await page.waitForURL(prumo.url + to)
  await settled(page)
  expect((await page.evaluate(() => history.length)) - before, what).toBeLessThanOrEqual(1)
}

/** Opened by a click and by Enter, each once, and in another tab by the browser's own ways. */
async function expectLink(of: OpenWindow, link: Locator, isChosen: boolean) {
  const { page, context } = of
  const from = placeOf(page)
  const to = (await link.getAttribute('href')) ?? ''
  const tabs: Page[] = []
  const note = (tab: Page) => tabs.push(tab)
  context.on('page', note)
  expect(await tabOf(of, () => link.click({ button: 'middle' })), 'a middle click').toBe(to)
  const byControl = () => link.click({ modifiers: ['Control'] })
  if (isChosen) await byControl()
  else expect(await tabOf(of, byControl), 'Ctrl and a click').toBe(to)
  expect(placeOf(page), 'the list stays').toBe(from)
  await expectOneStep(page, to, () => link.click(), 'a click')

  await goWithin(page, from)
  const row = page.locator('main [role=row][tabindex]').first()
  await row.focus()
  await expectOneStep(page, to, () => page.keyboard.press('Enter'), 'Enter')
  // A tab that Ctrl and a click had opened would be there by now.
  context.off('page', note)
  expect(tabs).toHaveLength(isChosen ? 1 : 2)
}

it.each(tables)(
  'SES-11 each row has a link to what it opens, or a button: $of',
  async ({ path, opener = 'a[href]', isChosen = false, width = 1280, isOnlyHere = false }) => {
    const { page, troubles } = window
    await page.setViewportSize({ width, height: 860 })
    await goWithin(page, path)
    const rows = page.locator('main [role=row][tabindex]')
    await rows.first().waitFor()
    expect(await rows.filter({ hasNot: page.locator(opener) }).allInnerTexts()).toEqual([])
    await (isOnlyHere ? expectAccessible : expectAccessibleButColours)(page, path)
    const first = rows.first().locator(opener).first()
    if (opener === 'a[href]') await expectLink(window, first, isChosen)
    else {
      await first.click()
      await page.getByRole('dialog').waitFor()
    }
    expect(troubles).toEqual([])
  },
)

it('SES-11 every source whose table opens its rows is among those tables', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const opening = sourceFiles().filter((path) => {
    const source = path.endsWith('.tsx') && !path.startsWith('web/parts/') ? readFileSync(root + path, 'utf8') : ''
    return /<(Paged)?Table\b/.test(source) && /\bonOpen=/.test(source)
  })
  expect(opening.sort()).toEqual([...new Set(tables.map(({ of }) => of))].sort())
})
