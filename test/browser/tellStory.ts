import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPassword } from '../world/person'
import { browserForTests, type OpenWindow, signInByForm } from './browser'
import { openView } from './openView'
import { unfold } from './unfold'

const [anasEmail, biasEmail] = ['ana@horizonte.example', 'bia@horizonte.example']
const pitch = 'Reforma da Escola Municipal Anísio Teixeira'

/** The product as somebody runs it. */
export type Deployment = {
  url: string
  /** Ends every process of it, and starts them again. */
  restart(): Promise<void>
  /** Ends it, and answers the rows in which its read models differ from ones built afresh: there are none. */
  stop(): Promise<unknown[]>
}

/** Registers the tests of one story, from sign-up to the auditor's export, in two browsers, on any deployment. */
export function tellStory(deploy: () => Promise<Deployment>): void {
  const open = browserForTests({ isStory: true })
  let [product, ana, bia]: [Deployment, OpenWindow, OpenWindow] = [] as never
  const url = () => product.url

  beforeAll(async () => {
    product = await deploy()
    ana = await open()
  }, 180_000)
  afterAll(async () => expect(await product.stop(), 'read models equal a fresh rebuild').toEqual([]), 60_000)

  const card = ({ page }: OpenWindow, title: string) => page.getByRole('button', { name: title, exact: true })
  const column = ({ page }: OpenWindow, name: string) =>
    page.getByRole('region', { name: `Etapa ${name}`, exact: true })
  const choose = async ({ page }: OpenWindow, label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option }).click()
  }

  it('ACC-04 somebody signs up, told at the fields what is missing', async () => {
    const { page } = ana
    await page.goto(`${url()}/`)
    await page.getByRole('link', { name: 'Criar conta' }).click()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByText('Informe o nome', { exact: true }).waitFor()
    await page.getByText('Leia e aceite o termo').waitFor()
    const fields = {
      Nome: 'Ana',
      Sobrenome: 'Souza',
      'E-mail corporativo': anasEmail,
      DDD: '031',
      Telefone: '99988776',
      Senha: aPassword,
      'Confirme a senha': aPassword,
      Empresa: 'Construtora Horizonte',
    }
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
    await choose(ana, 'Porte (pessoas)', '10 a 49')
    await choose(ana, 'Segmento', 'Serviços')
    await choose(ana, 'Cargo', 'Gerente de projetos')
    await page.getByRole('checkbox', { name: 'Melhorar o planejamento de projetos' }).check()
    await page.getByRole('checkbox', { name: 'Li e aceito os termos de uso' }).check()
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByText('Olá, Ana').waitFor()
  })

  it('ORG-07 adds a colleague', async () => {
    const { page } = ana
    await page.goto(`${url()}/organization`)
    await page.getByRole('button', { name: 'Adicionar pessoa' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nome', { exact: true }).fill('Bia')
    await dialog.getByLabel('Sobrenome').fill('Rocha')
    await dialog.getByLabel('E-mail').fill(biasEmail)
    await dialog.locator('input[name=password]').fill(aPassword)
    await dialog.locator('input[name=confirmation]').fill(aPassword)
    await dialog.locator('button[type=submit]').click()
    await page.getByText(biasEmail).waitFor()
  })

  it('PRJ-01 creates a project with the wizard: pitch needed, code of three characters, shared', async () => {
    const { page } = ana
    await page.goto(`${url()}/my-projects/new`)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Informe o nome do projeto para continuar').waitFor()
    await page.getByLabel(/^Nome do projeto/).fill(pitch)
    await page.getByLabel('Código interno').fill('E1')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByText('Use pelo menos 3 caracteres').waitFor()
    await page.getByLabel('Código interno').fill('ESC-01')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('E-mail').fill(biasEmail)
    await page.getByRole('button', { name: 'Incluir pessoa' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Criar projeto' }).click()
    await page.waitForURL('**/board')
    await column(ana, 'A fazer').waitFor()
  })

  it('IMP-01 imports a Brazilian spreadsheet: asked about its dates, rehearsed, run, with a reason for what is refused', async () => {
    const { page } = ana
    await openView(page, 'Ajustes', 'Importar')
    const rows = [
      'Código;Tarefa;Situação;Início;Término;Responsável;% concluído',
      'E-1;Sondagem do terreno;A fazer;01/02/2027;05/02/2027;Ana Souza;0',
      'E-2;Locação da obra;Em andamento;06/02/2027;09/02/2027;bia@horizonte.example;45%',
      'E-3;Armação das sapatas;A fazer;11/03/2027;12/03/2027;;0',
      'E-4;Concretagem;A fazer;12/03/2027;01/03/2027;;0',
    ]
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'tarefas.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') })
    await page.getByText(/A coluna “Início” pode ser lida de mais de um jeito/).waitFor()
    for (const radio of await page.getByRole('radio', { name: /^dd\/mm\/aaaa/ }).all()) await radio.check()
    await page.getByRole('button', { name: 'Simular importação' }).click()
    await page.getByRole('tab', { name: 'Recusadas · 1' }).waitFor()
    await page.getByRole('button', { name: 'Importar 3 tarefas' }).click()
    await page.getByText('Concluída', { exact: true }).waitFor()
    await page.getByRole('cell', { name: 'O término fica antes do início.' }).waitFor()
  })

  it('ACC-11 a colleague whose first password was typed by somebody else chooses a new one before anything else', async () => {
    bia = await open()
    const { page } = bia
    await signInByForm(page, url(), biasEmail)
    await page.getByText('Sua senha foi escolhida por outra pessoa. Escolha a sua agora.').waitFor()
    await page.goto(`${url()}/my-projects`)
    await page.waitForURL('**/myinformation')
    await page.locator('input[name=currentPassword]').fill(aPassword)
    await page.locator('input[name=password]').fill('Prumo-e-nivel-77')
    await page.locator('input[name=confirmation]').fill('Prumo-e-nivel-78')
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await page.getByText('As senhas não coincidem').waitFor()
    await page.locator('input[name=confirmation]').fill('Prumo-e-nivel-77')
    await page.getByRole('button', { name: 'Alterar senha' }).click()
    await page
      .getByText('Sua senha foi escolhida por outra pessoa. Escolha a sua agora.')
      .waitFor({ state: 'detached' })
  })

  it('SES-15 a second browser sees at once what the first one does: quick add, move, edit', async () => {
    await bia.page.goto(`${url()}/my-projects`)
    await bia.page.getByRole('row', { name: new RegExp(pitch) }).click()
    await card(bia, 'Locação da obra').waitFor()

    await openView(ana.page, 'Plano', 'Quadro')
    await ana.page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).click()
    await ana.page.getByPlaceholder('O que precisa ser feito?').fill('Contratar caçambas')
    await ana.page.keyboard.press('Enter')
    await card(bia, 'Contratar caçambas').waitFor()
    // It stays open for the next one, which has another title.
    await expect.poll(() => ana.page.getByPlaceholder('O que precisa ser feito?').inputValue()).toBe('')

    await card(ana, 'Contratar caçambas').focus()
    await ana.page.keyboard.press('Alt+ArrowRight')
    await column(bia, 'Em andamento').getByRole('button', { name: 'Contratar caçambas', exact: true }).waitFor()
    await expect.poll(() => ana.page.evaluate(() => document.activeElement?.textContent)).toBe('Contratar caçambas')

    await ana.page.keyboard.press('Enter')
    await ana.page.getByLabel('Título').fill('Contratar três caçambas')
    await ana.page.getByRole('button', { name: 'Salvar' }).click()
    await card(bia, 'Contratar três caçambas').waitFor()
    await ana.page.getByRole('button', { name: 'Fechar tarefa' }).click()
  })

  it('COM-01 a comment on a task is there for others, and after a reload', async () => {
    const [comment, task] = ['Caçambas só de manhã', 'Contratar três caçambas']
    const discussion = async ({ page }: OpenWindow) => {
      await card({ page } as OpenWindow, task).click()
      await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
    }
    await discussion(ana)
    await ana.page.getByRole('textbox', { name: 'Escrever comentário' }).fill(comment)
    await ana.page.keyboard.press('Control+Enter')
    await ana.page.getByRole('list', { name: 'Comentários' }).getByText(comment).waitFor()
    await discussion(bia)
    for (const { page } of [ana, bia]) {
      await page.reload()
      await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
      await page.getByRole('list', { name: 'Comentários' }).getByText(comment).waitFor()
      await page.getByRole('button', { name: 'Fechar tarefa' }).click()
    }
  })

  it('ACC-01 somebody signs out, and in again', async () => {
    const { page } = ana
    const board = page.url()
    await page.getByRole('button', { name: /Ana Souza/ }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/signin')
    await page.goto(board)
    await page.waitForURL('**/signin?next=*')
    await page.locator('input[name=login]').fill(anasEmail)
    await page.locator('input[name=password]').fill(aPassword)
    await page.keyboard.press('Enter')
    await column(ana, 'A fazer').waitFor()
  })

  it('KAN-06 a card is dragged to another step', async () => {
    const from = await card(ana, 'Armação das sapatas').boundingBox()
    const to = await column(ana, 'Fila de verificação').boundingBox()
    if (!from || !to) throw new Error('nothing to drag')
    const { mouse } = ana.page
    await mouse.move(from.x + 40, from.y + 12)
    await mouse.down()
    await mouse.move(from.x + 60, from.y + 20, { steps: 4 })
    await mouse.move(to.x + 100, to.y + 140, { steps: 12 })
    await mouse.up()
    await column(bia, 'Fila de verificação').getByRole('button', { name: 'Armação das sapatas', exact: true }).waitFor()
  })

  it('KAN-07 a step at its limit refuses one more, says so, and the card goes back', async () => {
    await ana.page.getByRole('button', { name: 'Ações da etapa Verificação' }).click()
    await ana.page.getByRole('menuitem', { name: 'Editar etapa' }).click()
    await ana.page.getByLabel('Limite de tarefas').fill('1')
    await ana.page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await column(ana, 'Verificação').getByText('0 de 1').waitFor()
    const move = async (title: string) => {
      await ana.page.getByRole('button', { name: `Ações de ${title}` }).click()
      await ana.page.getByRole('menuitem', { name: 'Verificação', exact: true }).click()
    }
    await move('Armação das sapatas')
    await column(ana, 'Verificação').getByText('1 de 1').waitFor()
    await move('Sondagem do terreno')
    await ana.page.getByText('Erro ao atualizar ordem de tarefas', { exact: true }).waitFor()
    await ana.page
      .getByText('A etapa está no limite de tarefas (1). Conclua ou mova uma antes.', { exact: true })
      .waitFor()
    await column(ana, 'A fazer').getByRole('button', { name: 'Sondagem do terreno', exact: true }).waitFor()
  })

  it('SES-15 nothing is lost by a restart, and open windows find the way back', async () => {
    await product.restart()
    await card(ana, 'Sondagem do terreno').waitFor()
    await ana.page.reload()
    await column(ana, 'Em andamento').getByRole('button', { name: 'Contratar três caçambas', exact: true }).waitFor()
    await ana.page.getByRole('button', { name: 'Adicionar tarefa em Concluído' }).click()
    await ana.page.getByPlaceholder('O que precisa ser feito?').fill('Vistoria inicial')
    await ana.page.keyboard.press('Enter')
    await card(bia, 'Vistoria inicial').waitFor({ timeout: 30_000 })
  })

  it('AUD-02 the action log tells before and after, is filtered, and is exported as CSV', async () => {
    const { page } = ana
    await page.goto(`${url()}/action-log`)
    const renamed = page.getByRole('row', { name: /renomeou a tarefa/ })
    await renamed.waitFor()
    expect(await renamed.textContent()).toMatch(/Contratar caçambas.*Contratar três caçambas/)
    const bias = page.getByRole('row', { name: /Bia Rocha.*alterou a senha/ })
    await bias.waitFor()
    await unfold(page, 'Filtros')
    await page.getByRole('combobox', { name: 'Pessoa' }).fill('souza')
    await page.getByRole('option', { name: 'Ana Souza' }).click()
    await bias.waitFor({ state: 'detached' })
    await renamed.waitFor()
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ])
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('TaskRenamed')
    expect(csv).toContain('Contratar três caçambas')
  })

  it('nothing went wrong in either window but what was meant to, and neither asked another host for anything', () => {
    const expected = [
      /status of (401|403|409|422|503)/,
      /ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED|CONNECTION_RESET)/,
      // Without HTTPS a browser says of each page that it leaves this header aside.
      /The Cross-Origin-Opener-Policy header has been ignored/,
    ]
    const isExpected = (trouble: string) => expected.some((pattern) => pattern.test(trouble))
    expect([...ana.troubles, ...bia.troubles].filter((trouble) => !isExpected(trouble))).toEqual([])
    expect([...ana.strangers, ...bia.strangers]).toEqual([])
  })
}
