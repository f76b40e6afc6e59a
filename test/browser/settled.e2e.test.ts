import { expect, it } from 'vitest'
import { loggedEvents } from '../log/loggedEvents'
import { world } from '../world/world'
import { browserForTests } from './browser'
import { settled } from './settled'
import { signingIn } from './signingIn'

const theWorld = await world()
const log = loggedEvents(theWorld.databaseUrl)
const signedIn = signingIn(browserForTests(), theWorld.prumo.url)

it('SES-15 a page that has settled has sent what was done, and shows it', async () => {
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const { page } = await signedIn(ana)
  await page.goto(`${theWorld.prumo.url}/projects/${projectId}`)
  await settled(page)
  const before = await log.head()
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).click()
  await page.getByRole('textbox', { name: 'O que precisa ser feito?' }).fill('Sondagem do terreno')
  await page.keyboard.press('Enter')
  await settled(page)
  expect((await log.since(before)).map(({ type }) => type)).toEqual(['TaskAdded'])
  expect(await page.getByText('Sondagem do terreno').count()).toBeGreaterThan(0)
})

it('a page whose answer has not come is not settled', async () => {
  const ana = await theWorld.founder()
  const { page } = await signedIn(ana)
  await settled(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/rest/queries/files*', async (route) => {
    await held
    await route.continue()
  })
  const asking = page.waitForRequest('**/rest/queries/files*')
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('nav a[href="/files"]')?.click())
  let isSettled = false
  const waiting = settled(page).then(() => (isSettled = true))
  await asking
  await page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(isSettled).toBe(false)
  answer()
  await waiting
  expect(await page.evaluate(() => document.documentElement.dataset.settled)).toBe('true')
  await page.getByRole('heading', { name: 'Arquivos' }).waitFor()
})
