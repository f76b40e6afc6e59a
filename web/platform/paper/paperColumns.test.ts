import { expect, it } from 'vitest'
import { paperColumns } from './paperColumns'

const none = new Set<number>()
const widthOf = ({ columns }: ReturnType<typeof paperColumns>) => columns.reduce((sum, { width }) => sum + width, 0)

it('TSK-03 a table that is narrow stands upright, and fills the sheet', () => {
  const laid = paperColumns(['Título', 'Progresso'], [['Laje', '45%']], new Set([1]))
  expect(laid).toMatchObject({ isLandscape: false, below: [], columns: [{ at: 0 }, { at: 1, isNumber: true }] })
  expect(widthOf(laid)).toBeCloseTo(112)
})

it('TSK-03 a column in which nothing stands is left out, but for a table without rows', () => {
  const headers = ['Título', 'Marco', 'Etapa']
  expect(paperColumns(headers, [['Laje', '', 'A fazer']], none).columns.map(({ at }) => at)).toEqual([0, 2])
  expect(paperColumns(headers, [], none).columns.map(({ at }) => at)).toEqual([0, 1, 2])
  expect(paperColumns(headers, [], none, [2]).columns.map(({ at }) => at)).toEqual([0, 1])
})

it('TSK-03 texts wrap before a column is pushed out, and figures never do', () => {
  const long = 'armadura exposta e trinca '.repeat(5)
  const laid = paperColumns(
    ['A', 'B', 'C', 'D', 'E', 'F'],
    [[long, long, long, long, long, '1.234.567,89']],
    new Set([5]),
  )
  expect(laid).toMatchObject({ isLandscape: true, below: [] })
  expect(laid.columns[5]?.width).toBe('1.234.567,89'.length + 2)
  expect(widthOf(laid)).toBeCloseTo(162)
})

it('TSK-03 what a sheet has no room for stands below each row, and nothing is lost', () => {
  const headers = Array.from({ length: 27 }, (_, at) => `Coluna ${at}`)
  const { columns, below } = paperColumns(headers, [headers.map((header) => `${header} cheia`)], none)
  expect(below.length).toBeGreaterThan(10)
  expect([...columns.map(({ at }) => at), ...below]).toEqual(headers.map((_, at) => at))
  expect(columns.reduce((sum, { width }) => sum + width, 0)).toBeLessThanOrEqual(162.001)
})
