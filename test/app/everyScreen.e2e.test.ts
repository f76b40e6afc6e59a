import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, expectContrast } from '../browser/accessibility'
import {
  browserForTests,
  enter,
  expectNoSidewaysScroll,
  expectOpenTabsInSight,
  expectTextInItsBox,
} from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { aDocument } from '../documents/aDocument'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
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
  ofProject('board'),
  ofProject(`board/${taskId}`),
  ofProject('tasks'),
  ofProject('gantt'),
  ofProject('wbs'),
  ofProject('wbs?as=diagram'),
  ofProject(`wbs/${taskId}`),
  ofProject('baselines'),
  ofProject(`baselines?from=${baselineId}&to=now`),
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
  '/portfolios',
  '/customers',
  `/customers?open=${partnerId}`,
  '/documents/approvals',
  '/files',
  '/action-log/proof',
]
/** In one of them every screen is loaded by itself, and then seen on dark ground too. */
const windows = [
  { language: 'pt-BR', colorMode: 'light', width: 1280, loads: true },
  { language: 'en', colorMode: 'dark', width: 390, loads: false },
] as const

async function expectAllOf(page: Page, path: string): Promise<void> {
  await expectAccessible(page, path)
  await expectNoSidewaysScroll(page, path)
  await expectOpenTabsInSight(page, path)
  await expectTextInItsBox(page, path)
}

/** On other ground only the colours differ. */
async function expectContrastInTheDark(page: Page, path: string): Promise<void> {
  // A drawer that is open hides the button from the mouse.
  const press = (name: string) =>
    page.locator(`button[aria-label="${name}"], button:has-text("${name}")`).first().dispatchEvent('click')
  await press('Usar tema escuro')
  await expectContrast(page, `${path} in the dark`)
  await press('Usar tema claro')
}

it.each(windows)(
  'SES-11 every screen is accessible, fits and is told in $language on $colorMode ground at $width px',
  async (look) => {
    const { page, troubles, strangers } = await open(look)
    for (const path of ['/signin', '/signup', '/not-found?msg=x', '/check-receipt']) {
      await page.goto(prumo.url + path)
      await page.getByRole('heading').first().waitFor()
      await expectAllOf(page, path)
    }
    await enter(page, prumo.url, ana.email)
    await page.goto(prumo.url)
    for (const path of screens) {
      await (look.loads ? page.goto(prumo.url + path) : goWithin(page, path))
      await page.locator('main h1, main h2').first().waitFor()
      await page.locator('.fui-Skeleton').first().waitFor({ state: 'detached' })
      // What moves in is looked at when it stands.
      await page.waitForTimeout(250)
      await expectAllOf(page, path)
      if (look.loads) await expectContrastInTheDark(page, path)
      const text = await page.locator('body').innerText()
      expect(
        text.match(
          /\b(?:navigation|field|error|command|settings|partners|board|canvas|task|imports|documents|fieldKind|fieldSize)\.[a-z]\w*/g,
        ),
        path,
      ).toBeNull()
    }
    expect(troubles).toEqual([])
    expect(strangers).toEqual([])
  },
  1_500_000,
)
