import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { fresh } from '../given/fresh'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const iris = await addedBy('Íris', 'Gonçalves')
const projectId = await project(ana)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })

async function addedBy(name: string, lastName: string) {
  const who = { userId: fresh(), name, lastName, email: `${fresh().slice(0, 8)}@obra.example` }
  await ana.act('AddUser', { ...who, licence: 'editor', profileId: null, password: typedPassword, language: 'pt-BR' })
  return who
}

type Texts = { share: string; transfer: string; next: string; pitch: RegExp }
const texts: Record<'pt-BR' | 'en', Texts> = {
  'pt-BR': {
    share: 'Compartilhar projeto',
    transfer: 'Transferir projeto',
    next: 'Continuar',
    pitch: /^Nome do projeto/,
  },
  en: { share: 'Share project', transfer: 'Transfer project', next: 'Continue', pitch: /^Project name/ },
}

/** Every form that asks for a colleague. */
const places = {
  'the sharing of a project': async (page: Page, { share }: Texts) => {
    await page.goto(`${prumo.url}/projects/${projectId}/settings/people`)
    await page.getByRole('button', { name: share }).click()
  },
  'the transfer of a project': async (page: Page, { transfer }: Texts) => {
    await page.goto(`${prumo.url}/projects/${projectId}/settings/end`)
    await page.getByRole('button', { name: transfer }).click()
  },
  'the wizard': async (page: Page, { next, pitch }: Texts) => {
    await page.goto(`${prumo.url}/my-projects/new`)
    await page.getByLabel(pitch).fill('Escola')
    await page.getByRole('button', { name: next }).click()
  },
}
const looks = [
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const

it.each(
  Object.entries(places).flatMap(([name, show]) => looks.map((look) => ({ name, show, look, width: look.width }))),
)('PRJ-05 $name finds colleagues by their names, at $width px', async ({ name, show, look }) => {
  const { page, troubles } = await open(look)
  await enter(page, prumo.url, ana.email)
  await show(page, texts[look.language])
  const field = page.getByRole('combobox', { name: 'E-mail' }).or(page.getByRole('combobox', { name: 'Email' }))
  await field.click()
  const offered = page.getByRole('option')
  await offered.filter({ hasText: 'Íris Gonçalves' }).waitFor()
  await expectAccessible(page, name)
  await expectNoSidewaysScroll(page, name)
  await picture(page, `${name}-${look.width}`)
  expect(await offered.filter({ hasText: ana.email }).count(), 'the owner is not offered').toBe(0)
  await page.keyboard.type('goncalves')
  await expect.poll(() => offered.count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe(iris.email)
  await field.fill('somebody@elsewhere.example')
  await expect.poll(() => offered.count(), { message: 'an address is taken as it is typed' }).toBe(0)
  expect(troubles).toEqual([])
})

it('PRJ-05 whoever shares a project chooses a colleague who does not take part yet', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await places['the sharing of a project'](page, texts['pt-BR'])
  await page.getByRole('combobox', { name: 'E-mail' }).click()
  await page.getByRole('option', { name: 'Íris Gonçalves' }).waitFor()
  expect(await page.getByRole('option').allInnerTexts()).toHaveLength(1)
  await page.getByRole('option', { name: 'Íris Gonçalves' }).click()
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.getByRole('listitem').filter({ hasText: 'Íris Gonçalves' }).waitFor()
  expect(await page.getByText('compartilhar depois').count()).toBe(0)
  const { people } = await ana.ask('project', { projectId })
  expect(people.map(({ name }) => name)).toContain('Íris')
})

it('PRJ-05 whoever may not see the organization’s people types an address', async () => {
  const profileId = fresh()
  const rights = Object.fromEntries(features.map((feature) => [feature, 'totalControl']))
  const permissions = { ...rights, organization: 'noAccess' } as never
  await ana.act('CreateAccessProfile', { profileId, name: 'Obra', permissions, mayOwnProjects: true })
  const caio = await colleague(ana, 'creator', profileId)
  expect((await caio.inquire('organizationUsers', {})).status).toBe(403)
  const { page, troubles } = await open()
  await enter(page, prumo.url, caio.email)
  await places['the wizard'](page, texts['pt-BR'])
  await page.getByLabel('E-mail').fill(bia.email)
  await page.getByRole('button', { name: 'Incluir pessoa' }).click()
  await page.getByRole('button', { name: `Remover ${bia.email}` }).waitFor()
  expect(await page.getByRole('combobox', { name: 'E-mail' }).count()).toBe(0)
  expect(troubles).toEqual([])
})

it('whoever is alone in an organization learns where people are added', async () => {
  const eva = await founder({ name: 'Eva' })
  const { page } = await open()
  await enter(page, prumo.url, eva.email)
  await places['the wizard'](page, texts['pt-BR'])
  await page.getByText('Ainda não há mais ninguém na organização.').waitFor()
  await picture(page, 'alone')
  await page.getByRole('link', { name: 'Adicionar pessoas em Organização' }).click()
  await page.getByRole('button', { name: 'Adicionar pessoa' }).waitFor()
})
