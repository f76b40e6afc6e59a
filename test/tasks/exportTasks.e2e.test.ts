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
