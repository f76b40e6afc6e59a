import { maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import type { Page } from 'playwright-core'
import { expect, it, vi } from 'vitest'
import { aCnpj } from '../../demo/aCnpj'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { png } from '../files/pictures'
import { aCompany } from '../given/aCompany'
import { world } from '../world/world'

const web = vi.hoisted(() => ({ pages: new Map<string, Uint8Array>() }))
vi.mock('@prumo/platform/http/safeGet', async (original) => ({
  ...(await original<object>()),
  safeGet: async (address: string) => {
    const bytes = web.pages.get(address)
    return { status: bytes ? 200 : 404, bytes: bytes ?? new Uint8Array() }
  },
}))

const open = browserForTests()
const { prumo, founder } = await world()
const link = 'https://horizonte.example/logo.png'
const nextLink = 'https://horizonte.example/outro.png'
web.pages.set(link, png(180, 60, { grey: 0x33 }))
web.pages.set(nextLink, png(90, 60, { grey: 0x66 }))

/** How wide the picture is that the browser has drawn; 0 where it could not. */
const drawn = (page: Page) =>
  page.getByRole('img', { name: 'Logo da empresa' }).evaluate((image) => (image as HTMLImageElement).naturalWidth)
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('user_preferences') ?? '{}').logotipoUrl as string)

it('SES-06 SES-08 SES-10 a company’s logo shows at its sub-domain, in the shell and after a reload, from our own origin', async () => {
  const ana = await founder()
  const { page, troubles } = await open()
  const foreign: string[] = []
  page.on('request', (request) => request.url().startsWith(prumo.url) || foreign.push(request.url()))
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/organization?tab=company`)
  await page.locator('input[name=subdomain]').fill('horizonte-obras')
  await page.locator('input[name=logotipoUrl]').fill(link)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => drawn(page)).toBe(180)
  expect(await kept(page)).toMatch(/^\/rest\/companies\/logotipos\//)
  await page.reload()
  await expect.poll(() => drawn(page), { message: 'in the shell' }).toBe(180)
  await picture(page, 'logo-shell')

  const visitor = await open()
  await visitor.page.goto(`${prumo.url}/horizonte-obras`)
  await visitor.page.getByRole('heading', { name: 'Entrar' }).waitFor()
  await expect.poll(() => drawn(visitor.page), { message: 'at sign-in' }).toBe(180)
  await picture(visitor.page, 'logo-sign-in')
  expect(await kept(visitor.page)).toMatch(/^\/rest\/companies\/logotipos\//)
  const headers = (await visitor.page.goto(`${prumo.url}/horizonte-obras`))?.headers() ?? {}
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob:;")

  await page.locator('input[name=logotipoUrl]').fill(nextLink)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(() => drawn(page), { message: 'the new one' }).toBe(90)
  expect(foreign).toEqual([])
  const blocked = [...troubles, ...visitor.troubles].filter((text) => /security policy|blocked/i.test(text))
  expect(blocked).toEqual([])
})

it('ACC-12 a link that is no picture is warned of, and leaves the product’s own sign', async () => {
  const { page } = await open()
  await enter(page, prumo.url, (await founder()).email)
  await page.goto(`${prumo.url}/organization?tab=company`)
  await page.locator('input[name=subdomain]').fill('sem-logo')
  await page.locator('input[name=logotipoUrl]').fill('https://horizonte.example/pagina.html')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('O link do logo não carregou como imagem', { exact: false }).waitFor()
  await picture(page, 'logo-missing')
  const visitor = await open()
  await visitor.page.goto(`${prumo.url}/sem-logo`)
  await visitor.page.getByText('Prumo', { exact: true }).waitFor()
  expect(await visitor.page.getByRole('img', { name: 'Logo da empresa' }).count()).toBe(0)
})

it('ACC-06 ACC-12 a document that is none, or another organization’s, is said at its field', async () => {
  const taken = aCnpj()
  const neighbour = await founder()
  expect(
    (await neighbour.request('PUT', '/rest/companies', { ...aCompany, subdomain: null, document: taken })).status,
  ).toBe(200)
  const { page } = await open()
  await enter(page, prumo.url, (await founder()).email)
  await page.goto(`${prumo.url}/organization?tab=company`)
  const field = page.locator('input[name=document]')
  const save = async (document: string) => {
    await field.fill(document)
    await page.getByRole('button', { name: 'Salvar' }).click()
  }
  const hint = () =>
    field.evaluate((input) => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '')
  await save('11.222.333/0001-80')
  await expect.poll(hint).toContain('não é um CNPJ nem um CPF válido')
  await save(taken)
  await expect.poll(hint).toContain('já é de outra empresa no Prumo')
  await picture(page, 'company-document')
  const free = aCnpj()
  await save(free)
  await page.getByText('Dados da empresa salvos').first().waitFor()
  await page.reload()
  await expect.poll(() => field.inputValue()).toBe(maskedDocument(free))
})
