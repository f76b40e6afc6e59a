import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const projectId = await project(ana)
const taskId = await taskIn(ana, projectId, 'Sondagem do terreno')
const rename = (title: string) => ana.act('ChangeTask', { projectId, taskId, title })
let page: Page
beforeAll(async () => {
  page = (await signedIn(ana)).page
})

it('AUD-01 older heads stay where somebody has asked for them while another is signed and one is taken', async () => {
  for (let count = 1; count <= 55; count++) {
    await rename(`Sondagem ${count}`)
    await ana.act('SignHead', {})
  }
  await goWithin(page, '/action-log/proof')
  const heads = page.getByRole('list', { name: 'Pontos de verificação assinados' }).locator('> li')
  await expect.poll(() => heads.count()).toBe(50)
  await page.getByRole('button', { name: 'Mostrar mais antigos' }).click()
  await expect.poll(() => heads.count()).toBe(55)

  await rename('Sondagem 56')
  await page.getByRole('button', { name: 'Assinar agora' }).click()
  await expect.poll(() => heads.count()).toBe(56)
  const sizes = (await heads.locator('> div').allTextContents()).map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(sizes).toEqual([...new Set(sizes)].sort((a, b) => b - a))

  const oldest = heads.last()
  await oldest.getByRole('button', { name: /^Baixar ponto de verificação/ }).click()
  await oldest.getByText('Baixado por Ana Souza').waitFor()
})

it('AUD-01 older actions on a task stay where somebody has asked for them, and are not fetched with the news', async () => {
  for (let count = 57; count <= 65; count++) await rename(`Sondagem ${count}`)
  const fetched: string[] = []
  page.on('request', (request) => {
    if (/taskHistory/.test(request.url()) && /after=/.test(request.url())) fetched.push(request.url())
  })
  await goWithin(page, `/projects/${projectId}/board/${taskId}`)
  await page.getByRole('tab', { name: 'Histórico' }).click()
  const actions = page.getByRole('list', { name: 'Histórico' }).locator('> li')
  await expect.poll(() => actions.count()).toBe(30)
  for (const shown of [60, 66]) {
    await page.getByRole('button', { name: 'Carregar mais' }).click()
    await expect.poll(() => actions.count()).toBe(shown)
  }
  expect(fetched).toHaveLength(2)

  await rename('Sondagem e topografia')
  await actions.first().getByText('Sondagem e topografia').first().waitFor()
  await expect.poll(() => actions.count()).toBe(67)
  expect(fetched).toHaveLength(2)
})
