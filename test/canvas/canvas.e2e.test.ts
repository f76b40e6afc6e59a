import { beforeAll, expect, it } from 'vitest'
import { browserForTests, enter, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const address = `/projects/${projectId}/canvas`

async function windowOf({ email }: typeof ana): Promise<OpenWindow> {
  const opened = await open()
  await enter(opened.page, prumo.url, email)
  await opened.page.goto(`${prumo.url}${address}`)
  return opened
}
/** Ana's window for all tests. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await windowOf(ana)
})

const at = async (opened: OpenWindow) => {
  await goWithin(opened.page, address)
  const area = (name: string) => opened.page.getByRole('region', { name: `Área ${name}`, exact: true })
  const card = (title: string) => opened.page.getByRole('button', { name: title, exact: true })
  return { ...opened, area, card }
}

it('CAN-01 CAN-02 CAN-03 CAN-04 a canvas is filled in, changed by keys and menu, and nothing is lost', async () => {
  const { page, area, card, troubles } = await at(anasWindow)
  const otherWindow = await at(await windowOf(bia))

  await page.getByText('Faltam cartões em').waitFor()
  const add = async (name: string, title: string) => {
    await page.getByRole('button', { name: `Adicionar cartão em ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Título').fill(title)
    await dialog.getByRole('button', { name: 'Adicionar cartão' }).click()
    await area(name).getByText(title).waitFor()
  }
  await add('Produto', 'Ponte de 40 m')
  await add('Produto', 'Acessos')
  // Another person's screen follows by itself.
  await otherWindow.area('Produto').getByText('Acessos').waitFor()

  // By keys: up within the area, then into the next one.
  await card('Acessos').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await page.getByText('Acessos agora está em Produto, posição 1').waitFor({ state: 'attached' })
  await card('Acessos').focus()
  await page.keyboard.press('Alt+ArrowRight')
  await area('Requisitos').getByText('Acessos').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Acessos')

  // By dragging, onto the upper half of a card: before it.
  await card('Acessos').dragTo(card('Ponte de 40 m'), { targetPosition: { x: 20, y: 2 } })
  await area('Produto').getByText('Acessos').waitFor()
  await expect.poll(() => area('Produto').locator('[data-card]').allInnerTexts()).toEqual(['Acessos', 'Ponte de 40 m'])
  await card('Acessos').dragTo(area('Requisitos'))
  await area('Requisitos').getByText('Acessos').waitFor()

  // By menu, into an area whose rule refuses it: it stays where it was, and says why.
  await page.getByRole('button', { name: 'Ações de Acessos' }).click()
  await page.getByRole('menuitem', { name: 'Riscos' }).click()
  await page.getByText('Um cartão de risco precisa de estratégia').last().waitFor()
  await area('Requisitos').getByText('Acessos').waitFor()

  // A risk with its assessment.
  await page.getByRole('button', { name: 'Adicionar cartão em Riscos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Título').fill('Cheia do rio')
  const choose = async (name: string, option: string) => {
    await dialog.getByRole('combobox', { name, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('Tipo de risco', 'Ameaça')
  await choose('Estratégia de resposta', 'Mitigar')
  for (const name of ['Probabilidade', 'Probabilidade depois']) await choose(name, 'Alta')
  for (const name of ['Impacto', 'Impacto depois']) await choose(name, 'Alto')
  await dialog.getByRole('button', { name: 'Adicionar cartão' }).click()
  await area('Riscos').getByText('Ameaça: Mitigar').waitFor()

  // The card has its own address; its fields are saved, and a taken title is said at the title.
  await card('Ponte de 40 m').click()
  await page.waitForURL(/\/canvas\/[0-9a-f-]{36}$/)
  const cardId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  // Whom a card would tell is not offered before anything is sent to them. What is recorded stays.
  await ana.act('ChangeCard', { projectId, cardId, notificationEmail: 'fiscal@prefeitura.example' })
  await page.reload()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Descrição').fill('Duas faixas e passeio')
  await drawer.getByText('Mais campos').click()
  await drawer.getByLabel('Valor planejado').fill('1.234,56')
  expect(await drawer.getByText('E-mail de notificação').count()).toBe(0)
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cartão salvo').last().waitFor()
  await drawer.getByLabel('Título').fill('acessos')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await drawer.getByText('Já existe um cartão com este título').waitFor()
  await expect
    .poll(() => ana.ask('card', { projectId, cardId }))
    .toMatchObject({
      description: 'Duas faixas e passeio',
      plannedCents: 123_456,
      notificationEmail: 'fiscal@prefeitura.example',
    })
  await drawer.getByRole('button', { name: 'Fechar o cartão' }).click()

  // An area with cards stays; a deleted card comes back.
  await page.getByRole('button', { name: 'Ações da área Produto' }).click()
  await page.getByRole('menuitem', { name: 'Remover área' }).click()
  await page.getByText('Uma área com cartões não pode ser removida').last().waitFor()
  await page.getByRole('button', { name: 'Ações de Ponte de 40 m' }).click()
  await page.getByRole('menuitem', { name: 'Excluir cartão' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Mudou o escopo')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir cartão' }).click()
  await card('Ponte de 40 m').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '1 cartão excluído' }).click()
  await page.getByText('Motivo: Mudou o escopo').waitFor()
  await page.getByRole('button', { name: 'Restaurar Ponte de 40 m' }).click()
  await page.getByText('Nenhum cartão excluído.').waitFor()
  await page.getByRole('button', { name: 'Fechar' }).click()
  // Notices from before can be undone as well, until their time is over: the one of the first deletion first of all.
  const deletion = page.locator('.fui-Toast').filter({ hasText: 'Cartão excluído' })
  await page.mouse.move(0, 800)
  await expect.poll(() => deletion.count()).toBe(0)
  await page.getByRole('button', { name: 'Ações de Ponte de 40 m' }).click()
  await page.getByRole('menuitem', { name: 'Excluir cartão' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Por engano')
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir cartão' }).click()
  await card('Ponte de 40 m').waitFor({ state: 'detached' })
  await deletion.getByRole('button', { name: 'Desfazer' }).click()
  await card('Ponte de 40 m').waitFor()
  await area('Produto').getByText('Ponte de 40 m').waitFor()

  // The log tells it in words.
  await goWithin(page, `/projects/${projectId}/action-log?record=${cardId}`)
  for (const sentence of [
    'restaurou o cartão',
    'excluiu o cartão',
    'alterou os valores do cartão',
    'adicionou o cartão',
  ])
    await page.getByText(sentence).first().waitFor()
  await page.getByText('Mudou o escopo').first().waitFor()
  expect(troubles.filter((trouble) => !/409/.test(trouble))).toEqual([])
  expect(otherWindow.troubles).toEqual([])
})

it('CAN-04 the form asks for what the area requires, and a card from before says what it lacks', async () => {
  const { areas } = await ana.ask('canvas', { projectId })
  const areaOf = (name: string) => areas.find(({ standardArea }) => standardArea === name)?.areaId ?? ''
  const old = { projectId, cardId: crypto.randomUUID(), areaId: areaOf('benefits'), title: 'Inauguração' }
  await ana.act('AddCard', old)
  await ana.act('MoveCard', { projectId, cardId: old.cardId, areaId: areaOf('cost'), beforeCardId: null })
  const { page, area, card } = await at(anasWindow)

  await page.getByRole('button', { name: 'Adicionar cartão em Linha do tempo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Título').fill('Licença ambiental')
  await page.keyboard.press('Enter')
  await dialog.getByText('Preencha este campo').waitFor()
  await dialog.getByRole('textbox', { name: 'Data planejada' }).fill('02/03/2027')
  await dialog.getByRole('button', { name: 'Adicionar cartão' }).click()
  await area('Linha do tempo').getByText('Licença ambiental').waitFor()

  await area('Custo').getByText('Falta a data planejada').waitFor()
  await area('Custo').getByText('Falta o valor planejado').waitFor()
  await card('Inauguração').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Falta a data planejada').waitFor()
  await drawer.getByLabel('Descrição').fill('Com a banda da cidade')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Cartão salvo').last().waitFor()
  await drawer.getByRole('textbox', { name: 'Data planejada' }).fill('02/03/2027')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await drawer.getByText('Falta a data planejada').waitFor({ state: 'detached' })
  await drawer.getByRole('textbox', { name: 'Data planejada' }).fill('')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await drawer.getByText('Preencha este campo').waitFor()
  await expect
    .poll(() => ana.ask('card', { projectId, cardId: old.cardId }))
    .toMatchObject({
      description: 'Com a banda da cidade',
      plannedOn: '2027-03-02',
      plannedCents: null,
    })
})

it('CAN-04 an internal code is entered in the form, which says at the field what is wrong with it', async () => {
  const { areas } = await ana.ask('canvas', { projectId })
  const inArea = { projectId, areaId: areas.find(({ standardArea }) => standardArea === 'stakeholders')?.areaId ?? '' }
  const cardId = crypto.randomUUID()
  await ana.act('AddCard', { ...inArea, cardId: crypto.randomUUID(), title: 'Marinha', internalCode: 'STK-1' })
  await ana.act('AddCard', { ...inArea, cardId, title: 'Pescadores' })
  const { page } = await at(anasWindow)
  await ana.ask('card', { projectId, cardId })
  await goWithin(page, `${address}/${cardId}`)
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Mais campos').click()
  const enterCode = async (code: string) => {
    await drawer.getByLabel('Código interno').fill(code)
    await drawer.getByRole('button', { name: 'Salvar' }).click()
  }
  await enterCode('S1')
  await drawer.getByText('Use pelo menos 3 caracteres').waitFor()
  await enterCode('stk-1')
  await drawer.getByText('Outro cartão do projeto já usa este código interno.').waitFor()
  await enterCode('STK-2')
  await expect.poll(async () => (await ana.ask('card', { projectId, cardId })).internalCode).toBe('STK-2')
  await goWithin(page, `/projects/${projectId}/action-log?record=${cardId}`)
  await page.getByText('alterou o código interno do cartão').first().waitFor()
})

it('CAN-01 CAN-02 the business model is laid out, and gets an area of one’s own', async () => {
  const { page, area } = await at(anasWindow)
  await page.getByRole('link', { name: 'Modelo de negócio' }).click()
  await page.getByRole('button', { name: 'Montar com as áreas padrão' }).click()
  await area('Proposta de valor').waitFor()
  await page.getByRole('button', { name: 'Dica sobre Proposta de valor' }).click()
  await page.getByText('Os problemas que resolvemos').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Adicionar área' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome da área').fill('Impacto social')
  await dialog.getByRole('switch', { name: 'Integração financeira' }).click()
  await dialog.getByRole('button', { name: 'Adicionar área' }).click()
  await dialog.getByText('precisa de pelo menos uma classificação').waitFor()
  await dialog.getByLabel('Classificações').fill('Doações, Subvenções')
  await dialog.getByRole('button', { name: 'Adicionar área' }).click()
  await area('Impacto social').waitFor()
  const { areas } = await ana.ask('canvas', { projectId })
  expect(areas.find(({ name }) => name === 'Impacto social')).toMatchObject({
    canvas: 'business',
    financialIntegration: true,
    classifications: ['Doações', 'Subvenções'],
  })
})

it('CAN-04 offers whoever may only look nothing to change', async () => {
  const caio = await colleague(ana)
  await ana.act('ShareProject', { projectId, email: caio.email, as: ['stakeholder'] })
  const { page, area } = await at(await windowOf(caio))
  await area('Produto').waitFor()
  expect(await page.getByRole('button', { name: /^Adicionar|^Ações da área/ }).count()).toBe(0)
})
