import { expect, it } from 'vitest'
import { world } from '../world/world'
import { browserForTests } from './browser'
import { inOtherLooks, type Look, showIn } from './inOtherLooks'
import { signingIn } from './signingIn'

const theWorld = await world()
const open = browserForTests()
const signedIn = signingIn(open, theWorld.prumo.url)
const phone: Look = { language: 'en', colorMode: 'dark', width: 390 }

it('What is open and typed is seen in another look, and then in the one before', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const { page, troubles } = await signedIn(ana)
  await page.goto(`${theWorld.prumo.url}/projects/${projectId}/board`)
  await page.getByRole('button', { name: 'Nova tarefa' }).click()
  const title = page.getByRole('dialog').locator('input[name=title]')
  await title.fill('Muro de arrimo')
  const seen: Look[] = []
  await inOtherLooks(page, async (look) => {
    seen.push(look)
    await page.getByRole('dialog').getByRole('heading', { name: 'New task' }).waitFor()
    expect(await title.inputValue()).toBe('Muro de arrimo')
    expect(await page.evaluate(() => innerWidth)).toBe(390)
    expect(await page.evaluate(() => document.documentElement.style.colorScheme)).toBe('dark')
  })
  expect(seen).toEqual([phone])
  await page.getByRole('dialog').getByRole('heading', { name: 'Nova tarefa' }).waitFor()
  expect(await title.inputValue()).toBe('Muro de arrimo')
  expect(await page.evaluate(() => innerWidth)).toBe(1280)
  await showIn(page, phone)
  await inOtherLooks(page, () => page.getByRole('heading', { name: 'Nova tarefa' }).waitFor())
  await page.getByRole('heading', { name: 'New task' }).waitFor()
  expect(troubles).toEqual([])
})

it('What whoever has not signed in sees is seen in another look', async () => {
  const { page } = await open()
  await page.goto(`${theWorld.prumo.url}/signin`)
  await inOtherLooks(page, () => page.getByRole('button', { name: 'Sign in', exact: true }).waitFor(), [phone])
  await page.getByRole('button', { name: 'Entrar', exact: true }).waitFor()
})

it('A page that offers no choice of looks is loaded anew in another one', async () => {
  const { page } = await open()
  await page.goto(`${theWorld.prumo.url}/not-found?msg=x`)
  await inOtherLooks(page, () => page.getByRole('heading', { name: 'Page not found' }).waitFor())
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor()
})
