import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, signInByForm } from '../browser/browser'
import { loggedEvents } from '../log/loggedEvents'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date(), now: () => clock.time }
const theWorld = await world({ SESSION_HOURS: '100', SESSION_IDLE_MINUTES: '6000' }, clock)
const open = browserForTests()
const { prumo, founder, colleague, project } = theWorld
const log = loggedEvents(theWorld.databaseUrl)

const looks = [
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'pt-BR', colorMode: 'dark' },
  { width: 1280, language: 'en', colorMode: 'dark' },
  { width: 390, language: 'en', colorMode: 'light' },
] as const
const texts = {
  'pt-BR': { denied: 'teve o acesso negado', guessed: 'errou a senha de', counted: 'contou o que mais foi negado' },
  en: { denied: 'was denied access', guessed: 'typed a wrong password of', counted: 'counted what else was denied' },
}
const contents = {
  'pt-BR': [
    'O que foi negado',
    'O que pediu',
    'Consultar o quadro',
    'O que isso exige',
    'Tarefas: Somente visualizar',
    'Ponte secreta',
  ],
  en: ['What was denied', 'Asked for', 'See the board', 'What it takes', 'Tasks: View only', 'Ponte secreta'],
}

it('AUD-01 an auditor reads who was denied what, finds it by kind, and sees how often', async () => {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  const projectId = await project(ana, { pitch: 'Ponte secreta' })
  for (let times = 0; times < 4; times++) await bia.inquire('board', { projectId })
  const wrong = { login: bia.email, password: 'outra-senha-42' }
  await theWorld.visitor().request('POST', '/rest/users/authenticate', wrong)
  await prumo.commands.denials.settled()
  clock.time = new Date(clock.time.getTime() + 3_600_000)
  await prumo.commands.denials.settled()

  for (const { width, language, colorMode } of looks) {
    const { page, troubles } = await open({ width, language, colorMode })
    const { denied, guessed, counted } = texts[language]
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/action-log?kind=AccessDenied,IdentityProofFailed,DenialsCounted`)
    for (const text of [denied, guessed, counted]) await page.getByText(text).first().waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(3)
    const look = `${width} ${language} ${colorMode}`
    await expectAccessible(page, `denials ${look}`)
    await expectNoSidewaysScroll(page, `denials ${look}`)
    await page.getByRole('row').filter({ hasText: denied }).click()
    const drawer = page.locator('.fui-OverlayDrawer')
    for (const text of contents[language]) await drawer.getByText(text).first().waitFor()
    // What was denied changed nothing: there is no before and after.
    expect(await drawer.getByRole('columnheader').count()).toBe(0)
    await expectAccessible(page, `a denial ${look}`)
    expect(troubles).toEqual([])
    await page.context().close()
  }
})

it('AUD-01 whoever uses Prumo as it is meant is denied nothing', async () => {
  const ana = await founder()
  const [bia, newcomer] = [await colleague(ana, 'viewer'), await theWorld.newcomer(ana)]
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  const { page } = await open({})
  await enter(page, prumo.url, bia.email)
  for (const path of ['', '/board', '/canvas', '/documents', '/action-log', '/settings']) {
    await page.goto(`${prumo.url}/projects/${projectId}${path}`)
    await page.waitForLoadState('networkidle').catch(() => {})
  }
  for (const path of ['/', '/organization', '/action-log', '/approvals', '/myinformation']) {
    await page.goto(`${prumo.url}${path}`)
    await page.waitForLoadState('networkidle').catch(() => {})
  }
  const otherWindow = await open({})
  await signInByForm(otherWindow.page, prumo.url, newcomer.email, typedPassword)
  await otherWindow.page.waitForLoadState('networkidle').catch(() => {})
  await prumo.commands.denials.settled()
  const denied = await log.denialsOf(ana.organizationId)
  expect(denied.map(({ data }) => data)).toEqual([])
})
