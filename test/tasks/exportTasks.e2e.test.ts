import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readWorkbook } from '../../command-service/imports/spreadsheet/readWorkbook'
import { browserForTests, enter, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project, folder } = await world()

async function exported(page: Page, kind: 'Planilha (XLSX)' | 'CSV'): Promise<Buffer> {
  await page.getByRole('button', { name: 'Exportar' }).press('Enter')
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: kind }).press('Enter')
  const path = join(folder, (await saving).suggestedFilename())
  await (await saving).saveAs(path)
  return readFile(path)
}

it('TSK-03 list and board are saved as they are shown, as they were as well, and compute nothing', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps[0]?.stepId ?? ''
  const days = { startOn: '2027-01-13', endOn: '2027-01-20' }
  for (const title of ['Laje', '=1+1;=2', 'Muro'])
    await ana.act('AddTask', {
      projectId,
      taskId: fresh(),
      stepId,
      title,
      ...days,
      progress: title === 'Laje' ? 45 : 0,
    })
  const before = new Date().toISOString()
  await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title: 'Laje nova', ...days })

  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/tasks?sort=title`)
  await page.getByText('4 tarefas').waitFor()
  const workbook = await readWorkbook(await exported(page, 'Planilha (XLSX)'))
  expect(workbook.header.slice(0, 5)).toEqual(['Título', 'Etapa', 'Responsável', 'Início', 'Término'])
  expect(workbook.rows.map(([title]) => title?.text)).toEqual(['=1+1;=2', 'Laje', 'Laje nova', 'Muro'])
  expect(workbook.rows[1]?.slice(3, 5).map((cell) => cell.date)).toEqual(['2027-01-13', '2027-01-20'])
  await picture(page, 'export-list')

  await goWithin(page, `/projects/${projectId}/tasks?search=laje&asOf=${encodeURIComponent(before)}`)
  await page.getByText('1 tarefa', { exact: true }).waitFor()
  const past = parse(await exported(page, 'CSV'), { delimiter: ';', bom: true }) as string[][]
  expect(past.slice(1).map(([title]) => title)).toEqual(['Laje'])

  await goWithin(page, `/projects/${projectId}/board`)
  await page.locator('[data-task]').nth(3).waitFor()
  const board = parse(await exported(page, 'CSV'), { delimiter: ';', bom: true }) as string[][]
  expect(board.slice(1).map(([title]) => title)).toEqual(['Laje', "'=1+1;'=2", 'Muro', 'Laje nova'])
  expect(board[1]?.slice(3, 7)).toEqual(['13/01/2027', '20/01/2027', '', '45%'])
  await picture(page, 'export-board')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page, 'the board with its export')
  await picture(page, 'export-board-390')
  expect(troubles).toEqual([])
})

it('TSK-01 TSK-03 a saved list has tags, predecessors, effort, deadline and baseline', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte sul' })
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps[0]?.stepId ?? ''
  const days = { startOn: '2027-01-13', endOn: '2027-01-20' }
  const [before, after, tagId] = [fresh(), fresh(), fresh()]
  await ana.act('AddTag', {
    projectId,
    tagId,
    description: 'Caminho crítico',
    textColour: '#ffffff',
    colour: '#335577',
  })
  await ana.act('AddTask', { projectId, taskId: before, stepId, title: 'Escavar', ...days })
  const further = { tagIds: [tagId], predecessorIds: [before], estimatedMinutes: 750, realizedMinutes: 90 }
  const baseline = { baselineStartOn: '2027-01-12', baselineEndOn: '2027-01-19' }
  await ana.act('AddTask', { projectId, taskId: after, stepId, title: 'Laje', ...days, ...further, ...baseline })
  await ana.act('SetTaskDeadline', { projectId, taskId: after, deadlineOn: '2027-01-29' })
  const link = { projectId, taskId: after, predecessorId: before, kind: 'SS' as const, lag: 2 }
  await ana.act('AddDependency', link)

  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/tasks?sort=title`)
  await page.getByText('2 tarefas').waitFor()
  const [headers = [], , row = []] = parse(await exported(page, 'CSV'), { delimiter: ';', bom: true }) as string[][]
  const of = (name: string) => row[headers.indexOf(name)]
  expect(of('Etiquetas')).toBe('Caminho crítico')
  expect(of('Predecessoras')).toBe('1; 1II+2d')
  expect(of('Esforço estimado (h)')).toBe('12,5')
  expect(of('Esforço realizado (h)')).toBe('1,5')
  expect(of('Início na linha de base')).toBe('12/01/2027')
  expect(of('Término na linha de base')).toBe('19/01/2027')
  expect(of('Prazo')).toBe('29/01/2027')
  const workbook = await readWorkbook(await exported(page, 'Planilha (XLSX)'))
  expect(workbook.rows[1]?.[workbook.header.indexOf('Esforço estimado (h)')]?.number).toBe(12.5)
  expect(troubles).toEqual([])
})
