import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { settled } from '../browser/settled'
import { signingIn } from '../browser/signingIn'
import { giveRights } from '../security/giveRights'
import { world } from '../world/world'
import { aRiskArea, aThreat } from './aRiskArea'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const address = '/project-analysis?columns=openThreatCount,highestThreatScore,taskCount'

it('POR-04 open risks of projects stand side by side and lead to their cards, for whoever may see both', async () => {
  const ana = await founder()
  const bia = await colleague(ana, 'editor')
  for (const [pitch, risks] of [
    ['Muro', 2],
    ['Ponte', 1],
    ['Vazio', 0],
  ] as const) {
    const projectId = await project(ana, { pitch })
    const add = await aRiskArea(ana, projectId)
    for (let count = 0; count < risks; count++)
      await add(`Enchente ${count}`, { ...aThreat, impact: count ? 'low' : 'veryHigh' })
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  }
  await giveRights(ana, bia, { canvas: 'noAccess' })

  const { page, troubles } = await signedIn(ana)
  await goWithin(page, address)
  const rowOf = (name: RegExp) => page.getByRole('row', { name })
  await rowOf(/^Muro.*\b2\b.*\b20\b/).waitFor()
  await rowOf(/^Vazio.*nenhum valor|^Vazio.*sem valor/).waitFor()
  // Threats are added up, and scores are not.
  expect(await rowOf(/^Todos/).innerText()).toMatch(/3\s+3 de 3 projetos/)
  expect(await rowOf(/^Todos/).innerText()).not.toMatch(/\b(20|28|40)\b/)
  await settled(page)
  await picture(page, 'analysed-risks')
  await expectAccessible(page, 'the analysis of risks')
  await inOtherLooks(page, async () => {
    await page.getByText('Open threats', { exact: true }).first().waitFor()
    await expectNoSidewaysScroll(page, 'the analysis of risks on a phone')
    await expectAccessible(page, 'the analysis of risks on a phone, in the dark')
  })
  await page.getByRole('button', { name: 'Por quê? Maior grau de ameaça em aberto' }).press('Enter')
  await page.getByText('máx P · I (ameaças em aberto)').waitFor()
  await page.getByText('grau de risco, de 1 a 25').waitFor()
  await page.keyboard.press('Escape')
  await rowOf(/^Ponte/)
    .getByRole('link', { name: '20', exact: true })
    .click()
  await page.getByText('Enchente 0').first().waitFor()
  expect(new URL(page.url()).pathname).toMatch(/canvas$/)
  expect(troubles).toEqual([])

  const others = await signedIn(bia)
  await goWithin(others.page, address)
  await others.page.getByRole('row', { name: /^Muro/ }).waitFor()
  await others.page.getByText('2 colunas não aparecem: seu perfil não dá acesso a elas.').waitFor()
  await others.page.getByRole('button', { name: 'Colunas' }).click()
  await others.page.getByRole('menuitemcheckbox', { name: 'Tarefas', exact: true }).waitFor()
  expect(await others.page.getByRole('menuitemcheckbox', { name: /ameaça|Oportunidades/i }).count()).toBe(0)
  expect(others.troubles).toEqual([])
})
