import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, plainName } from '../browser/browser'
import { picture } from '../browser/picture'
import { proofCode, recoveryCode } from '../world/letters'
import { aPassword, typedPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const clock = { ahead: 0, now: () => new Date(Date.now() + clock.ahead) }
const theWorld = await world({}, clock)
const byHttps = await world({ PUBLIC_URL: 'https://prumo.example' })
const strict = await world({ SIGN_INS_PER_ACCOUNT: '1' })

const named = (url: string) => url.replace('localhost', plainName)
const signIn = async (page: Page, email: string, password: string) => {
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.keyboard.press('Enter')
}

it('ACC-01 ACC-02 API-04 sign-in says what is missing and what is wrong', async () => {
  const ana = await theWorld.founder()
  const { page, troubles } = await open()
  await page.goto(`${theWorld.prumo.url}/signin`)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Informe um e-mail', { exact: true }).waitFor()
  await page.getByText('Informe uma senha', { exact: true }).waitFor()
  await page.locator('input[name=login]').fill('ana')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('E-mail inválido', { exact: true }).waitFor()
  await page.locator('input[name=login]').fill(ana.email)
  await page.locator('input[name=password]').fill('errada-123')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('E-mail ou senha incorretos!').waitFor()
  expect(troubles).toContain('false')
  await page.route('**/rest/users/authenticate', (route) => route.fulfill({ status: 503, body: '{}' }))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Erro ao entrar, tente novamente!').waitFor()
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await page.locator('input[name=email]').fill('ninguem@obra.example')
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await page.getByText('E-mail não encontrado!').waitFor()
})

it('SES-02 whoever reaches an address that is for https without it is told why they are not in', async () => {
  const { email } = await byHttps.founder()
  const { page } = await open()
  await page.goto(`${named(byHttps.prumo.url)}/signin`)
  await signIn(page, email, aPassword)
  await page.getByRole('alert').getByText('Seu navegador não guardou a entrada.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin')
  await expectAccessible(page, 'sign-in that was not kept')
})

it('SES-02 tells whoever’s browser keeps no cookies that it does not, in English too', async () => {
  const { email } = await theWorld.founder()
  const { page } = await open({ language: 'en' })
  await page.route('**/rest/users/authenticate', async (route) => {
    const answer = await route.fetch()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await page.context().clearCookies()
    await route.fulfill({ response: answer, headers })
  })
  await page.goto(`${theWorld.prumo.url}/signin`)
  await signIn(page, email, aPassword)
  await page.getByRole('alert').getByText('Your browser did not keep your sign-in.').waitFor()
})

it('SES-02 tells whoever tried too often how long to wait, in both languages', async () => {
  const { email } = await strict.founder()
  for (const [language, notice] of [
    ['pt-BR', /Muitas tentativas. Tente de novo em 1[45] minutos\./],
    ['en', /Too many attempts. Try again in 1[45] minutes\./],
  ] as const) {
    const { page } = await open({ language })
    await page.goto(`${strict.prumo.url}/signin`)
    await signIn(page, email, 'errada-errada-1')
    await page.getByRole('alert').waitFor()
    await signIn(page, email, 'errada-errada-2')
    await page.getByRole('alert').getByText(notice).waitFor()
  }
})

it('ACC-11 tells whoever’s password somebody else chose a day ago, and lets them in by a new one', async () => {
  const { email } = await theWorld.newcomer(await theWorld.founder())
  clock.ahead += 24 * 60 * 60_000
  const { page } = await open()
  await page.goto(`${theWorld.prumo.url}/signin`)
  await signIn(page, email, typedPassword)
  await page.getByRole('alert').getByText('valia por 24 horas').waitFor()
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await page.locator('input[name=email]').fill(email)
  await page.keyboard.press('Enter')
  await page.getByText(`Enviamos um link para ${email}`).waitFor()

  await page.goto(`${theWorld.prumo.url}/signin?recovery=${await recoveryCode(theWorld.folder)}`)
  await page.locator('input[name=password]').fill(aPassword)
  await page.locator('input[name=confirmation]').fill(aPassword)
  await page.keyboard.press('Enter')
  await page.locator('input[name=login]').waitFor()
  await signIn(page, email, aPassword)
  await page.getByText('Olá, Bia').waitFor()
})

it('SUB-02 a link that was mailed proves the address, and says so in both languages', async () => {
  const { email } = await theWorld.founder()
  const { page } = await open()
  await enter(page, theWorld.prumo.url, email)
  await page.goto(`${theWorld.prumo.url}/myinformation`)
  await page.getByText(`Seu e-mail ainda não foi confirmado. Abra o link que enviamos para ${email}.`).waitFor()
  await picture(page, 'email-unproven')
  await page.getByRole('button', { name: 'Enviar outro link' }).click()
  await page.getByText(`Enviamos um link para ${email}`).waitFor()

  const { page: mailed } = await open({ language: 'en', colorMode: 'dark', width: 390 })
  await mailed.goto(`${theWorld.prumo.url}/signin/proof?code=${await proofCode(theWorld.folder, email)}`)
  await mailed.getByText('Email confirmed. You may close this page.').waitFor()
  await expectNoSidewaysScroll(mailed, '/signin/proof')
  await picture(mailed, 'email-proven-en-390')
  await mailed.goto(`${theWorld.prumo.url}/signin/proof?code=${'a'.repeat(43)}`)
  await mailed.getByText('This link has expired, or is not for this email.').waitFor()
  await mailed.getByText('sign in and ask for it in').waitFor()
  await expectAccessible(mailed, 'a link that proves nothing')
  await page.reload()
  await page.getByRole('button', { name: 'Alterar senha' }).waitFor()
  expect(await page.getByText('ainda não foi confirmado').count()).toBe(0)
})

it('AUD-01 whoever would check a file without HTTPS is told how else it can be done', async () => {
  const { page } = await open()
  await page.goto(`${named(theWorld.prumo.url)}/check-receipt`)
  await page.getByText('Sem HTTPS, o navegador não confere assinaturas.').waitFor()
  expect(await page.getByText('Escolha o arquivo').count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Escolher arquivo' }).count()).toBe(0)
  await expectAccessible(page, 'a check without HTTPS')
  await page.goto(`${theWorld.prumo.url}/check-receipt`)
  await page.getByRole('button', { name: 'Escolher arquivo' }).waitFor()
})
