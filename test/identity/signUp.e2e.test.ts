import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { aPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()

it.each([
  ['11', '98877-6655'],
  ['', '(11) 98877-6655'],
  ['(11)', '3344 5566'],
])('ACC-04 signs up with the phone as a Brazilian types it: %j %j', async (areaCode, phone) => {
  const { page } = await open()
  await page.goto(`${prumo.url}/signup`)
  const type = async (name: string, text: string) => {
    await page.locator(`input[name=${name}]`).click()
    await page.keyboard.type(text)
  }
  await type('name', 'Ana')
  await type('lastName', 'Souza')
  await type('email', `ana@${crypto.randomUUID().slice(0, 8)}.construção.com.br`)
  await type('areaCode', areaCode)
  await type('phone', phone)
  await type('password', aPassword)
  await type('confirmation', aPassword)
  await type('companyName', 'Horizonte')
  for (const [label, option] of [
    ['Porte (pessoas)', '10 a 49'],
    ['Segmento', 'Serviços'],
    ['Cargo', 'Gerente de projetos'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }
  await page.getByRole('checkbox', { name: 'Melhorar o planejamento de projetos' }).check()
  await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check()
  expect(await page.locator('.fui-Field__validationMessage').allInnerTexts()).toEqual([])
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByText('Olá, Ana').waitFor()
})

it.each([1280, 390])(
  'SES-11 what one looks for is a named group of boxes, one below the other, at %i px',
  async (width) => {
    const { page } = await open({ width })
    await page.goto(`${prumo.url}/signup`)
    const boxes = page.getByRole('group', { name: 'O que você busca' }).getByRole('checkbox')
    await boxes.first().waitFor()
    const places = await boxes.evaluateAll((all) => all.map((box) => box.getBoundingClientRect().toJSON() as DOMRect))
    expect(places.length).toBeGreaterThan(3)
    expect(new Set(places.map(({ left }) => Math.round(left))).size, 'in one column').toBe(1)
    expect(new Set(places.map(({ top }) => Math.round(top))).size, 'each on a line of its own').toBe(places.length)
    await page.getByRole('group', { name: 'O que você busca' }).scrollIntoViewIfNeeded()
    await picture(page, `sign-up-needs-${width}`)
  },
)

it('ACC-04 the terms to be accepted can be read, in both languages, without losing what is typed', async () => {
  const { page, context, troubles, strangers } = await open()
  await page.goto(`${prumo.url}/signup`)
  await page.locator('input[name=name]').click()
  await page.keyboard.type('Ana')
  const [terms] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Ler os termos de uso' }).click(),
  ])
  await terms.getByRole('heading', { name: 'Termos de uso' }).waitFor()
  for (const title of ['Período de teste', 'O registro não é alterado', 'Proteção de dados (LGPD)'])
    await terms.getByRole('heading', { name: title }).waitFor()
  await picture(terms, 'terms-pt')
  await expectAccessible(terms, '/terms')
  await terms.getByRole('button', { name: 'English' }).click()
  for (const title of ['Terms of use', 'Trial', 'The log is not altered', 'Data protection (LGPD)'])
    await terms.getByRole('heading', { name: title }).waitFor()
  await terms.setViewportSize({ width: 390, height: 800 })
  await expectNoSidewaysScroll(terms, '/terms')
  await picture(terms, 'terms-en-390')
  expect(await terms.locator('body').innerText()).not.toMatch(/terms\.|\{\{/)
  expect(await page.locator('input[name=name]').inputValue()).toBe('Ana')
  expect([...troubles, ...strangers]).toEqual([])
})

it('ACC-04 says the rule of passwords once, as a hint and then as what is wrong', async () => {
  const { page } = await open()
  await page.goto(`${prumo.url}/signup`)
  const rule = page.getByText(/pelo menos 8 caracteres, com 3 letras e 2 números/i)
  await expect.poll(() => rule.allInnerTexts()).toEqual(['Pelo menos 8 caracteres, com 3 letras e 2 números'])
  await page.locator('input[name=password]').fill('Prumo-e-nivel')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect.poll(() => rule.allInnerTexts()).toEqual(['Use pelo menos 8 caracteres, com 3 letras e 2 números'])
})

it('SES-15 whoever’s session ends while they write is told so, and finds what they wrote where they were', async () => {
  const [ana, bia] = [await founder(), await founder()]
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  const address = `${prumo.url}/projects/${projectId}/settings/general`
  await page.goto(address)
  await page.getByLabel('Descrição').click()
  await page.keyboard.type('Com duas faixas')
  await page.evaluate(() => fetch('/rest/users/logout', { headers: { 'X-Prumo': '1' } }))
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.waitForURL('**/signin*')
  await page.getByText('Sua sessão terminou; o que você escreveu está guardado.', { exact: false }).waitFor()
  await picture(page, 'session-ended')
  await page.locator('input[name=login]').click()
  await page.keyboard.type(ana.email)
  await page.locator('input[name=password]').click()
  await page.keyboard.type(aPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL(address)
  await expect.poll(() => page.getByLabel('Descrição').inputValue()).toBe('Com duas faixas')

  // In the same tab, somebody else finds neither the place nor the words.
  await page.evaluate(() => fetch('/rest/users/logout', { headers: { 'X-Prumo': '1' } }))
  // Whatever the page still asks for after its opening may find the end of the session before the click does.
  const leaving = page.waitForURL('**/signin*')
  await Promise.race([leaving, page.getByRole('button', { name: 'Salvar', exact: true }).click()])
  await leaving
  await page.getByText('Sua sessão terminou', { exact: false }).waitFor()
  await page.locator('input[name=login]').fill(bia.email)
  await page.locator('input[name=password]').fill(aPassword)
  await page.keyboard.press('Enter')
  await page.getByText('Olá,').waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft|ended/.test(key)))).toEqual([])
})
