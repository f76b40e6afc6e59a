import { defaultSteps } from '@prumo/contracts/tasks/defaultSteps'
import { expect, it } from 'vitest'
import { withSuggestedSteps } from './suggestedSteps'
import type { Upload } from './upload'

const stepsIn = (language: 'pt-BR' | 'en') =>
  defaultSteps[language].map((name, at, all) => ({ stepId: name, name, finishes: at === all.length - 1 }))
const suggested = (words: string[], language: 'pt-BR' | 'en' = 'pt-BR', chosen: Record<string, string> = {}) => {
  const file = { header: ['Situação'], columnTexts: [words] } as unknown as Upload
  const mapping = { columns: { step: 'Situação' }, extra: [], steps: chosen }
  return withSuggestedSteps(mapping, file, stepsIn(language)).steps
}

it.each([
  ['Concluída', 'Concluído', 'Done'],
  ['FINALIZADO', 'Concluído', 'Done'],
  ['Entregue', 'Concluído', 'Done'],
  ['Completed', 'Concluído', 'Done'],
  ['Não iniciada', 'A fazer', 'To Do'],
  ['Pendente', 'A fazer', 'To Do'],
  ['Not started', 'A fazer', 'To Do'],
  ['Em execução', 'Em andamento', 'Doing'],
  ['In progress', 'Em andamento', 'Doing'],
  ['Iniciada', 'Em andamento', 'Doing'],
])('IMP-02 takes “%s” for the step that it most likely means', (word, pt, en) => {
  expect([suggested([word])[word], suggested([word], 'en')[word]]).toEqual([pt, en])
})

it.each(['Aguardando terceiros', 'Cancelada', 'Parada', 'constructor', ''])(
  'IMP-02 guesses no step for “%s”: somebody has to say it',
  (word) => {
    expect(suggested([word])).toEqual({})
  },
)

it('IMP-02 keeps a step that was chosen for a word, and suggests nothing for words that are steps', () => {
  expect(suggested(['Concluída', 'a fazer'], 'pt-BR', { Concluída: 'Verificação' })).toEqual({
    Concluída: 'Verificação',
  })
})
