import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, signInByForm } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, type Look } from '../browser/inOtherLooks'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { loggedEvents } from '../log/loggedEvents'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date(), now: () => clock.time }
const theWorld = await world({ SESSION_HOURS: '100', SESSION_IDLE_MINUTES: '6000' }, clock)
const open = browserForTests()
const { prumo, founder, colleague, project } = theWorld
const signedIn = signingIn(open, prumo.url)
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

  const { page, troubles } = await signedIn(ana)
  const expectFitting = async (what: string, { width, language, colorMode }: Look) => {
    await expectAccessible(page, `${what} ${width} ${language} ${colorMode}`)
    await expectNoSidewaysScroll(page, `${what} ${width} ${language} ${colorMode}`)
  }
  const expectRows = async (look: Look) => {
    const { denied, guessed, counted } = texts[look.language]
    for (const text of [denied, guessed, counted]) await page.getByText(text).first().waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThanOrEqual(3)
    await expectFitting('denials', look)
  }
  const expectContents = async (look: Look) => {
    const drawer = page.locator('.fui-OverlayDrawer')
    for (const text of contents[look.language]) await drawer.getByText(text).first().waitFor()
    // What was denied changed nothing: there is no before and after.
    expect(await drawer.getByRole('columnheader').count()).toBe(0)
    await expectFitting('a denial', look)
  }
  const [first, ...others] = looks
  await goWithin(page, '/action-log?kind=AccessDenied,IdentityProofFailed,DenialsCounted')
  await expectRows(first)
  await inOtherLooks(page, expectRows, others)
  await page.getByRole('row').filter({ hasText: texts['pt-BR'].denied }).click()
  await expectContents(first)
  await inOtherLooks(page, expectContents, others)
  expect(troubles).toEqual([])
})

it('AUD-01 whoever uses Prumo as it is meant is denied nothing', async () => {
  const ana = await founder()
  const [bia, newcomer] = [await colleague(ana, 'viewer'), await theWorld.newcomer(ana)]
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  const { page } = await signedIn(bia)
  for (const path of ['', '/board', '/canvas', '/documents', '/action-log', '/settings']) {
    await goWithin(page, `/projects/${projectId}${path}`)
  }
  for (const path of ['/', '/organization', '/action-log', '/approvals', '/myinformation']) {
    await goWithin(page, path)
  }
  const otherWindow = await open({})
  await signInByForm(otherWindow.page, prumo.url, newcomer.email, typedPassword)
  await settled(otherWindow.page)
  await prumo.commands.denials.settled()
  const denied = await log.denialsOf(ana.organizationId)
  expect(denied.map(({ data }) => data)).toEqual([])
})
