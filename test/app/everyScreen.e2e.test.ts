import { beforeAll, expect, it } from 'vitest'
import { expectAllAccessible, expectContrast } from '../browser/accessibility'
import {
  browserForTests,
  enter,
  expectNoSidewaysScroll,
  expectOpenTabsInSight,
  expectTextInItsBox,
  type OpenWindow,
} from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { type Look, showIn } from '../browser/inOtherLooks'
import { settled } from '../browser/settled'
import { aDocument } from '../documents/aDocument'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { takesTurn } from '../run/eighth'
import { waitsForTurn } from '../run/waits'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'North bridge', language: 'en', internalCode: 'NB-1', tags: ['civil'] })
const taskId = crypto.randomUUID()
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const tagId = crypto.randomUUID()
await ana.act('AddTag', { projectId, tagId, description: 'Site', textColour: '#ffffff', colour: '#0f6c5c' })
const { steps } = await ana.ask('board', { projectId })
await ana.act('AddTask', {
  projectId,
  taskId,
  stepId: steps[0]?.stepId ?? '',
  title: 'Survey',
  deliveryGroup: 'Site',
  startOn: '2026-01-04',
  endOn: '2026-01-05',
  assigneeId: ana.userId,
  priority: 'high',
  progress: 30,
  tagIds: [tagId],
})
await ana.act('AddChecklistItem', {
  projectId,
  taskId,
  itemId: crypto.randomUUID(),
  description: 'Ask for maps',
  assigneeId: null,
  startOn: null,
  endOn: null,
})
const partnerId = crypto.randomUUID()
await ana.act('AddPartner', { ...aPartner, partnerId, document: '12.ABC.345/01DE-35' })
const baselineId = crypto.randomUUID()
await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contract', asOfOn: null })
await ana.act('ChangeTask', { projectId, taskId, endOn: '2026-01-09' })
const cardId = crypto.randomUUID()
const { areas } = await ana.ask('canvas', { projectId })
await ana.act('AddCard', {
  projectId,
  cardId,
  areaId: areas.at(-1)?.areaId ?? '',
  title: 'Steel',
  plannedCents: 1_250_000,
  memberId: ana.userId,
  colour: '#0f6c5c',
  plannedOn: '2026-01-04',
})

const entry = anOutflow(taskId)
await ana.act('RecordEntry', { projectId, ...entry })

const documentId = await aDocument(ana, projectId)

const ofProject = (path: string) => `/projects/${projectId}/${path}`
const screens = [
  '/',
  '/my-tasks',
  '/tasks-of-projects',
  '/my-projects',
  '/my-projects/new',
  '/import-files',
  '/myinformation',
  '/checkout',
  ofProject('overview'),
  ofProject('board'),
  ofProject(`board/${taskId}`),
  ofProject('tasks'),
  ofProject('gantt'),
  ofProject('wbs'),
  ofProject('wbs?as=diagram'),
  ofProject(`wbs/${taskId}`),
  ofProject('baselines'),
  ofProject(`baselines?from=${baselineId}&to=now`),
  ofProject('s-curve'),
  ofProject('s-curve?why=scheduleVariance'),
  ofProject('finance'),
  ofProject(`finance/${entry.entryId}`),
  ofProject('canvas'),
  ofProject('canvas?canvas=business'),
  ofProject(`canvas/${cardId}`),
  ofProject('discussion'),
  ofProject('files'),
  ofProject('imports'),
  ofProject('action-log'),
  ofProject('changes'),
  ofProject('deleted'),
  ofProject(`overview?asOf=${new Date().toISOString()}`),
  ofProject(`board?asOf=${new Date().toISOString()}`),
  ofProject(`settings/people?asOf=${new Date().toISOString()}`),
  '/documents',
  ofProject('documents'),
  ofProject(`documents/${documentId}`),
  ...['design', 'approvers', 'files', 'comments'].map((view) => ofProject(`documents/${documentId}?view=${view}`)),
  ...[
    'general',
    'people',
    'steps',
    'locks',
    'tags',
    'behaviour',
    'workTime',
    'holidays',
    'imports',
    'retention',
    'end',
  ].map((section) => ofProject(`settings/${section}`)),
  '/organization',
  '/organization?tab=profiles',
  '/organization?tab=company',
  '/action-log',
  '/plans',
  '/payment-history',
  '/portfolios',
  '/project-analysis?columns=status,customer,taskProgress,realizedAmount.outflow&group=manager&chart=taskProgress',
  '/project-analysis?columns=taskCount,plannedEndMonth&pivot=customer.plannedEndMonth.taskCount&chart=taskCount',
  '/customers',
  `/customers?open=${partnerId}`,
  '/documents/approvals',
  '/files',
  '/action-log/proof',
]
const forVisitors = ['/signin', '/signup', '/not-found?msg=x', '/check-receipt']
const desk: Look = { language: 'pt-BR', colorMode: 'light', width: 1280 }
const phone: Look = { language: 'en', colorMode: 'dark', width: 390 }

let [visitors, anas]: [OpenWindow, OpenWindow] = [] as never
beforeAll(async () => {
  ;[visitors, anas] = [await open(), await open()]
  await enter(anas.page, prumo.url, ana.email)
})

async function expectAllOf({ page, troubles, strangers }: OpenWindow, path: string): Promise<void> {
  await page.locator('h1, main h2').first().waitFor()
  // What moves in is looked at when it stands.
  await settled(page)
  await expectAllAccessible(page, path)
  await expectNoSidewaysScroll(page, path)
  await expectOpenTabsInSight(page, path)
  await expectTextInItsBox(page, path)
  expect((await page.locator('body').innerText()).match(keys), path).toBeNull()
  expect(troubles).toEqual([])
  expect(strangers).toEqual([])
}

/** Names of texts that are shown where the text is not there. */
const keys =
  /\b(?:navigation|overview|field|error|command|settings|partners|plans|payments|budget|board|canvas|task|imports|documents|fieldKind|fieldSize)\.[a-z]\w*/g

/** What differs from one run to the next is left out. */
const nameOf = (path: string) => path.replaceAll(/[\da-f]{8}-[-\da-f]{27}/g, '…').replace(/asOf=.*/, 'asOf=…')
const named = [...forVisitors, ...screens].map((path) => ({ path, name: nameOf(path) }))
const windowOf = (path: string) => (forVisitors.includes(path) ? visitors : anas)

it.each(named)('SES-11 a screen is accessible, fits and is told in pt-BR at 1280 px: $name', async ({ path }) => {
  const window = windowOf(path)
  // Each is loaded by itself: what it needs comes with it.
  await window.page.goto(prumo.url + path)
  await expectAllOf(window, path)
})

const names = named.map(({ name }) => name)

it.for(named)('SES-11 a screen has contrast on dark ground at 1280 px: $name', async ({ path, name }, { skip }) => {
  if (!takesTurn(name, names)) skip(waitsForTurn)
  const { page } = windowOf(path)
  // On other ground only the colours differ.
  await showIn(page, { ...desk, colorMode: 'dark' })
  await goWithin(page, path)
  await expectContrast(page, `${path} in the dark`)
})

it.each(named)(
  'SES-11 a screen is accessible, fits and is told in en on dark ground at 390 px: $name',
  async ({ path }) => {
    const window = windowOf(path)
    await showIn(window.page, phone)
    await goWithin(window.page, path)
    await expectAllOf(window, `${path} on a phone`)
  },
)
