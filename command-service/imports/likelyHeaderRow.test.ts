import fc from 'fast-check'
import { expect, it } from 'vitest'
import { likelyHeaderRow } from './likelyHeaderRow'
import { readCsv } from './spreadsheet/csv/readCsv'

const likely = (text: string, mapped: readonly string[] = []) => likelyHeaderRow(readCsv(Buffer.from(text)), mapped)
const table = 'Código;Tarefa;Etapa;Início;Fim\n1;Laje;A fazer;13/01/2027;20/01/2027\n2;Muro;A fazer;;\n'

it.each([
  ['a title', 'Relatório de obras\n'],
  ['a title and a blank line', 'Relatório de obras\n\n'],
  ['a title with the sign that parts cells', 'Obra: Ponte;Emitido em 01/02/2027\n'],
  ['many lines', `${'Secretaria de Obras\n'.repeat(12)}\n`],
  ['a line of groups', ';;;Datas;\n'],
  ['a line of numbers', '1;2;3;4;5\n'],
])('IMP-01 finds the header below %s', (_, above) =>
  expect(likely(above + table.concat('3;Poço;Feito;;\n'.repeat(16)))).toBe(above.split('\n').length),
)

it('IMP-01 finds the columns that the project mapped before, wherever they stand', () => {
  const twice = `Nome;Situação;Total\nObras;Todas;12\n\n${table}`
  expect(likely(twice, ['Tarefa', 'etapa', 'INÍCIO', 'Fim'])).toBe(4)
})

it('IMP-01 takes the first row of a table that has nothing above', () => {
  expect(likely(table)).toBe(1)
  expect(likely('Tarefa\nLaje\nMuro\n')).toBe(1)
  expect(likely('2024;2025\n1;2\n3;4\n')).toBe(1)
})

it('IMP-01 of any file, proposes a row that can be read', () => {
  const texts = fc.constantFrom('a', 'b', '1', '', '01/02/2027', 'Relatório', '=1')
  const lines = fc.array(fc.array(texts, { maxLength: 6 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(lines, (found) => {
      const content = Buffer.from(`${found.map((cells) => cells.join(';')).join('\n')}\nx;y\n`)
      const { headerRow } = readCsv(content, likelyHeaderRow(readCsv(content), []))
      expect(headerRow).toBeGreaterThan(0)
    }),
  )
})
