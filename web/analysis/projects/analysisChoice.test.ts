import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { mostColumns } from '@prumo/contracts/analysis/queries'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectStatuses } from '../../projects/projectStatuses'
import { addressOfChoice, analysisChoice, figuresAmong } from './analysisChoice'
import { groupings, projectFacts } from './projectFacts'

const everyColumn = [...projectFacts, ...figureColumns.keys()]
const choice = fc
  .record({
    columns: fc.subarray(everyColumn, { minLength: 1, maxLength: mostColumns }),
    group: fc.option(fc.constantFrom(...groupings), { nil: undefined }),
    descending: fc.boolean(),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }),
    status: fc.option(fc.constantFrom(...projectStatuses), { nil: undefined }),
    hidesEnded: fc.boolean(),
    isDrawn: fc.boolean(),
    on: fc.option(fc.constantFrom('2026-03-12', '2024-02-29'), { nil: undefined }),
  })
  .map(({ descending, isDrawn, ...chosen }) => ({
    ...chosen,
    sort: { key: chosen.columns[0] ?? 'pitch', descending },
    chart: isDrawn ? figuresAmong(chosen.columns)[0]?.name : undefined,
  }))

it('POR-04 the address of an analysis holds the whole choice', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      expect(analysisChoice(new URLSearchParams(addressOfChoice(chosen).toString()))).toEqual(chosen)
    }),
  )
})

it('POR-04 what makes no sense in the address of an analysis is as if it were not there', () => {
  const usual = analysisChoice(new URLSearchParams())
  const senseless = 'columns=password&group=secret&sort=-nothing&status=gone&ended=maybe&chart=status&on=2026-02-30'
  expect(analysisChoice(new URLSearchParams(senseless))).toEqual(usual)
  expect(usual.sort).toEqual({ key: 'pitch', descending: false })
  expect(figuresAmong(usual.columns).length).toBeGreaterThan(3)
  const drawn = analysisChoice(new URLSearchParams('columns=taskCount&chart=openAmount.outflow'))
  expect(drawn.chart).toBeUndefined()
})

it('POR-04 no address asks for more figures than the server answers', () => {
  const all = analysisChoice(new URLSearchParams({ columns: everyColumn.join() }))
  expect(all.columns).toHaveLength(mostColumns)
})
