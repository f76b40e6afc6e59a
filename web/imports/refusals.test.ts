import { expect, it } from 'vitest'
import { countedRefusals, refusalsFile } from './refusals'

const refused = (row: number, reason: string, column?: string, value?: string) => ({
  row,
  reason,
  details: { ...(column && { column }), ...(value && { value }) },
})
const refusals = [
  refused(2, 'import.valueMissing', 'Fim'),
  refused(3, 'import.dateUnreadable', 'Fim', 'ontem'),
  refused(4, 'import.dateUnreadable', 'Fim', '=1;-1'),
  refused(5, 'import.dateUnreadable', 'Início', 'x'),
]
const headers = ['Linha', 'Título', 'Coluna', 'Valor', 'Motivo'] as const
const manner = { headers, separator: ';' as const, reasonOf: ({ reason }: { reason: string }) => reason }

it('IMP-04 counts refused rows by reason and column, the most frequent first', () =>
  expect(countedRefusals(refusals).map(({ count, example }) => [count, example.row])).toEqual([
    [2, 3],
    [1, 2],
    [1, 5],
  ]))

it('IMP-04 writes each refused row with its reason, without columns that say nothing, and with no formula', () => {
  expect(refusalsFile(refusals, manner).split('\r\n')).toEqual([
    '\uFEFFLinha;Coluna;Valor;Motivo',
    '2;Fim;;import.valueMissing',
    '3;Fim;ontem;import.dateUnreadable',
    `4;Fim;"'=1;'-1";import.dateUnreadable`,
    '5;Início;x;import.dateUnreadable',
    '',
  ])
  const [titled] = refusals.map((refusal) => ({ ...refusal, title: 'Laje' }))
  expect(refusalsFile(titled ? [titled] : [], manner)).toContain('2;Laje;Fim;import.valueMissing')
})
