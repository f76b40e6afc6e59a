import { expect, it } from 'vitest'
import { mappedTwice, suggestedColumns, unmapped } from './suggestedColumns'

it('IMP-02 takes columns for what people usually call so, in both languages', () => {
  expect(suggestedColumns(['Tarefa', 'SITUAÇÃO', 'Início', 'Término', 'Responsável', 'Custo'])).toEqual({
    title: 'Tarefa',
    step: 'SITUAÇÃO',
    startOn: 'Início',
    endOn: 'Término',
    assignee: 'Responsável',
  })
  expect(suggestedColumns(['Title', 'Status', 'Start', 'Due date'])).toEqual({
    title: 'Title',
    step: 'Status',
    startOn: 'Start',
    endOn: 'Due date',
  })
})

it('IMP-02 the saved mapping goes before what is usual', () =>
  expect(suggestedColumns(['Nome', 'Título', 'Fase'], { title: 'nome', step: 'Fase' })).toEqual({
    title: 'Nome',
    step: 'Fase',
  }))

it('IMP-02 names the required fields that are not mapped, and a column that is mapped twice', () => {
  expect(unmapped({ title: 'A', step: ' ' })).toEqual(['step', 'startOn', 'endOn'])
  expect(mappedTwice({ columns: { title: 'A', step: 'B' }, extra: ['C', 'A'] })).toBe('A')
  expect(mappedTwice({ columns: { title: 'A', step: 'B' }, extra: ['C'] })).toBeUndefined()
})
