import { expect, it } from 'vitest'
import type { FigureOf } from './figureOf'
import { figureHeaders, figureRows } from './figureRows'
import { linesOfText } from './linesOfText'

const figure: FigureOf = {
  title: 'Dinheiro por mês',
  conclusion: '',
  places: ['2026-01-31', '2026-02-28'],
  placesAre: 'days',
  placesName: 'Fim do mês',
  series: [
    { key: 'planned', name: 'Planejado', look: 'planned', mark: 'bar', values: [100_00, null] },
    { key: 'realized', name: 'Realizado', look: 'realized', mark: 'line', values: [0] },
  ],
  unitName: 'BRL',
  show: String,
  showShort: String,
  valuesAre: 'cents',
}

it('A file of a figure has days as days, cents as money, and nothing where there is no value', () => {
  expect(figureHeaders(figure)).toEqual(['Fim do mês', 'Planejado (BRL)', 'Realizado (BRL)'])
  expect(figureRows(figure, 'pt-BR')).toEqual([
    [{ day: '2026-01-31' }, { cents: 100_00 }, { cents: 0 }],
    [{ day: '2026-02-28' }, '', ''],
  ])
})

it('Its notes, such as its hash, stand below it after an empty row', () => {
  const months = { ...figure, places: ['2026-01', '2026-02'], placesAre: 'months', notes: ['SHA-256: 00ff'] } as const
  const rows = figureRows(months, 'pt-BR')
  expect(rows[0]?.[0]).toBe('janeiro de 2026')
  expect(rows.slice(2)).toEqual([
    ['', '', ''],
    ['SHA-256: 00ff', '', ''],
  ])
})

it('A long text is broken between words, and a long word where it must be', () => {
  expect(linesOfText('um dois três', 7)).toEqual(['um dois', 'três'])
  expect(linesOfText('abcdefghij k', 4)).toEqual(['abcd', 'efgh', 'ij k'])
  expect(linesOfText('', 4)).toEqual([])
})
