import { expect, it } from 'vitest'
import { chartColumns, fittingColumns } from './chartColumns'

const columnsIn = (language: string) =>
  chartColumns({
    names: ['code', 'title', 'startOn', 'dependencies'],
    labelOf: (name) => (name === 'dependencies' ? 'What it depends on' : name),
    language,
    widthOf: (text) => text.length * 7,
  })

it('GAN-01 a column is as wide as the longest day and its label want it, in each language', () => {
  for (const language of ['pt-BR', 'en'])
    expect(columnsIn(language).map(({ width }) => width)).toEqual([52, 176, 70 + 15, 18 * 7 + 15])
})

it('GAN-01 a title takes the room that the other columns leave, and is never narrower than it must be', () => {
  const widthsIn = (room: number) => fittingColumns(columnsIn('en'), room).map(({ width }) => width)
  expect(widthsIn(600.6)).toEqual([52, 322, 85, 141])
  expect(widthsIn(300)).toEqual([52, 176, 85, 141])
})
