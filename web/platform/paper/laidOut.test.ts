import { expect, it } from 'vitest'
import { laidOut } from './laidOut'
import { mostPaperRows } from './paper'

const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => [`Tarefa ${at}`, { cents: at * 100 }])
const paper = (count: number) => ({ title: 'Tarefas', table: { headers: ['Título', 'Valor'], rows: rowsOf(count) } })

it('TSK-03 as many rows as paper takes are printed, and that there are more is said', () => {
  expect(laidOut(paper(mostPaperRows), 'pt-BR')).toMatchObject({ isCut: false, texts: { length: mostPaperRows } })
  const { isCut, texts } = laidOut(paper(mostPaperRows + 1), 'pt-BR')
  expect([isCut, texts.length, texts.at(-1)]).toEqual([true, mostPaperRows, ['Tarefa 4999', '4.999,00']])
})

it('TSK-03 cells are written as their readers write them, and figures stand to the right', () => {
  const cells = [{ day: '2026-12-31' }, { percent: 45 }, { number: 1234.5 }, { cents: -123_456_789 }, 'Laje']
  const of = (language: string) =>
    laidOut({ title: '', table: { headers: ['Início', '%', 'Horas', 'Valor', 'Nome'], rows: [cells] } }, language)
  expect(of('pt-BR').texts).toEqual([['31/12/2026', '45%', '1.234,5', '-1.234.567,89', 'Laje']])
  expect(of('en').texts).toEqual([['12/31/2026', '45%', '1,234.5', '-1,234,567.89', 'Laje']])
  expect(of('en').layout?.columns.map(({ isNumber }) => isNumber)).toEqual([true, true, true, true, false])
})

it('TSK-03 the column by which rows stand together is told above them alone', () => {
  const table = { headers: ['Etapa', 'Título'], rows: [['A fazer', 'Laje']], by: 0 }
  expect(laidOut({ title: '', table }, 'en').layout?.columns.map(({ at }) => at)).toEqual([1])
})
