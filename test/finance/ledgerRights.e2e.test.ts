import { features } from '@prumo/contracts/access'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { picture } from '../browser/picture'
import { anOutflow } from '../given/anOutflow'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()

const places = (page: Page) => page.getByRole('navigation', { name: 'Lugares do projeto' })

it('FIN-03 FIN-13 an entry is for a delivery group, and a refusal says what was tried and that nothing was done', async () => {
  const projectId = await project(ana)
  const { areas } = await ana.ask('canvas', { projectId })
  const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
  const cardId = fresh()
  await ana.act('AddCard', { projectId, cardId, areaId, title: 'Estrutura' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/finance`)
  await page.getByRole('button', { name: 'Novo lançamento' }).first().press('Enter')
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true })
  await field('Título').fill('Aço')
  await dialog.getByRole('combobox', { name: 'Classificação' }).fill('Materiais')
  await field('Valor planejado').fill('100,00')
  await field('Data planejada').fill('31/12/2026')
  await field('Número de parcelas').fill('3')
  await field('Valor da parcela 2').fill('43,33')
  await dialog.getByText(/As parcelas somam R\$\s110,00, e o lançamento é de R\$\s100,00/).waitFor()
  await dialog.getByRole('radio', { name: 'Grupos de entrega' }).check()
  const choose = dialog.getByRole('combobox', { name: 'Adicionar grupo de entrega' })
  await choose.pressSequentially('estr')
  await page.getByRole('option', { name: 'Estrutura' }).waitFor()
  await choose.press('ArrowDown')
  await choose.press('Enter')
  await dialog.getByRole('link', { name: 'Estrutura' }).waitFor()
  const send = dialog.getByRole('button', { name: 'Registrar lançamento' })
  await send.press('Enter')
  await dialog.getByText('As parcelas não somam o valor planejado. Ajuste os valores ou divida de novo.').waitFor()
  await picture(page, 'ledger-uneven')
  await expectAccessible(page, 'installments that are not the amount')
  await dialog.getByRole('button', { name: 'Dividir de novo' }).press('Enter')
  await expect.poll(() => field('Valor da parcela 2').inputValue()).toBe('33,33')

  const refused = (status: number, code: string) =>
    page.route('**/rest/commands/RecordEntry', (route) =>
      route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify({ code, status }) }),
    )
  await refused(409, 'ledger.full')
  await send.press('Enter')
  await dialog.getByText(/^Erro ao realizar o lançamento financeiro\. Um projeto tem no máximo/).waitFor()
  await page.unrouteAll()
  await refused(403, 'access.noPermission')
  await send.press('Enter')
  await dialog.getByText('Você não tem permissão para registrar lançamentos, fale com o seu gestor.').waitFor()
  await page.unrouteAll()
  await send.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const listed = async () => (await ana.ask('installments', { projectId })).items
  await expect.poll(async () => (await listed()).map(({ cents }) => cents)).toEqual([33_34, 33_33, 33_33])
  const items = await listed()
  const { origin } = await ana.ask('entry', { projectId, entryId: items[0]?.entryId ?? '' })
  expect(origin).toMatchObject({ of: 'deliveryGroups', items: [{ id: cardId, cents: 100_00 }] })
})

it('ORG-09 whoever may only see a ledger changes nothing in it, and whoever may not see it has no place of it', async () => {
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const entry = anOutflow(await taskIn(ana, projectId, 'Fundação'))
  await ana.act('RecordEntry', { projectId, ...entry })
  const member = async (finance: 'viewOnly' | 'noAccess') => {
    const profileId = fresh()
    const all = Object.fromEntries(features.map((feature) => [feature, 'editOnly']))
    const permissions = { ...all, actionLog: 'viewOnly', finance } as never
    await ana.act('CreateAccessProfile', { profileId, name: `Perfil ${finance}`, permissions, mayOwnProjects: false })
    const person = await colleague(ana, 'creator', profileId)
    await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
    const { page } = await open()
    await enter(page, prumo.url, person.email)
    await page.goto(`${prumo.url}/projects/${projectId}/finance/${entry.entryId}`)
    await places(page).getByRole('link', { name: 'Plano', exact: true }).waitFor()
    return page
  }
  const reader = await member('viewOnly')
  const drawer = reader.getByRole('dialog')
  await drawer.getByRole('link', { name: 'Fundação' }).waitFor()
  expect(await drawer.getByRole('textbox').count()).toBe(0)
  expect(await drawer.getByRole('button', { name: 'Excluir lançamento' }).count()).toBe(0)
  await reader.keyboard.press('c')
  expect(await reader.getByRole('dialog').count()).toBe(1)
  expect(await reader.getByRole('button', { name: 'Novo lançamento' }).count()).toBe(0)
  expect(await reader.getByRole('button', { name: /Pagar|Ações de Brita/ }).count()).toBe(0)
  expect(await reader.getByRole('checkbox').count()).toBe(0)
  await picture(reader, 'ledger-reader')
  await expectAccessible(reader, 'an entry that is only read')

  const outsider = await member('noAccess')
  expect(await places(outsider).getByRole('link', { name: 'Dinheiro' }).count()).toBe(0)
  await outsider.getByText('Você não tem permissão para acessar este recurso, fale com o seu gestor.').waitFor()
  expect(await outsider.getByRole('dialog').count()).toBe(0)
  expect(await outsider.getByText('Brita').count()).toBe(0)
  await picture(outsider, 'ledger-closed')
})
