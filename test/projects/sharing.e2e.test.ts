import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { fresh } from '../given/fresh'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const { email: irisEmail } = await addedBy('Íris', 'Gonçalves')
const projectId = await project(ana)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })

async function addedBy(name: string, lastName: string) {
  const who = { userId: fresh(), name, lastName, email: `${fresh().slice(0, 8)}@obra.example` }
  await ana.act('AddUser', { ...who, licence: 'editor', profileId: null, password: typedPassword, language: 'pt-BR' })
  return who
}

/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/my-projects`)
})

/** Every form that asks for a colleague. */
const places = {
  'the sharing of a project': async (page: Page) => {
    await goWithin(page, `/projects/${projectId}/settings/people`)
    await page.getByRole('button', { name: 'Compartilhar projeto' }).click()
  },
  'the transfer of a project': async (page: Page) => {
    await goWithin(page, `/projects/${projectId}/settings/end`)
    await page.getByRole('button', { name: 'Transferir projeto' }).click()
  },
  'the wizard': async (page: Page) => {
    await goWithin(page, '/my-projects/new')
    await page.getByLabel(/^Nome do projeto/).fill('Escola')
    await page.getByRole('button', { name: 'Continuar' }).click()
  },
}

it.each(Object.entries(places))('PRJ-02 %s finds colleagues by their names', async (name, show) => {
  const { page, troubles } = anasWindow
  await show(page)
  const field = page.getByRole('combobox', { name: 'E-mail' })
  await field.click()
  const offered = page.getByRole('option')
  const iris = offered.filter({ hasText: 'Íris Gonçalves' })
  await iris.waitFor()
  const expectAllOf = async (where: string) => {
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
    await picture(page, where)
  }
  await expectAllOf(name)
  expect(await offered.filter({ hasText: ana.email }).count(), 'the owner is not offered').toBe(0)
  await page.keyboard.type('goncalves')
  await expect.poll(() => offered.count()).toBe(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => field.inputValue()).toBe(irisEmail)
  await field.fill('somebody@elsewhere.example')
  await expect.poll(() => offered.count(), { message: 'an address is taken as it is typed' }).toBe(0)
  await field.fill('')
  await inOtherLooks(page, async () => {
    await page.getByRole('combobox', { name: 'Email' }).press('ArrowDown')
    await iris.waitFor()
    await expectAllOf(`${name} on a phone`)
  })
  // What is open leaves nothing behind for the next.
  await page.keyboard.press('Escape')
  expect(troubles).toEqual([])
})

it('PRJ-05 whoever shares a project chooses a colleague who does not take part yet', async () => {
  const { page } = anasWindow
  await places['the sharing of a project'](page)
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
  await page.goto(`${prumo.url}/my-projects/new`)
  await places['the wizard'](page)
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
  await page.goto(`${prumo.url}/my-projects/new`)
  await places['the wizard'](page)
  await page.getByText('Ainda não há mais ninguém na organização.').waitFor()
  await picture(page, 'alone')
  await page.getByRole('link', { name: 'Adicionar pessoas em Organização' }).click()
  await page.getByRole('button', { name: 'Adicionar pessoa' }).waitFor()
})
