import type { Page, Request } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests, signInByForm } from '../browser/browser'
import { signingIn } from '../browser/signingIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder } = await world()
const ana = await founder()
const signedIn = signingIn(open, prumo.url)
const pathOf = (page: Page) => new URL(page.url()).pathname

/** How many queries of a page wait for their answer. */
function countUnanswered(page: Page) {
  const waiting = new Set<Request>()
  page.on('request', (request) => request.url().includes('/rest/queries/') && waiting.add(request))
  page.on('requestfinished', (request) => waiting.delete(request))
  page.on('requestfailed', (request) => waiting.delete(request))
  return () => waiting.size
}

it('SES-01 API-02 keeps the session sealed, and fetches the company once', async () => {
  const { page } = await open()
  const companies: string[] = []
  page.on('request', (request) => request.url().endsWith('/rest/companies') && companies.push(request.method()))
  await signInByForm(page, prumo.url, ana.email)
  await page.getByText(/Olá/).waitFor()
  const kept = await page.evaluate(() => localStorage.getItem('user_session'))
  expect(kept).toMatch(/^[A-Za-z0-9+/=]{100,}$/)
  expect(atob(kept ?? '')).not.toContain(ana.email)
  await page.getByRole('link', { name: 'Projetos', exact: true }).click()
  await page.getByRole('link', { name: 'Organização' }).click()
  await page.getByRole('heading', { name: 'Organização' }).waitFor()
  expect(companies).toEqual(['GET'])
})

it('SES-01 whoever’s browser cannot read what it kept stays signed in, unless the session has ended', async () => {
  const { page } = await signedIn(ana)
  const keepUnreadable = async () => {
    // No screen that keeps the session itself.
    await page.goto(`${prumo.url}/plumb.svg`)
    await page.evaluate(() => localStorage.setItem('user_session', btoa('x'.repeat(200))))
  }
  await keepUnreadable()
  await page.goto(`${prumo.url}/my-projects`)
  await page.getByRole('heading', { name: 'Projetos', exact: true }).waitFor()
  await keepUnreadable()
  await page.context().clearCookies()
  await page.goto(`${prumo.url}/my-projects`)
  await page.waitForURL('**/signin?next=*')
})

it('SES-06 takes over a session by a token that is good once, and without one leads to sign-in', async () => {
  const { page } = await signedIn(ana)
  const token = await page.evaluate(async () => {
    const answer = await fetch('/rest/users/hand-off', { method: 'POST', headers: { 'X-Prumo': '1' } })
    return ((await answer.json()) as { token: string }).token
  })
  await page.evaluate(() => localStorage.removeItem('user_session'))
  let goOn = () => {}
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/rest/users/validate?*', (route) => held.then(() => route.continue()))
  await page.goto(`${prumo.url}/authorized?token=${token}`)
  await page.getByRole('heading', { name: 'Autorizando' }).waitFor()
  await page.getByText('Aguarde', { exact: false }).waitFor()
  goOn()
  await page.getByText(/Olá/).waitFor()
  await page.evaluate(() => localStorage.removeItem('user_session'))
  await page.goto(`${prumo.url}/authorized?token=${token}`)
  await page.waitForURL('**/signin')
  await page.goto(`${prumo.url}/authorized`)
  await page.waitForURL('**/signin')
})

it('SES-15 API-07 whoever is signed out elsewhere is told that updates have ended, and is led to the root by the next answer', async () => {
  const bia = await founder()
  const { page } = await open()
  const unanswered = countUnanswered(page)
  await signInByForm(page, prumo.url, bia.email)
  await page.getByText(/Olá/).waitFor()
  await expect.poll(unanswered, { message: 'nothing that was asked before may lead away' }).toBe(0)
  await page.evaluate(() => fetch('/rest/users/logout', { headers: { 'X-Prumo': '1' } }))
  await page.getByText('Sua sessão terminou: esta tela não se atualiza mais.', { exact: false }).waitFor()
  // A screen that was answered a moment ago asks nothing: whoever goes on meets the next answer.
  let visits = 0
  await expect
    .poll(async () => {
      const name = visits++ % 2 === 0 ? 'Projetos' : 'Minhas tarefas'
      // The page may leave by itself meanwhile, and its links with it.
      const places = page.getByRole('link', { name, exact: true })
      await places.evaluateAll((links) => (links[0] as HTMLElement | undefined)?.click()).catch(() => undefined)
      return pathOf(page)
    })
    .toBe('/signin')
  expect(await page.evaluate(() => localStorage.getItem('user_session'))).toBeNull()
})
