import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { picture } from '../browser/picture'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project, folder } = await world()

const report = [
  'Relatório de contratos;;;;',
  'Emitido em 23/11/2026;;;;',
  '',
  'Objeto;Situação do contrato;Início da Vigência;dataFinalPrevista;Valor;Valor',
  'Reforma da escola;A fazer;13/01/2027;20/01/2027;10;12',
  'Ponte sobre o rio;A fazer;14/01/2027;ontem;1;2',
  'Muro de arrimo;A fazer;15/01/2027;amanhã;1;2',
  'Poço;Parada;15/01/2027;16/01/2027;1;2',
].join('\r\n')

it('IMP-01 IMP-02 IMP-04 a report becomes tasks, file first, refusals counted, and is undone with the focus kept', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Contratos' })
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/imports`)
  await page.getByRole('button', { name: 'Escolher arquivo' }).waitFor()
  await picture(page, 'import-file')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'contratos.csv', mimeType: 'text/csv', buffer: Buffer.from(report) })

  await page.getByRole('radio', { name: 'Os títulos estão na linha 4' }).and(page.locator(':checked')).waitFor()
  for (const [field, column] of [
    ['Título', 'Objeto'],
    ['Etapa', 'Situação do contrato'],
    ['Início', 'Início da Vigência'],
    ['Término', 'dataFinalPrevista'],
  ])
    expect(await page.getByLabel(new RegExp(`^${field}\\*?$`)).inputValue(), field).toBe(column)
  await page.getByLabel('Coluna adicional').selectOption('Valor (2)')
  await expectAccessible(page, 'checking a file')
  await picture(page, 'import-check')

  await page.getByRole('radio', { name: 'Os títulos estão na linha 1' }).check()
  await page.getByText(/^Falta indicar a coluna de: /).waitFor()
  await page.getByRole('radio', { name: 'Os títulos estão na linha 4' }).press('Space')
  await page.getByRole('radio', { name: 'Os títulos estão na linha 4' }).and(page.locator(':checked')).waitFor()
  await page.getByRole('button', { name: 'Simular importação' }).click()
  await page.getByRole('tab', { name: 'Recusadas · 3' }).click()
  const reasons = page.getByRole('list', { name: 'Recusas por motivo' })
  expect(await reasons.getByRole('listitem').allInnerTexts()).toEqual([
    'Data que não pôde ser lida (dataFinalPrevista) · 2 linhas',
    'Etapa não cadastrada no Kanban (Situação do contrato) · 1 linha',
  ])
  await picture(page, 'import-refused')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Baixar linhas recusadas (CSV)' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toBe('contratos - linhas recusadas.csv')
  const path = join(folder, 'refused.csv')
  await download.saveAs(path)
  const [head, first] = parse(await readFile(path, 'utf8'), { delimiter: ';', bom: true }) as string[][]
  expect([head, first?.slice(0, 4)]).toEqual([
    ['Linha', 'Título', 'Coluna', 'Valor', 'Motivo'],
    ['6', 'Ponte sobre o rio', 'dataFinalPrevista', 'ontem'],
  ])
  await page.getByRole('button', { name: 'Importar 1 tarefa' }).click()
  await page.getByText('Concluída', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Baixar linhas recusadas (CSV)' }).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the result')
  await picture(page, 'import-result-390')

  // Another way in that was used before is not where the focus goes once the button is gone.
  await page.getByRole('button', { name: 'Ver como estava' }).press('Enter')
  const day = page.getByLabel('Dia', { exact: true })
  await day.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await day.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Desfazer importação' }).press('Enter')
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  // A key that comes before the focus does goes to the page.
  await question
    .locator(':focus')
    .or(question.and(page.locator(':focus')))
    .waitFor()
  // What opens may hand the focus on once more.
  const action = question.getByRole('button', { name: 'Desfazer importação' })
  const reachesAction = async () => {
    await page.keyboard.press('Tab')
    return action.evaluate((button) => button === document.activeElement)
  }
  await expect.poll(reachesAction, { message: 'Tab leads to it' }).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Revertidas · 1').waitFor()
  expect(await page.getByText('Mantidas por terem sido alteradas').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('contratos.csv')
  expect(troubles).toEqual([])
})
