import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { readWorkbook } from '../../command-service/imports/spreadsheet/readWorkbook'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()

it('ORG-10 a project gets a customer of the register, is listed with it, and goes back to none', async () => {
  const ana = await founder()
  for (const name of ['Prefeitura de Olinda', 'Prefeitura do Recife', 'Betão do Vale'])
    await ana.act('AddPartner', { ...aPartner, types: ['customer'], partnerId: fresh(), name })
  const projectId = await project(ana, { pitch: 'Praça nova', customerName: 'prefeitura de olinda' })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/settings/general`)
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.waitFor()
  expect(await page.locator('input[name=customerName]').inputValue()).toBe('prefeitura de olinda')
  await chooser.click()
  await chooser.pressSequentially('prefeitura')
  await page.getByRole('option', { name: 'Prefeitura do Recife' }).waitFor()
  await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(2)
  await picture(page, 'customer-chooser')
  await page.getByRole('option', { name: 'Prefeitura de Olinda' }).click()
  await page.locator('form').getByRole('button', { name: 'Salvar' }).click()
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
  const ana = await founder()
  const partnerId = fresh()
  await ana.act('AddPartner', { ...aPartner, partnerId })
  const projectId = await project(ana, { customerId: partnerId })
  const profileId = fresh()
  const permissions = { ...everyRight, customers: 'noAccess' as const }
  await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
  const bia = await colleague(ana, 'creator', profileId)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.act('AppointManager', { projectId, userId: bia.userId })
  const { page } = await open()
  await enter(page, prumo.url, bia.email)
  await page.goto(`${prumo.url}/projects/${projectId}/settings/general`)
  await page.locator('form').getByText('Betão do Vale').waitFor()
  expect(await page.getByRole('combobox', { name: 'Cliente do cadastro' }).count()).toBe(0)
  await page.locator('input[name=pitch]').fill('Outra obra')
  await page.locator('form').getByRole('button', { name: 'Salvar' }).click()
  await page.locator('.fui-Toast').filter({ hasText: 'Projeto salvo' }).waitFor()
  expect((await ana.ask('project', { projectId })).customerId).toBe(partnerId)
})

it('ORG-10 a new project is made with a customer of the register', async () => {
  const ana = await founder()
  await ana.act('AddPartner', { ...aPartner, partnerId: fresh() })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/new`)
  await page.locator('input[name=pitch]').fill('Galpão')
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.click()
  await chooser.pressSequentially('bet')
  await page.getByRole('option', { name: 'Betão do Vale' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect.poll(() => chooser.inputValue()).toBe('Betão do Vale')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Criar projeto' }).click()
  await page.waitForURL(/board|kanban|projects\/[0-9a-f-]{36}/)
  await expect
    .poll(async () => (await ana.ask('projects', { scope: 'mine' })).map(({ customer }) => customer))
    .toEqual(['Betão do Vale'])
})

it('SES-15 a customer that somebody else chose meanwhile is replaced only by whoever was shown it', async () => {
  const ana = await founder()
  const [first, second] = [fresh(), fresh()]
  await ana.act('AddPartner', { ...aPartner, types: ['customer'], partnerId: first, name: 'Prefeitura de Olinda' })
  await ana.act('AddPartner', { ...aPartner, types: ['customer'], partnerId: second, name: 'Prefeitura do Recife' })
  const projectId = await project(ana)
  const bia = await colleague(ana, 'creator')
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  await ana.act('AppointManager', { projectId, userId: bia.userId })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/settings/general`)
  const chooser = page.getByRole('combobox', { name: 'Cliente do cadastro' })
  await chooser.click()
  await chooser.pressSequentially('olinda')
  await page.getByRole('option', { name: 'Prefeitura de Olinda' }).click()
  await bia.act('ChangeProjectCustomer', { projectId, customerId: second })
  const save = page.locator('form').getByRole('button', { name: 'Salvar' })
  await save.click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Salvar por cima do que outra pessoa escreveu?' })
  await dialog.getByText('Prefeitura do Recife', { exact: true }).waitFor()
  await dialog.getByText('Prefeitura de Olinda', { exact: true }).waitFor()
  await picture(page, 'customer-replaced')
  expect((await ana.ask('project', { projectId })).customerId).toBe(second)
  await dialog.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect.poll(async () => (await ana.ask('project', { projectId })).customerId).toBe(first)
})

it.each([
  ['pt-BR', 'light', 1280],
  ['en', 'dark', 1280],
  ['pt-BR', 'dark', 390],
  ['en', 'light', 390],
] as const)('ORG-10 written customers are moved to the register, in %s on %s ground at %i px', async (...look) => {
  const [language, colorMode, width] = look
  const ana = await founder()
  const partnerId = fresh()
  await ana.act('AddPartner', { ...aPartner, partnerId, types: ['supplier'] })
  for (const customerName of ['Betão do vale', 'Prefeitura de Olinda', 'PREFEITURA DE OLINDA ', 'Água Viva Saneamento'])
    await project(ana, { customerName, pitch: `Obra de ${customerName.trim()}` })
  const { page, troubles } = await open({ language, colorMode, width })
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/customers`)
  const [opener, action, undo] =
    language === 'en' ? ['Move to the register', 'Move', 'Undo'] : ['Levar para o cadastro', 'Levar', 'Desfazer']
  const bar = page.getByRole('button', { name: opener })
  await bar.waitFor()
  await picture(page, `written-bar-${look.join('-')}`)
  await bar.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Água Viva Saneamento').waitFor()
  await picture(page, `written-${look.join('-')}`)
  await expectAccessible(page, 'written customers')
  await dialog.getByRole('button', { name: action, exact: true }).click()
  const toast = page.locator('.fui-Toast').filter({ hasText: /^4/ })
  await toast.waitFor()
  await expect.poll(() => bar.count()).toBe(0)
  await expect.poll(async () => (await ana.ask('partners', { type: 'customer' })).total).toBe(3)
  await page.goto(`${prumo.url}/customers?open=${partnerId}`)
  await page.getByRole('link', { name: 'Obra de Betão do vale' }).waitFor()
  await page.getByRole('link', { name: 'Obra de Betão do vale' }).scrollIntoViewIfNeeded()
  await picture(page, `customer-projects-${look.join('-')}`)
  await expectNoSidewaysScroll(page, '/customers')
  expect(undo).toBeTruthy()
  expect(troubles).toEqual([])
})

it('ORG-10 customers that were moved to the register are texts again after Undo, and one in use stays', async () => {
  const ana = await founder()
  const projectId = await project(ana, { customerName: 'Prefeitura de Olinda' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/customers`)
  await page.getByRole('button', { name: 'Levar para o cadastro' }).click()
  await page.getByRole('dialog').getByText('cliente novo', { exact: false }).waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Levar', exact: true }).click()
  const toast = page.locator('.fui-Toast').filter({ hasText: 'projeto com cliente do cadastro' })
  await toast.waitFor()
  await toast.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await expect.poll(async () => (await ana.ask('project', { projectId })).customerId).toBeNull()
  await expect.poll(async () => (await ana.ask('partners', {})).total).toBe(0)
  const partnerId = fresh()
  await ana.act('AddPartner', { ...aPartner, partnerId })
  await ana.act('ChangeProjectCustomer', { projectId, customerId: partnerId })
  await page.goto(`${prumo.url}/customers?open=${partnerId}`)
  await page.getByRole('button', { name: 'Excluir cliente ou fornecedor' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByText('está em uso', { exact: false }).first().waitFor()
  await picture(page, 'customer-in-use')
})

it.each([
  ['pt-BR', 'light', 1280],
  ['en', 'dark', 390],
] as const)(
  'ORG-10 a postal code fills what is empty, and leaves what is written, in %s on %s ground at %i px',
  async (...look) => {
    const [language, colorMode, width] = look
    const ana = await founder()
    const { page } = await open({ language, colorMode, width })
    await enter(page, prumo.url, ana.email)
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
    await page.goto(`${prumo.url}/customers`)
    const [adding, code, unknown, gone, replacing] =
      language === 'en'
        ? [
            'Add customer or supplier',
            'Postal code',
            'No address was found',
            'did not answer',
            'Use the address of the code',
          ]
        : [
            'Adicionar cliente ou fornecedor',
            'CEP',
            'Nenhum endereço encontrado',
            'não respondeu',
            'Usar o endereço do CEP',
          ]
    await page.getByRole('button', { name: adding, exact: true }).first().click()
    const dialog = page.getByRole('dialog')
    const valueIn = (name: string) => dialog.locator(`input[name=${name}]`).inputValue()
    const typed = dialog.getByLabel(code)
    await typed.fill('99999-999')
    await dialog.getByText(unknown, { exact: false }).waitFor()
    await typed.fill('88888888')
    await dialog.getByText(gone, { exact: false }).waitFor()
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
    await typed.scrollIntoViewIfNeeded()
    await picture(page, `postal-code-${look.join('-')}`)
    await dialog.getByRole('button', { name: replacing }).click()
    await expect.poll(() => valueIn('city')).toBe('Recife')
    await dialog.locator('input[name=street]').fill('Rua da Aurora, lado ímpar')
    await dialog.locator('input[name=name]').fill('Aurora')
    await dialog.getByRole('checkbox').first().check()
    await dialog.getByRole('button', { name: adding, exact: true }).click()
    await page.getByText('Aurora', { exact: true }).waitFor()
    const [partner] = (await ana.ask('partners', {})).items
    expect(partner).toMatchObject({ street: 'Rua da Aurora, lado ímpar', city: 'Recife', stateCode: 'PE' })
  },
)

it('ORG-10 the register is exported as it is narrowed, in the reader’s words', async () => {
  const ana = await founder()
  await ana.act('AddPartner', { ...aPartner, partnerId: fresh(), types: ['customer'], document: '52998224725' })
  await ana.act('AddPartner', { ...aPartner, partnerId: fresh(), types: ['supplier'], name: '=Areal' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  const saved = async (query: string, format: string) => {
    await page.goto(`${prumo.url}/customers${query}`)
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
