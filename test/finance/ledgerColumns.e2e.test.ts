import { expect, it } from 'vitest'
import { browserForTests, enter } from '../browser/browser'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()

const cells = {
  'pt-BR': {
    Descrição: 'Brita 1/2',
    'Valor do lançamento': 'R$ 120,50 em 2 parcelas',
    'Data planejada': '04/01/2027',
    Classificação: 'Materiais',
    Tipo: 'Saída',
    'Cliente ou fornecedor': 'Areal do Sul',
    Histórico: 'NF 123',
    Vencimento: '31/01/2027',
    'Valor da parcela': 'R$ 20,50',
    Empresa: 'Horizonte',
  },
  en: {
    Description: 'Brita 1/2',
    'Amount of the entry': 'R$120.50 in 2 installments',
    'Planned date': '01/04/2027',
    Classification: 'Materiais',
    Type: 'Outflow',
    'Customer or supplier': 'Areal do Sul',
    History: 'NF 123',
    'Due date': '01/31/2027',
    'Installment value': 'R$20.50',
    Company: 'Horizonte',
  },
} as const
const wholeOf = { 'pt-BR': /em 2 parcelas$/, en: /in 2 installments$/ }
const wholeSums = {
  'pt-BR': /Saídas inteiras: R\$\s120,50 em 1 lançamento$/,
  en: /Whole outflows: R\$120\.50 in 1 entry$/,
}
const columns = /^(Colunas|Columns)/

it.each(['pt-BR', 'en'] as const)(
  'FIN-11 a ledger can show each of its ten columns, chosen by name, in %s',
  async (language) => {
    const ana = await founder()
    const projectId = await project(ana)
    const partnerId = fresh()
    await ana.act('AddPartner', { partnerId, ...aPartner, name: 'Areal do Sul' })
    const installments = [
      { installmentId: fresh(), dueOn: '2027-01-31', cents: 20_50 },
      { installmentId: fresh(), dueOn: '2027-02-28', cents: 100_00 },
    ]
    const texts = { partnerId, history: 'NF 123', company: 'Horizonte' }
    const entry = { ...anOutflow(await taskIn(ana, projectId, 'Fundação')), ...texts, installments }
    await ana.act('RecordEntry', { projectId, ...entry })
    const { page, troubles } = await open({ language })
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/finance?columns=title`)
    await page.getByRole('button', { name: columns }).click()
    const [first, ...others] = Object.keys(cells[language])
    const offered = () => page.getByRole('menuitemcheckbox').allInnerTexts()
    await expect.poll(offered).toEqual(expect.arrayContaining(others))
    for (const name of others) await page.getByRole('menuitemcheckbox', { name, exact: true }).click()
    await page.keyboard.press('Escape')

    const row = async () => {
      const names = await page.getByRole('columnheader').allInnerTexts()
      const texts = await page.getByRole('row').nth(1).getByRole('cell').allInnerTexts()
      return Object.fromEntries(names.map((name, at) => [name, texts[at]?.replace(/\s+/g, ' ').trim()]))
    }
    await page.getByRole('columnheader', { name: first ?? '', exact: true }).waitFor()
    await expect.poll(row).toMatchObject(cells[language])
    // What all of the entry comes to stands once, and is summed so.
    const whole = page.getByRole('cell', { name: wholeOf[language] })
    expect(await whole.count()).toBe(1)
    await page.goto(`${page.url()}&kind=outflow`)
    await page.getByText(wholeSums[language]).waitFor()
    expect(troubles).toEqual([])
  },
)
