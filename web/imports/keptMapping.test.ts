import { expect, it } from 'vitest'
import { keptMapping, withKnownSteps } from './keptMapping'
import { mappedTwice } from './suggestedColumns'

const saved = {
  columns: { title: 'Tarefa', step: 'Fase', startOn: 'De', endOn: 'Até', priority: 'Prioridade' },
  extra: ['Bloco'],
  steps: { Parado: 's1' },
}
const used = {
  columns: { title: 'Tarefa', step: 'Situação', startOn: 'De', endOn: 'Até' },
  extra: ['Andar'],
  steps: { Fazendo: 's2' },
}

it('SET-10 the first import saves what it used', () => expect(keptMapping(null, used, [])).toBe(used))

it('SET-10 a file without a column leaves the saved mapping of that column alone', () => {
  const kept = keptMapping(saved, used, ['Tarefa', 'Situação', 'De', 'Até', 'Andar'])
  expect(kept.columns).toEqual({ ...used.columns, priority: 'Prioridade' })
  expect(kept.extra).toEqual(['Andar', 'Bloco'])
  expect(kept.steps).toEqual({ Parado: 's1', Fazendo: 's2' })
  expect(mappedTwice(kept)).toBeUndefined()
})

it('SET-10 a column that the file has and that was unmapped is saved as unmapped', () => {
  const header = ['Tarefa', 'Situação', 'De', 'Até', 'Andar', 'Prioridade', 'Bloco']
  const kept = keptMapping(saved, used, header)
  expect(kept.columns.priority).toBeUndefined()
  expect(kept.extra).toEqual(['Andar'])
})

it('SET-10 a word whose step was removed is asked about again', () =>
  expect(withKnownSteps({ ...saved, steps: { Parado: 's1', Feito: 's9' } }, ['s1']).steps).toEqual({ Parado: 's1' }))
