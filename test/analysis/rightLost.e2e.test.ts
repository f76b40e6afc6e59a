import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { signingIn } from '../browser/signingIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aMoneyLedger } from './aMoneyLedger'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const address = '/project-analysis?columns=taskCount,openAmount.outflow&chart=openAmount.outflow'

const shown = (page: Page) => page.locator('main').innerText()

it('POR-04 what is lost while the analysis is open goes from its rows, its sums, its order and its chart', async () => {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  const projectIds: string[] = []
  for (const [pitch, cents] of [
    ['Muro', 100_00],
    ['Ponte', 300_00],
  ] as const) {
    const projectId = await project(ana, { pitch })
    projectIds.push(projectId)
    await (await aMoneyLedger(ana, projectId)).record('2026-03-01', [['2026-03-05', cents]])
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  }
  const { page, troubles } = await signedIn(bia)
  await goWithin(page, `${address}&sort=-openAmount.outflow`)
  const all = page.getByRole('row', { name: /^Todos/ })
  await all.getByText(/R\$\s400,00/).waitFor()
  await page.getByRole('figure', { name: /R\$\s300,00 \(Ponte\)/ }).waitFor()

  await ana.act('UnshareProject', { projectId: projectIds[1] ?? '', userId: bia.userId })
  await page.getByRole('row', { name: /^Ponte/ }).waitFor({ state: 'detached' })
  await all.getByText(/R\$\s100,00/).waitFor()
  expect(await shown(page)).not.toMatch(/300,00|400,00/)

  await giveRights(ana, bia, { finance: 'noAccess' })
  await page.getByText('1 coluna não aparece: seu perfil não dá acesso a ela.').waitFor()
  await page.getByRole('figure').waitFor({ state: 'detached' })
  expect(await shown(page)).not.toMatch(/R\$|100,00/)
  await page.getByRole('row', { name: /^Muro/ }).waitFor()
  expect(troubles).toEqual([])
})
