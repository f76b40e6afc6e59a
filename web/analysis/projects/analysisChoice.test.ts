import { analysisColumns, groupings, mostColumns, wantedChoice } from '@prumo/contracts/analysis/analysisChoice'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { projectStatuses } from '../../projects/projectStatuses'
import {
  type AnalysisChoice,
  addressOfChoice,
  analysisChoice,
  choiceOfView,
  figuresAmong,
  type PivotChoice,
  savedChoiceOf,
  showTheSame,
  summedAmong,
} from './analysisChoice'

const pivotOn = (across: Omit<PivotChoice, 'measure'> | null, measure: string | undefined) =>
  across && measure ? { ...across, measure } : undefined
const choice = fc
  .record({
    columns: fc.subarray([...analysisColumns], { minLength: 1, maxLength: mostColumns }),
    group: fc.option(fc.constantFrom(...groupings), { nil: undefined }),
    descending: fc.boolean(),
    search: fc.string({ unit: 'grapheme', maxLength: 20 }),
    status: fc.option(fc.constantFrom(...projectStatuses), { nil: undefined }),
    hidesEnded: fc.boolean(),
    isDrawn: fc.boolean(),
    on: fc.option(fc.constantFrom('2026-03-12', '2024-02-29'), { nil: undefined }),
    across: fc.option(fc.record({ rows: fc.constantFrom(...groupings), columns: fc.constantFrom(...groupings) })),
  })
  .map(
    ({ descending, isDrawn, across, ...chosen }): AnalysisChoice => ({
      ...chosen,
      sort: { key: chosen.columns[0] ?? 'pitch', descending },
      chart: isDrawn ? figuresAmong(chosen.columns)[0]?.name : undefined,
      pivot: pivotOn(across, summedAmong(chosen.columns)[0]?.name),
    }),
  )

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
  const all = analysisChoice(new URLSearchParams({ columns: analysisColumns.join() }))
  expect(all.columns).toHaveLength(mostColumns)
})

it('POR-04 a view keeps the whole choice but its day, as the command takes it', () => {
  fc.assert(
    fc.property(choice, (chosen) => {
      const kept = wantedChoice.parse(JSON.parse(JSON.stringify(savedChoiceOf(chosen))))
      const shown = choiceOfView(kept)
      expect(shown).toEqual({ ...chosen, search: chosen.search.trim(), on: undefined })
      expect(showTheSame(shown, chosen)).toBe(true)
    }),
  )
})

it('POR-04 what a view names that exists no more is left out', () => {
  const kept = {
    columns: ['taskCount', 'gone'],
    sort: { key: 'gone', descending: true },
    chart: 'gone',
    pivot: { rows: 'customer', columns: 'status', measure: 'gone' },
  } as const
  const shown = choiceOfView({ ...kept, columns: [...kept.columns] })
  expect(shown).toMatchObject({ columns: ['taskCount'], chart: undefined, pivot: undefined })
  expect(shown.sort).toEqual({ key: 'pitch', descending: false })
  const pivot = 'customer.status.'
  for (const senseless of [`${pivot}taskProgress`, `${pivot}gone`, 'internalCode.status.taskCount', 'status'])
    expect(analysisChoice(new URLSearchParams({ columns: 'taskCount,taskProgress', pivot: senseless })).pivot).toBe(
      undefined,
    )
})
