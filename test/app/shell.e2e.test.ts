import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAllAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, type OpenWindow, signInByForm } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, type Look, showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { firstStepOf } from '../given/firstStepOf'
import { aPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
/** One in which a trial ends. */
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const late = await world({}, clock)
const ana = await founder()
const projectId = await project(ana, { pitch: 'School renovation' })
const pathOf = (page: { url(): string }) => new URL(page.url()).pathname
const signedIn = signingIn(open, prumo.url)
/** A window of somebody who has not signed in, and one of Ana's. */
let [visitor, anas]: [OpenWindow, OpenWindow] = [] as never
beforeAll(async () => {
  visitor = await open()
  anas = await signedIn(ana)
})

/** The addresses of the specification that show a screen of their own. */
const shownRoutes = [
  '/',
  '/dashboard',
  '/dashboard/tasks',
  '/my-tasks',
  '/tasks-of-projects',
  '/my-projects',
  '/projects',
  '/my-projects/new',
  '/projects/new',
  `/projects/${projectId}`,
  `/projects/${projectId}/board`,
  `/projects/${projectId}/canvas`,
  `/projects/${projectId}/finance/1`,
  '/customers',
  '/documents',
  '/notifications',
  '/organization',
  '/myinformation',
  '/import-files',
  '/plans',
  '/payment-history',
  '/project-analysis',
]

/** The addresses of modules that are to come, which say so. */
const comingRoutes = ['/portfolios', '/portfolio/1']
const mainRoutes = [...shownRoutes, ...comingRoutes]

it('SES-03 SES-04 SES-05 a visitor is led to sign-in from every guarded address', async () => {
  const { page } = visitor
  await page.goto(`${prumo.url}/my-tasks?search=a`)
  await page.waitForURL(/\/signin/)
  expect(new URL(page.url()).searchParams.get('next')).toBe('/my-tasks?search=a')
  for (const path of [...mainRoutes, '/checkout', '/worker', '/worker/tasks']) {
    await goWithin(page, path)
    await page.waitForURL(/\/signin/)
  }
})

it('SES-08 every address of the specification shows its screen, or that of a module on its way, to whoever is signed in', async () => {
  const { page, troubles } = anas
  const [coming, refused]: [string[], string[]] = [[], []]
  page.on('response', (response) => response.status() === 422 && refused.push(response.url()))
  for (const path of mainRoutes) {
    await goWithin(page, path)
    await page.locator('main h1, main h2').first().waitFor()
    expect(pathOf(page), path).toBe(path)
    if ((await page.getByText('Este módulo está a caminho').count()) > 0) coming.push(path)
  }
  expect(coming).toEqual(comingRoutes)
  await goWithin(page, `/projects/${projectId}/documents/1/edit?asOf=x`)
  await page.waitForURL(`**/projects/${projectId}/documents/1?asOf=x`)
  await goWithin(page, '/checkout')
  await page.getByRole('heading', { name: 'Assinatura' }).waitFor()
  for (const path of ['/worker/tasks/1', '/public-project/x', '/certificate/1']) {
    await goWithin(page, path)
    await page.getByText('Este módulo está a caminho').waitFor()
  }
  // No id is written `1`: what is asked about it is refused, and nothing else is.
  expect(refused.filter((url) => !/Id=1(&|$)/.test(url))).toEqual([])
  expect(troubles.filter((trouble) => !trouble.includes('422'))).toEqual([])
})

it('SES-08 an address that is none, and a company’s own, show sign-in', async () => {
  const { page } = visitor
  for (const path of ['/horizonte', '/no/such/address']) {
    await page.goto(prumo.url + path)
    await page.getByRole('heading', { name: 'Entrar' }).waitFor()
  }
})

it('SES-05 ORG-11 a worker sees the worker’s addresses only, and nobody else sees those', async () => {
  const worker = await signedIn(await colleague(ana, 'worker'))
  await goWithin(worker.page, '/my-projects')
  await worker.page.waitForURL('**/worker')
  const offered = worker.page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  const paths = await offered.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.filter((path) => !path.startsWith('/worker'))).toEqual([])
  const { page } = anas
  await goWithin(page, '/worker')
  await page.waitForURL('**/dashboard')
})

it('SES-03 ACC-11 whose trial has ended is led to checkout, and takes away there what is theirs', async () => {
  const bia = await late.founder()
  const bridge = await late.project(bia, { pitch: 'Ponte' })
  const task = { taskId: crypto.randomUUID(), stepId: await firstStepOf(bia, bridge), title: 'Sondagem' }
  await bia.act('AddTask', { projectId: bridge, ...task, startOn: '2027-01-04', endOn: '2027-01-05' })
  clock.ahead = 16 * 86_400_000
  const { page, troubles } = await open()
  await signInByForm(page, late.prumo.url, bia.email)
  for (const path of ['/', '/my-projects', `/projects/${bridge}/board`, '/myinformation', '/notifications']) {
    await goWithin(page, path)
    await page.waitForURL('**/checkout')
  }
  await page.getByText('O período de teste terminou em', { exact: false }).waitFor()
  await page.getByText('Nada foi excluído.', { exact: false }).waitFor()
  await page.getByRole('heading', { name: 'Escolha o plano' }).waitFor()
  expect(await page.getByRole('navigation').count(), 'nothing else is offered').toBe(0)

  const taken = async (button: string, way: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button, exact: true }).press('Enter')
    await page.getByRole('menuitem', { name: way }).press('Enter')
    return readFile(await (await download).path(), 'utf8')
  }
  expect(await taken('Exportar', 'Planilha (CSV)')).toContain('Sondagem')
  expect(await taken('Exportar: Ponte', 'Tarefas: CSV')).toContain('Sondagem')
  expect(await taken('Exportar: meus dados', 'CSV')).toContain(bia.email)

  const password = 'Outro-prumo-77'
  await page.getByLabel('Senha atual').fill(aPassword)
  await page.getByLabel('Escolha uma nova senha').fill(password)
  await page.getByLabel('Confirme a senha').fill(password)
  await page.getByRole('button', { name: 'Alterar senha' }).click()
  await page.getByText('Senha alterada').first().waitFor()
  expect((await bia.signIn(password)).status).toBe(200)

  await inOtherLooks(page, (look) => expectFits(page, look), [{}, { language: 'en', colorMode: 'dark', width: 390 }])
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').waitFor()
  expect(troubles).toEqual([])
})

async function expectFits(page: Page, { language, width }: Look): Promise<void> {
  await settled(page)
  await picture(page, `after-end-${language}-${width}`)
  await expectAllAccessible(page, 'checkout after the end')
  await expectNoSidewaysScroll(page, 'checkout after the end')
}

it('SES-08 checkout says during the trial until when it lasts, and what can be bought', async () => {
  const { page } = anas
  await goWithin(page, '/checkout')
  await page.getByText(/^O período de teste vai até .*: faltam 15 dias\.$/).waitFor()
  await page.getByRole('button', { name: 'Contratar Pro' }).waitFor()
  expect(await page.getByRole('button', { name: 'Exportar' }).count()).toBe(0)
})

it('SES-09 a page that is not there says why and leads home', async () => {
  const { page } = visitor
  await page.goto(`${prumo.url}/not-found?msg=Este%20link%20venceu`)
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor()
  await page.getByText('Este link venceu').waitFor()
  expect(await page.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/')
})

it('SES-09 a code of ours is said in words, and any other text is shown up to 200 characters', async () => {
  const { page } = visitor
  await goWithin(page, '/not-found?msg=project.unknown')
  await page.getByText('Este projeto não existe, ou você não tem acesso.').waitFor()
  expect(await page.getByText('project.unknown').count()).toBe(0)
  await goWithin(page, `/not-found?msg=${'á'.repeat(201)}`)
  await page.getByText('á'.repeat(200), { exact: true }).waitFor()
})

it('SES-10 SES-11 the theme and the language are changed at once and kept', async () => {
  const { page } = await signedIn(ana)
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('user_preferences') ?? '{}'))
  const ground = () => page.evaluate(() => getComputedStyle(document.querySelector('main') as Element).backgroundColor)
  const light = await ground()
  await page.getByRole('button', { name: 'Usar tema escuro' }).click()
  await expect.poll(ground).not.toBe(light)
  await page.getByRole('button', { name: 'Idioma' }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.getByText(/Hello/).waitFor()
  await page.reload()
  await page.getByText(/Hello/).waitFor()
  expect(await ground()).not.toBe(light)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  expect(await kept()).toMatchObject({ colorMode: 'dark', language: 'en', logotipoUrl: '' })
})

it('SES-12 API-10 shows at most three notices at the foot, and a missing permission is told in the specified words', async () => {
  const { page } = anas
  await goWithin(page, '/my-projects')
  let refusals = 0
  await page.route('**/rest/commands/MarkFavorite', (route) => {
    const code = ['access.noPermission', 'service.busy', 'resource.unknown', 'request.tooMany'][refusals++ % 4]
    return route.fulfill({ status: 403, contentType: 'application/problem+json', body: JSON.stringify({ code }) })
  })
  for (let clicks = 0; clicks < 4; clicks++) await page.getByRole('button', { name: /^Favoritar/ }).click()
  await page
    .locator('.fui-Toast')
    .getByText('Você não tem permissão para acessar este recurso, fale com o seu gestor.')
    .waitFor()
  await expect.poll(() => page.locator('.fui-Toast').count()).toBe(3)
  await expect.poll(() => refusals).toBe(4)
  await settled(page)
  expect(await page.locator('.fui-Toast').count(), 'four were raised').toBe(3)
  const first = await page.locator('.fui-Toast').first().boundingBox()
  expect(Math.abs((first?.x ?? 0) + (first?.width ?? 0) / 2 - 640), 'in the middle of the window').toBeLessThan(30)
  expect(first?.y, 'at its foot').toBeGreaterThan(860 / 2)
  await page.unroute('**/rest/commands/MarkFavorite')
})

it('SES-12 a notice stays for whoever asks for less motion', async () => {
  const { page } = await signedIn(ana)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await goWithin(page, '/my-projects')
  await page.route('**/rest/commands/MarkFavorite', (route) =>
    route.fulfill({ status: 403, contentType: 'application/problem+json', body: '{"code":"access.noPermission"}' }),
  )
  await page.getByRole('button', { name: /^Favoritar/ }).click()
  await page.locator('.fui-Toast').first().waitFor()
  // A notice goes when the animation of its clock ends.
  const staysMs = await page
    .locator('[data-timer-status]')
    .evaluate((timer) => timer.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
  expect(staysMs).toEqual([expect.any(Number)])
  expect(staysMs[0]).toBeGreaterThan(2000)
})

it('SES-13 a screen that cannot be fetched says so after a moment, and is fetched again on request', async () => {
  const { page } = await signedIn(ana)
  await page.route('**/assets/ProjectsScreen-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('link', { name: 'Projetos', exact: true }).click()
  await failed
  expect(await page.getByRole('heading', { name: 'Algo deu errado =/' }).count(), 'not at once').toBe(0)
  await page.getByRole('heading', { name: 'Algo deu errado =/' }).waitFor()
  expect(await page.getByRole('link', { name: 'Ir para o painel' }).getAttribute('href')).toBe('/dashboard')
  await page.getByText(/dynamically imported module/).waitFor()
  expect(await page.getByRole('link', { name: 'Falar com o suporte' }).getAttribute('href')).toMatch(/^mailto:/)
  await page.unroute('**/assets/ProjectsScreen-*.js')
  await page.getByRole('button', { name: 'Carregar novamente' }).click()
  await page.getByText('School renovation').waitFor()
})

it('SES-13 a screen that cannot be drawn is drawn again on request, without loading the page', async () => {
  const { page } = anas
  await goWithin(page, '/')
  await showIn(page, { language: 'en', colorMode: 'light', width: 1280 })
  await page.getByText(/Hello/).waitFor()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await page.route('**/rest/queries/files?*', (route) => route.fulfill({ json: { items: [null], next: null } }))
  await page.getByRole('link', { name: 'Files', exact: true }).click()
  await page.getByRole('heading', { name: 'Something went wrong =/' }).waitFor()
  await page.getByText(/null/).waitFor()
  await page.unroute('**/rest/queries/files?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { name: 'Files' }).waitFor()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  await showIn(page, { language: 'pt-BR', colorMode: 'light', width: 1280 })
})

it('a screen that meets a busy system asks again by itself', async () => {
  const { page } = anas
  let busy = true
  await page.route('**/rest/queries/projects?*', (route) => {
    const body = JSON.stringify({ code: 'service.busy' })
    if (busy) return route.fulfill({ status: 503, contentType: 'application/problem+json', body })
    return route.continue()
  })
  // What the page was answered before would be shown in place of what it is answered now: it begins anew.
  await page.goto(`${prumo.url}/projects`)
  await page.getByText('O sistema está ocupado.', { exact: false }).first().waitFor()
  busy = false
  await page.getByText('School renovation').waitFor()
})

it('SES-14 in the last week of the trial a banner says how many days remain, until it is dismissed', async () => {
  const { page } = await signedIn(ana)
  expect(await page.getByText(/antes do vencimento/).count()).toBe(0)
  await page.clock.setFixedTime(Date.now() + 10 * 86_400_000)
  await page.reload()
  await page.getByText('Você tem 5 dias de acesso antes do vencimento do período de teste.', { exact: false }).waitFor()
  const banner = page.getByRole('status').filter({ hasText: 'antes do vencimento' })
  const [red = 0, green = 0, blue = 0] = await banner.evaluate((element) =>
    [...getComputedStyle(element).backgroundColor.matchAll(/[\d.]+/g)].map(Number),
  )
  expect(red, 'the banner is red').toBeGreaterThan(Math.max(green, blue))
  await page.getByRole('button', { name: 'Dispensar' }).click()
  expect(await page.getByText(/antes do vencimento/).count()).toBe(0)
})

it('SES-15 a list in pages follows what others do', async () => {
  const stepId = await firstStepOf(ana, projectId)
  const { page } = anas
  await goWithin(page, '/my-tasks')
  await page.getByRole('heading', { name: 'Minhas tarefas' }).waitFor()
  await ana.act('QuickAddTask', {
    projectId,
    taskId: crypto.randomUUID(),
    title: 'Instalar as calhas',
    startOn: '2027-01-04',
    endOn: '2027-01-05',
    assigneeId: ana.userId,
    stepId,
  })
  await page.getByRole('row', { name: /Instalar as calhas/ }).waitFor()
})
