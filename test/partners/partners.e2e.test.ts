import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague } = await world()
const eva = await founder()
/** Eva's window for the tests that need no register of their own. */
let evasWindow: OpenWindow
beforeAll(async () => {
  evasWindow = await open()
  await enter(evasWindow.page, prumo.url, eva.email)
  await evasWindow.page.goto(`${prumo.url}/customers`)
})

const table = (page: Page) => page.getByRole('table', { name: 'Clientes e fornecedores' })
const row = (page: Page, name: string) => table(page).getByRole('row').filter({ hasText: name })
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar cliente ou fornecedor', exact: true })

it('ORG-10 a customer is added, found, changed, deleted and brought back', async () => {
  const ana = await founder()
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(prumo.url)
  await page.getByRole('navigation').getByRole('link', { name: 'Clientes e fornecedores' }).click()
  await page.getByText('Nenhum cliente ou fornecedor ainda').waitFor()
  await picture(page, 'partners-empty')

  await add(page).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Adicionar', exact: false }).last().click()
  await dialog.getByText('Marque cliente, fornecedor ou os dois.').waitFor()
  await dialog.getByText('Informe o nome').waitFor()
  await dialog.getByRole('checkbox', { name: 'Cliente' }).check()
  await dialog.getByLabel('Nome', { exact: false }).first().fill('Prefeitura de Olinda')
  await dialog.getByLabel('CNPJ ou CPF').fill('12.ABC.345/01DE-36')
  await dialog.getByLabel('E-mail').fill('obras')
  await dialog.getByLabel('CEP').fill('5305')
  await picture(page, 'partners-add')
  await dialog.getByLabel('Cidade').focus()
  await dialog.getByText('Confira o número: não é um CNPJ nem um CPF válido.').waitFor()
  await dialog.getByText('O CEP tem 8 números, como 01310-200.').waitFor()
  await dialog.getByText('E-mail inválido').waitFor()
  await picture(page, 'partners-add-wrong')
  await dialog.getByLabel('CNPJ ou CPF').fill('12.abc.345/01de-35')
  await dialog.getByLabel('E-mail').fill('obras@olinda.example')
  await dialog.getByLabel('CEP').fill('53050-000')
  await dialog.getByLabel('Cidade').fill('Olinda')
  await dialog.getByRole('combobox', { name: 'UF' }).click()
  await page.getByRole('option', { name: 'PE', exact: true }).click()
  await dialog.getByLabel('Telefone').fill('(81) 3333-4444')
  await dialog.getByLabel('Telefone').press('Enter')
  await row(page, 'Prefeitura de Olinda').waitFor()
  expect(await row(page, 'Prefeitura de Olinda').innerText()).toContain('12.ABC.345/01DE-35')

  // The same document again is said at the document.
  await add(page).click()
  await dialog.getByRole('checkbox', { name: 'Fornecedor' }).check()
  await dialog.getByLabel('Nome', { exact: false }).first().fill('Outra Prefeitura')
  await dialog.getByLabel('CNPJ ou CPF').fill('12ABC34501DE35')
  await dialog.getByLabel('CNPJ ou CPF').press('Enter')
  await dialog.getByText('Já há um cliente ou fornecedor com este documento.', { exact: false }).waitFor()
  await dialog.getByLabel('CNPJ ou CPF').fill('529.982.247-25')
  await dialog.getByLabel('CNPJ ou CPF').press('Enter')
  await row(page, 'Outra Prefeitura').waitFor()

  // By keys along the rows, and into one; it has an address of its own.
  await row(page, 'Outra Prefeitura').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(/open=[0-9a-f-]{36}/)
  await page.reload()
  const drawer = page.getByRole('dialog', { name: 'Prefeitura de Olinda', exact: true })
  await drawer.waitFor()
  await expect.poll(() => drawer.getByLabel('CNPJ ou CPF').inputValue()).toBe('12.ABC.345/01DE-35')
  await drawer.getByLabel('Pessoa de contato').fill('Célia Prado')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cadastro salvo').last().waitFor()
  await picture(page, 'partners-drawer')
  await expectAccessible(page, 'an open partner')
  await drawer.getByRole('link', { name: 'Ver no registro de ações' }).click()
  await page.getByText('alterou o contato do cliente ou fornecedor').first().waitFor()
  await picture(page, 'partners-log')
  await page.goBack()

  await drawer.getByRole('button', { name: 'Excluir cliente ou fornecedor' }).click()
  const question = page.getByRole('dialog', { name: 'Excluir Prefeitura de Olinda?' })
  await picture(page, 'partners-delete')
  await question.getByRole('button', { name: 'Excluir', exact: true }).click()
  await expect.poll(() => row(page, 'Prefeitura de Olinda').count()).toBe(0)
  const notice = page.locator('.fui-Toast').filter({ hasText: 'Excluído do cadastro' })
  await notice.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await row(page, 'Prefeitura de Olinda').waitFor()
  await page.keyboard.press('Control+Shift+Z')
  await expect.poll(() => row(page, 'Prefeitura de Olinda').count()).toBe(0)
  await page.keyboard.press('Control+Z')
  await row(page, 'Prefeitura de Olinda').waitFor()
  expect(troubles.filter((text) => !/status of 409/.test(text))).toEqual([])
})

it('ORG-10 the register is narrowed by what stands in the address', async () => {
  const customer = fresh()
  await eva.act('AddPartner', { ...aPartner, partnerId: customer, types: ['customer'], document: '52998224725' })
  const supplier = { ...aPartner, types: ['supplier' as const], name: 'Aços do Norte', email: null }
  await eva.act('AddPartner', { ...supplier, partnerId: fresh(), companyName: null, document: '12ABC34501DE35' })
  await eva.act('AddPartner', { ...aPartner, partnerId: fresh(), name: 'Construtora Horizonte dos Campos Gerais' })
  const { page } = evasWindow
  const desk = { language: 'pt-BR', colorMode: 'light', width: 1280 } as const
  for (const look of [{ ...desk, width: 390 }, { language: 'en', colorMode: 'dark', width: 390 }, desk] as const) {
    const [addedBy, nobody, missing] =
      look.language === 'en'
        ? ['Added by', 'Nobody found', 'Not in the register']
        : ['Adicionado por', 'Ninguém encontrado', 'Não está no cadastro']
    const where = Object.values(look).join('-')
    await goWithin(page, '/customers')
    await showIn(page, look)
    await page.getByText('Aços do Norte').waitFor()
    await picture(page, `partners-${where}`)
    await expectNoSidewaysScroll(page, '/customers')
    await expectAccessible(page, '/customers')
    await goWithin(page, '/customers?type=customer&search=betao')
    await page.getByText('Betão do Vale', { exact: true }).waitFor()
    await expect.poll(() => page.getByText('Aços do Norte').count()).toBe(0)
    await goWithin(page, `/customers?open=${customer}`)
    await page.getByRole('dialog').getByText(addedBy, { exact: false }).waitFor()
    await picture(page, `partners-open-${where}`)
    await goWithin(page, '/customers?search=zzz')
    await page.getByText(nobody).waitFor()
    await goWithin(page, `/customers?open=${fresh()}`)
    await page.getByText(missing).waitFor()
  }
})

it('what is begun while the register comes stays open once it is known to be empty', async () => {
  const ana = await founder()
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/queries/partners?*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${prumo.url}/customers`)
  await add(page).press('Enter')
  const name = page.getByRole('dialog').getByLabel('Nome', { exact: false }).first()
  await name.fill('Prefeitura de Olinda')
  answer()
  await page.getByText('Nenhum cliente ou fornecedor ainda').waitFor()
  expect(await name.inputValue()).toBe('Prefeitura de Olinda')
})

it('ORG-10 SES-15 what somebody else changes meanwhile is said, and is replaced only after a question', async () => {
  const bia = await colleague(eva, 'creator')
  const partnerId = fresh()
  await eva.act('AddPartner', { ...aPartner, partnerId })
  const nameNow = async () => (await eva.ask('partner', { partnerId })).name
  const { page } = evasWindow
  expect(await nameNow()).toBe(aPartner.name)
  await goWithin(page, `/customers?open=${partnerId}`)
  const drawer = page.getByRole('dialog', { name: aPartner.name, exact: true })
  const name = page.locator('form input[name=name]')
  await name.fill('Betão da Várzea')
  await bia.act('ChangePartner', { partnerId, name: 'Betão do Sul', stateCode: 'AL' })
  await page.getByText('agora: Betão do Sul').waitFor()
  await page.getByText(/Bia Rocha alterou Nome e UF/).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const question = page.getByRole('dialog').filter({ hasText: 'Salvar por cima do que outra pessoa escreveu?' })
  await question.getByRole('button', { name: 'Salvar o que escrevi' }).click()
  await expect.poll(nameNow).toBe('Betão da Várzea')
  expect((await eva.ask('partner', { partnerId })).stateCode).toBe('AL')
  expect(await drawer.count()).toBe(0)
})

it('ORG-10 whoever may only look sees no button that changes anything, and others no such place', async () => {
  const partnerId = fresh()
  await eva.act('AddPartner', { ...aPartner, partnerId })
  const withLevel = async (customers: 'viewOnly' | 'noAccess') => {
    const profileId = fresh()
    const permissions = { ...everyRight, customers }
    await eva.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: true })
    const { page } = await open()
    await enter(page, prumo.url, (await colleague(eva, 'creator', profileId)).email)
    return page
  }
  const reader = await withLevel('viewOnly')
  await reader.goto(`${prumo.url}/customers?open=${partnerId}`)
  await reader.getByRole('dialog').getByText('celia@betao.example').waitFor()
  expect(await add(reader).count()).toBe(0)
  for (const name of ['Salvar', 'Excluir cliente ou fornecedor'])
    expect(await reader.getByRole('button', { name }).count()).toBe(0)
  const stranger = await withLevel('noAccess')
  await stranger.goto(prumo.url)
  await stranger.getByRole('navigation').getByRole('link', { name: 'Documentos' }).first().waitFor()
  expect(await stranger.getByRole('navigation').getByRole('link', { name: 'Clientes e fornecedores' }).count()).toBe(0)
})
