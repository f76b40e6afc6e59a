import { expect, it } from 'vitest'
import { answered, formatQuestions, stillChosen, unknownSteps } from './columnQuestions'
import type { Upload } from './upload'

const upload = {
  header: ['Tarefa', 'Etapa', 'Início', 'Fim', '%'],
  columnTexts: [['Fundação'], ['A fazer', 'Parado', 'parado '], ['01/02/2026', '03/04/2026'], ['13/02/2026'], ['45%']],
} as unknown as Upload
const mapping = {
  columns: { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim', progress: '%' },
  extra: [],
  steps: {},
}

it('IMP-02 asks about a column that can be read in two ways, and never guesses', () => {
  const [start, end, progress] = formatQuestions(upload, mapping, {})
  expect(start).toMatchObject({ targets: ['startOn'], chosen: undefined, sample: '01/02/2026' })
  expect(start?.formats).toEqual(['dd/mm/yyyy', 'mm/dd/yyyy'])
  expect(end).toMatchObject({ targets: ['endOn'], chosen: 'dd/mm/yyyy', sample: undefined })
  expect(progress).toMatchObject({ targets: ['progress'], sample: undefined })
})

it('IMP-02 keeps what somebody chose', () =>
  expect(formatQuestions(upload, mapping, { startOn: 'mm/dd/yyyy' })[0]?.chosen).toBe('mm/dd/yyyy'))

it('IMP-02 asks once about a column that is start and end, and answers for both', () => {
  const once = { ...mapping, columns: { ...mapping.columns, endOn: 'Início' } }
  const [question, ...others] = formatQuestions(upload, once, { startOn: 'mm/dd/yyyy' })
  expect(question).toMatchObject({ targets: ['startOn', 'endOn'], chosen: 'mm/dd/yyyy', sample: '01/02/2026' })
  expect(others.map(({ kind }) => kind)).toEqual(['number'])
  expect(answered(formatQuestions(upload, once, { startOn: 'mm/dd/yyyy' }))).toMatchObject({
    startOn: 'mm/dd/yyyy',
    endOn: 'mm/dd/yyyy',
  })
})

it('IMP-04 names the words that are no step, unless they are matched with one', () => {
  expect(unknownSteps(upload, mapping, ['a fazer'])).toEqual(['Parado', 'parado '])
  expect(unknownSteps(upload, { ...mapping, steps: { Parado: 's', 'parado ': 's' } }, ['A FAZER'])).toEqual([])
})

it('IMP-02 a plain column shows its format first, and any other can be chosen', () => {
  const [, end] = formatQuestions(upload, mapping, { endOn: 'mm/dd/yyyy' })
  expect(end).toMatchObject({ chosen: 'mm/dd/yyyy', formats: ['dd/mm/yyyy'] })
  expect(end?.choices[0]).toBe('dd/mm/yyyy')
  expect(end?.choices).toContain('yyyy-mm-dd')
})

it('IMP-02 an answer about one column is no answer about another', () => {
  const formats = { startOn: 'dd/mm/yyyy', endOn: 'dd/mm/yyyy' }
  expect(stillChosen(formats, mapping.columns, { ...mapping.columns, startOn: 'Fim' })).toEqual({
    endOn: 'dd/mm/yyyy',
  })
})

it('IMP-04 blanks and a lone dash are no word for a step', () => {
  const blank = { ...upload, columnTexts: [[], ['', ' ', '-', ' a fazer ']] } as unknown as Upload
  expect(unknownSteps(blank, mapping, ['A fazer'])).toEqual([])
})
