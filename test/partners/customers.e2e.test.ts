import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { readWorkbook } from '../../command-service/imports/spreadsheet/readWorkbook'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
/** The customers of her register. */
const [olinda, recife, betao] = [fresh(), fresh(), fresh()]
/** What two of them have of the third would find them, too. */
const bare = { companyName: null, email: null }
for (const partner of [
  { ...bare, partnerId: olinda, name: 'Prefeitura de Olinda' },
  { ...bare, partnerId: recife, name: 'Prefeitura do Recife' },
  { partnerId: betao },
])
  await ana.act('AddPartner', { ...aPartner, types: ['customer'], ...partner })

async function windowOf({ email }: Pick<Person, 'email'>, path: string): Promise<OpenWindow> {
  const opened = await open()
  await enter(opened.page, prumo.url, email)
  await opened.page.goto(`${prumo.url}${path}`)
  return opened
}

/** Ana's window for all tests that need no register of their own. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await windowOf(ana, '/customers')
})
beforeEach(() => void anasWindow.troubles.splice(0))

it('ORG-10 a project gets a customer of the register, is listed with it, and goes back to none', async () => {
  const projectId = await project(ana, { pitch: 'Praça nova', customerName: 'prefeitura de olinda' })
  await ana.ask('project', { projectId })
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/settings/general`)
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.waitFor()
  expect(await page.locator('input[name=customerName]').inputValue()).toBe('prefeitura de olinda')
  await chooser.click()
  await chooser.pressSequentially('prefeitura')
  await page.getByRole('option', { name: 'Prefeitura do Recife' }).waitFor()
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(2)
  await picture(page, 'customer-chooser')
  await page.getByRole('option', { name: 'Prefeitura de Olinda' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const notice = page.locator('.fui-Toast').filter({ hasText: 'Projeto salvo' })
  await notice.waitFor()
  await page.getByText('Estava escrito: prefeitura de olinda').waitFor()
  await picture(page, 'customer-chosen')
  await expectAccessible(page, 'the customer of a project')
  const now = async () => (await ana.ask('project', { projectId })).customer
  expect(await now()).toBe('Prefeitura de Olinda')
  await notice.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect.poll(now).toBe('prefeitura de olinda')
  expect(troubles).toEqual([])
})

it('ORG-10 whoever may not see the register knows the customer, and is offered no list', async () => {
  const projectId = await project(ana, { customerId: betao })
  const profileId = fresh()
  const permissions = { ...everyRight, customers: 'noAccess' as const }
  await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
  const bia = await colleague(ana, 'creator', profileId)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.act('AppointManager', { projectId, userId: bia.userId })
  const { page } = await windowOf(bia, `/projects/${projectId}/settings/general`)
  await page.locator('form').getByText('Betão do Vale').waitFor()
  expect(await page.getByRole('combobox', { name: 'Cliente do cadastro' }).count()).toBe(0)
  await page.locator('input[name=pitch]').fill('Outra obra')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.locator('.fui-Toast').filter({ hasText: 'Projeto salvo' }).waitFor()
  expect((await ana.ask('project', { projectId })).customerId).toBe(betao)
})

it('ORG-10 a new project is made with a customer of the register', async () => {
  const { page } = anasWindow
  await goWithin(page, '/projects/new')
  await page.locator('input[name=pitch]').fill('Galpão')
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.click()
  await chooser.pressSequentially('bet')
  await page.getByRole('option', { name: 'Betão do Vale' }).waitFor()
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => chooser.inputValue()).toBe('Betão do Vale')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Criar projeto' }).click()
  await page.waitForURL(/board|kanban|projects\/[0-9a-f-]{36}/)
  const made = async () => (await ana.ask('projects', { scope: 'mine' })).filter(({ pitch }) => pitch === 'Galpão')
  await expect.poll(async () => (await made()).map(({ customer }) => customer)).toEqual(['Betão do Vale'])
})

it('SES-15 a customer that somebody else chose meanwhile is replaced only by whoever was shown it', async () => {
  const projectId = await project(ana)
  const bia = await colleague(ana, 'creator')
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.act('AppointManager', { projectId, userId: bia.userId })
  await ana.ask('project', { projectId })
  const { page } = anasWindow
  await goWithin(page, `/projects/${projectId}/settings/general`)
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.click()
  await chooser.pressSequentially('olinda')
  await page.getByRole('option', { name: 'Prefeitura de Olinda' }).click()
  await bia.act('ChangeProjectCustomer', { projectId, customerId: recife })
  const save = page.getByRole('button', { name: 'Salvar', exact: true })
  await save.click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Salvar por cima do que outra pessoa escreveu?' })
  await dialog.getByText('Prefeitura do Recife', { exact: true }).waitFor()
  await dialog.getByText('Prefeitura de Olinda', { exact: true }).waitFor()
  await picture(page, 'customer-replaced')
  expect((await ana.ask('project', { projectId })).customerId).toBe(recife)
  await dialog.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect.poll(async () => (await ana.ask('project', { projectId })).customerId).toBe(olinda)
})

it('ORG-10 written customers are moved to the register', async () => {
  const eva = await founder()
  const partnerId = fresh()
  await eva.act('AddPartner', { ...aPartner, partnerId, types: ['supplier'] })
  for (const customerName of ['Betão do vale', 'Prefeitura de Olinda', 'PREFEITURA DE OLINDA ', 'Água Viva Saneamento'])
    await project(eva, { customerName, pitch: `Obra de ${customerName.trim()}` })
  const { page, troubles } = await windowOf(eva, '/customers')
  const bar = page.getByRole('button', { name: 'Levar para o cadastro' })
  await bar.waitFor()
  await picture(page, 'written-bar')
  await bar.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Água Viva Saneamento').waitFor()
  await picture(page, 'written')
  await expectAccessible(page, 'written customers')
  await inOtherLooks(page, async () => {
    await dialog.getByRole('button', { name: 'Move', exact: true }).waitFor()
    await picture(page, 'written-en-dark-390')
    await expectAccessible(page, 'written customers on a phone')
  })
  await dialog.getByRole('button', { name: 'Levar', exact: true }).click()
  await page.locator('.fui-Toast').filter({ hasText: /^4/ }).waitFor()
  await expect.poll(() => bar.count()).toBe(0)
  await expect.poll(async () => (await eva.ask('partners', { type: 'customer' })).total).toBe(3)
  await goWithin(page, `/customers?open=${partnerId}`)
  const ofCustomer = page.getByRole('link', { name: 'Obra de Betão do vale' })
  const expectFits = async (where: string) => {
    await ofCustomer.waitFor()
    await ofCustomer.scrollIntoViewIfNeeded()
    await picture(page, where)
    await expectNoSidewaysScroll(page, where)
  }
  await expectFits('projects of a customer')
  await inOtherLooks(page, ({ language, width }) => expectFits(`projects of a customer, ${language} at ${width}`), [
    { width: 390 },
    { width: 390, language: 'en', colorMode: 'dark' },
  ])
  expect(troubles).toEqual([])
})

it('ORG-10 customers that were moved to the register are texts again after Undo, and one in use stays', async () => {
  const eva = await founder()
  const projectId = await project(eva, { customerName: 'Prefeitura de Olinda' })
  const { page } = await windowOf(eva, '/customers')
  await page.getByRole('button', { name: 'Levar para o cadastro' }).click()
  await page.getByRole('dialog').getByText('cliente novo', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Levar', exact: true }).click()
  const toast = page.locator('.fui-Toast').filter({ hasText: 'projeto com cliente do cadastro' })
  await toast.waitFor()
  await toast.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect.poll(async () => (await eva.ask('project', { projectId })).customerId).toBeNull()
  await expect.poll(async () => (await eva.ask('partners', {})).total).toBe(0)
  const partnerId = fresh()
  await eva.act('AddPartner', { ...aPartner, partnerId })
  await eva.act('ChangeProjectCustomer', { projectId, customerId: partnerId })
  await eva.ask('partner', { partnerId })
  await goWithin(page, `/customers?open=${partnerId}`)
  await page.getByRole('button', { name: 'Excluir cliente ou fornecedor' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByText('está em uso', { exact: false }).first().waitFor()
  await picture(page, 'customer-in-use')
})

it('ORG-10 a postal code fills what is empty, and leaves what is written', async () => {
  const { page } = anasWindow
  const answers: Record<string, object> = {
    '50050000': {
      outcome: 'found',
      address: { street: 'Rua da Aurora', neighborhood: 'Boa Vista', city: 'Recife', stateCode: 'PE' },
    },
    '99999999': { outcome: 'unknown', address: null },
  }
  await page.route('**/rest/addresses/*', (route) => {
    const answer = answers[route.request().url().slice(-8)]
    return answer ? route.fulfill({ json: answer }) : route.fulfill({ status: 503, json: { code: 'service.busy' } })
  })
  await goWithin(page, '/customers')
  const adding = { name: 'Adicionar cliente ou fornecedor', exact: true }
  await page.getByRole('button', adding).first().click()
  const dialog = page.getByRole('dialog')
  const valueIn = (name: string) => dialog.locator(`input[name=${name}]`).inputValue()
  const expectInEnglish = (text: string) =>
    inOtherLooks(page, async () => {
      await dialog.getByText(text, { exact: false }).waitFor()
      await dialog.getByLabel('Postal code').scrollIntoViewIfNeeded()
      await expectNoSidewaysScroll(page, text)
      await picture(page, `postal-code ${text}`)
    })
  const typed = dialog.getByLabel('CEP')
  await typed.fill('99999-999')
  await dialog.getByText('Nenhum endereço encontrado', { exact: false }).waitFor()
  await expectInEnglish('No address was found')
  await typed.fill('88888888')
  await dialog.getByText('não respondeu', { exact: false }).waitFor()
  await expectInEnglish('did not answer')
  await dialog.locator('input[name=city]').fill('Olinda')
  await typed.fill('')
  await typed.pressSequentially('50050-000')
  await expect.poll(() => valueIn('street')).toBe('Rua da Aurora')
  expect([await valueIn('neighborhood'), await valueIn('city'), await valueIn('stateCode')]).toEqual([
    'Boa Vista',
    'Olinda',
    'PE',
  ])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('postalCode')
  await picture(page, 'postal-code')
  await expectInEnglish('Use the address of the code')
  await dialog.getByRole('button', { name: 'Usar o endereço do CEP' }).click()
  await expect.poll(() => valueIn('city')).toBe('Recife')
  await dialog.locator('input[name=street]').fill('Rua da Aurora, lado ímpar')
  await dialog.locator('input[name=name]').fill('Aurora')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', adding).click()
  await page.getByText('Aurora', { exact: true }).waitFor()
  const partner = (await ana.ask('partners', {})).items.find(({ name }) => name === 'Aurora')
  expect(partner).toMatchObject({ street: 'Rua da Aurora, lado ímpar', city: 'Recife', stateCode: 'PE' })
  await page.unrouteAll()
})

it('ORG-10 the register is exported as it is narrowed, in the reader’s words', async () => {
  const eva = await founder()
  await eva.act('AddPartner', { ...aPartner, partnerId: fresh(), types: ['customer'], document: '52998224725' })
  await eva.act('AddPartner', { ...aPartner, partnerId: fresh(), types: ['supplier'], name: '=Areal' })
  const { page } = await windowOf(eva, '/customers')
  const saved = async (query: string, format: string) => {
    await goWithin(page, `/customers${query}`)
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: format }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^Clientes e fornecedores\.(csv|xlsx)$/)
    return readFile(await download.path())
  }
  const csv = (await saved('', 'CSV')).toString()
  const rows = parse(csv, { delimiter: ';', bom: true }) as string[][]
  expect(rows[0]).toEqual(expect.arrayContaining(['Nome', 'Tipo', 'CNPJ ou CPF', 'CEP']))
  expect(rows.map(([name]) => name)).toEqual(['Nome', "'=Areal", 'Betão do Vale'])
  expect(rows[2]).toEqual(expect.arrayContaining(['529.982.247-25', 'Rua da Aurora', '50050-000']))
  const sheet = await readWorkbook(await saved('?type=customer', 'Planilha (XLSX)'))
  expect(sheet.rows.map(([name]) => name?.text)).toEqual(['Betão do Vale'])
})
