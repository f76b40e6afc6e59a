import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { aPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()

it('ACC-11 PRJ-13 a person deletes their account, an administrator erases another, and a legal hold is placed and lifted', async () => {
  const ana = await founder()
  const bia = await colleague(ana)
  const caio = await colleague(ana)
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const { page, troubles } = await open({ width: 1280, language: 'pt-BR' })

  await enter(page, prumo.url, bia.email)
  await page.goto(`${prumo.url}/myinformation`)
  await page.getByRole('button', { name: 'Excluir minha conta' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motivo').fill('Mudei de empresa')
  await dialog.getByLabel('Senha atual').fill(aPassword)
  await expectAccessible(page, 'the end of an account')
  await dialog.getByLabel(bia.email).fill(bia.email)
  await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/signin')
  expect((await bia.inquire('me', {})).status).toBe(401)

  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/organization`)
  await page.getByRole('row').filter({ hasText: caio.email }).getByRole('button').click()
  await page.getByRole('menuitem', { name: 'Apagar pessoa' }).click()
  const erasing = page.getByRole('dialog')
  await erasing.getByLabel('Motivo').fill('Saiu da empresa')
  await erasing.getByLabel('Caio Rocha').fill('Caio Rocha')
  await expectAccessible(page, 'the erasure of a person')
  await erasing.getByRole('button', { name: 'Apagar pessoa' }).click()
  await page.getByRole('row').filter({ hasText: caio.email }).waitFor({ state: 'detached' })

  await goWithin(page, `/projects/${projectId}/settings/retention`)
  await page.getByRole('button', { name: 'Suspender a exclusão do registro' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Processo judicial')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender a exclusão do registro' }).click()
  await page.getByText('Processo judicial').waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 860 })
  await expectAccessible(page, 'a legal hold')
  await expectNoSidewaysScroll(page, 'a legal hold')
  await page.getByRole('button', { name: 'Retirar a suspensão' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Processo encerrado')
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar a suspensão' }).click()
  await page.getByText('O registro de ações é mantido enquanto').waitFor()

  await page.setViewportSize({ width: 1280, height: 860 })
  await goWithin(page, `/projects/${projectId}/action-log`)
  await page.getByText('retirou a suspensão da exclusão do registro').first().waitFor()
  expect(troubles.filter((trouble) => !trouble.includes('status of 401'))).toEqual([])
})
