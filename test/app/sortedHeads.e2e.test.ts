import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)

it('PRJ-11 ORG-10 projects and partners are sorted by the heads of their columns, and the address keeps the order', async () => {
  const ana = await founder()
  for (const pitch of ['Zinco', 'Ágata', 'Óleo']) await project(ana, { pitch })
  const favourite = (await ana.ask('projects', { scope: 'all' })).find(({ pitch }) => pitch === 'Zinco')
  await ana.act('MarkFavorite', { projectId: favourite?.projectId ?? '', favorite: true })
  for (const name of ['Zinco', 'Ágata', 'Óleo'])
    await ana.act('AddPartner', { partnerId: fresh(), ...aPartner, name, document: null })
  const { page, troubles } = await signedIn(ana)
  const names = async () => {
    const texts = await page.getByRole('row').allInnerTexts()
    return texts.flatMap((text) => /Zinco|Ágata|Óleo/.exec(text)?.[0] ?? [])
  }
  const head = (name: string) => page.getByRole('columnheader', { name })
  const press = (name: string) => head(name).getByRole('button').press('Enter')

  await goWithin(page, '/projects')
  await expect.poll(names).toEqual(['Zinco', 'Ágata', 'Óleo'])
  await press('Projeto')
  await expect.poll(names).toEqual(['Ágata', 'Óleo', 'Zinco'])
  expect(await head('Projeto').getAttribute('aria-sort')).toBe('ascending')
  await press('Projeto')
  await expect.poll(names).toEqual(['Zinco', 'Óleo', 'Ágata'])
  expect(new URL(page.url()).searchParams.get('sort')).toBe('-pitch')
  await page.reload()
  await expect.poll(names).toEqual(['Zinco', 'Óleo', 'Ágata'])
  expect(await head('Projeto').getAttribute('aria-sort')).toBe('descending')
  await expectAccessible(page, 'projects in an order')
  await picture(page, 'projects-sorted-pt-BR')
  await inOtherLooks(page, async () => {
    await head('Project').waitFor()
    await expectAccessible(page, 'projects in an order, on a phone')
    await expectNoSidewaysScroll(page, 'projects in an order, on a phone')
    await picture(page, 'projects-sorted-en')
  })
  // Once more, and favourites come first again.
  await press('Projeto')
  await expect.poll(names).toEqual(['Zinco', 'Ágata', 'Óleo'])
  expect(new URL(page.url()).search).toBe('')

  await goWithin(page, '/customers')
  await expect.poll(names).toEqual(['Ágata', 'Óleo', 'Zinco'])
  expect(await head('Nome').getAttribute('aria-sort')).toBe('ascending')
  await press('Nome')
  await expect.poll(names).toEqual(['Zinco', 'Óleo', 'Ágata'])
  await page.reload()
  await expect.poll(names).toEqual(['Zinco', 'Óleo', 'Ágata'])
  await expectAccessible(page, 'partners in an order')
  await picture(page, 'partners-sorted-pt-BR')
  await inOtherLooks(page, async () => {
    await head('Name').waitFor()
    await expectAccessible(page, 'partners in an order, on a phone')
    await picture(page, 'partners-sorted-en')
  })
  expect(troubles).toEqual([])
})
