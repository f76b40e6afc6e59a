import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
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
