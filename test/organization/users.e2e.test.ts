import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { fresh } from '../given/fresh'
import { rightsAt } from '../security/scene'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague } = await world()

it.each([
  ['pt-BR', 'Pessoas', 'Entra com senha'],
  ['en', 'People', 'Signs in with a password'],
] as const)(
  'ORG-01 the list of people says by which provider each is authenticated, in %s',
  async (language, list, way) => {
    const ana = await founder()
    const bia = await colleague(ana)
    const { page, troubles } = await open({ language })
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/organization`)
    const row = page.getByRole('table', { name: list }).getByRole('row').filter({ hasText: bia.email })
    const described = row.locator('[aria-describedby]')
    await described.first().waitFor()
    // A reader of the screen is told what others find when they point at it.
    const descriptions = described.evaluateAll((all) =>
      all.map((each) => document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent),
    )
    expect(await descriptions).toContain(way)
    await row.getByText(/\d\d:\d\d/).hover()
    await page.getByRole('tooltip').getByText(way, { exact: true }).waitFor()
    expect(troubles).toEqual([])
  },
)

it('ORG-04 what decides about nothing yet is not offered, and keeps the level that was given', async () => {
  const ana = await founder()
  const profileId = fresh()
  const permissions = { ...rightsAt('viewOnly'), hours: 'editOnly' as const, portfolios: 'totalControl' as const }
  await ana.act('CreateAccessProfile', { profileId, name: 'Obra', permissions, mayOwnProjects: true })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/organization?tab=profiles`)
  await page.getByRole('button', { name: 'Editar o perfil Obra' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('rowheader', { name: 'Riscos' }).waitFor()
  for (const name of ['Horas', 'Portfólios e análise'])
    expect(await dialog.getByRole('rowheader', { name }).count(), name).toBe(0)
  await dialog.getByRole('button', { name: 'Sem acesso' }).click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const kept = { ...rightsAt('noAccess'), hours: 'editOnly', portfolios: 'totalControl' }
  await expect.poll(async () => (await ana.ask('accessProfiles', {}))[0]?.permissions).toEqual(kept)

  await page.goto(`${prumo.url}/organization`)
  await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
  await dialog.getByRole('combobox', { name: 'Licença' }).click()
  const offered = page.getByRole('option')
  await offered.first().waitFor()
  expect(await offered.allInnerTexts()).toEqual(['Criador', 'Editor', 'Visualizador'])
  expect(troubles).toEqual([])
})
