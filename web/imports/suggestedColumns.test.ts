import { unmappedTargets } from '@prumo/contracts/imports/imports'
import { expect, it } from 'vitest'
import { mappedTwice, suggestedColumns } from './suggestedColumns'

/** A file in which every column that a date is looked for in holds some, unless values are given. */
const table = (header: string[], texts: Record<string, string> = {}) => ({
  header,
  rows: [],
  columnTexts: header.map((column) => [texts[column] ?? '13/01/2027']),
})

it('IMP-02 takes columns for what people usually call so, in both languages', () => {
  expect(suggestedColumns(table(['Tarefa', 'SITUAÇÃO', 'Início', 'Término', 'Responsável', 'Custo']))).toEqual({
    title: 'Tarefa',
    step: 'SITUAÇÃO',
    startOn: 'Início',
    endOn: 'Término',
    assignee: 'Responsável',
  })
  expect(suggestedColumns(table(['Title', 'Status', 'Start', 'Due date']))).toEqual({
    title: 'Title',
    step: 'Status',
    startOn: 'Start',
    endOn: 'Due date',
  })
})

it('IMP-02 takes columns by the words of their names, as public tables have them', () => {
  const purchases = ['Número do Processo', 'Objeto do Processo', 'Situação do Processo', 'Início da Vigência']
  expect(suggestedColumns(table([...purchases, 'Fim da Vigência', 'Fim da Vigência Atualizada', 'Valor']))).toEqual({
    title: 'Objeto do Processo',
    step: 'Situação do Processo',
    startOn: 'Início da Vigência',
    endOn: 'Fim da Vigência',
  })
  const works = ['idUnico', 'nome', 'dataInicialEfetiva', 'dataFinalEfetiva', 'dataInicialPrevista', 'situacao']
  expect(suggestedColumns(table([...works, 'dataFinalPrevista']))).toEqual({
    key: 'idUnico',
    title: 'nome',
    step: 'situacao',
    startOn: 'dataInicialPrevista',
    endOn: 'dataFinalPrevista',
  })
})

it('IMP-02 suggests no date by a word where a column has none', () => {
  const columns = suggestedColumns(table(['Valor inicial', 'Data inicial prevista'], { 'Valor inicial': '1.234,56' }))
  expect(columns.startOn).toBe('Data inicial prevista')
  const typed = { header: ['Parecer final'], rows: [[{ text: '2027-01-13', date: '2027-01-13' }]], columnTexts: [[]] }
  expect(suggestedColumns(typed).endOn).toBe('Parecer final')
  expect(suggestedColumns(table(['Parecer final'], { 'Parecer final': 'Aprovado' })).endOn).toBeUndefined()
})

it('IMP-02 the saved mapping goes before what is usual, and may take a column twice', () => {
  expect(suggestedColumns(table(['Nome', 'Título', 'Fase']), { title: 'nome', step: 'Fase' })).toEqual({
    title: 'Nome',
    step: 'Fase',
  })
  expect(suggestedColumns(table(['Tarefa', 'Dia', 'Fim']), { startOn: 'Dia', endOn: 'Dia' })).toEqual({
    title: 'Tarefa',
    startOn: 'Dia',
    endOn: 'Dia',
  })
})

it('IMP-02 names the required fields that are not mapped, and an extra column that is mapped already', () => {
  const columns = { title: 'A', step: ' ' }
  expect(unmappedTargets({ columns })).toEqual(['step', 'startOn', 'endOn'])
  expect(unmappedTargets({ columns, stepId: crypto.randomUUID() })).toEqual(['startOn', 'endOn'])
  expect(mappedTwice({ columns: { title: 'A', step: 'B' }, extra: ['C', 'A'] })).toBe('A')
  expect(mappedTwice({ columns: { title: 'A', step: 'B', startOn: 'D', endOn: 'D' }, extra: ['C'] })).toBeUndefined()
})
