import { groupings, projectFacts } from '@prumo/contracts/analysis/analysisChoice'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someCell, someProject, someProjects } from '../../../test/given/someProjects'
import { projectStatuses } from '../../projects/projectStatuses'
import { type AnalysedProject, analysedValue, countedIn } from './analysedValue'
import { analysisFigures } from './analysisFigures'
import { analysisGroups, analysisRows } from './analysisRows'
import { analysisTable } from './analysisTable'
import { analysisWords } from './analysisWords'
import { narrowedProjects } from './narrowedProjects'
import { sortedProjects } from './sortedProjects'
import { isSummed, sumsOf } from './sumsOf'

const columnOf = (name: string) => {
  const column = figureColumns.get(name)
  if (!column) throw new Error(name)
  return column
}
const [open, earned, late, index, worst] = [
  'openAmount.outflow',
  'earnedValue',
  'overdueTaskCount',
  'schedulePerformanceIndex',
  'openThreatCount',
]
const figures = [open, earned, late, index, worst].map((name) => columnOf(name as string))
const words = analysisWords(((key: string) => key) as never, 'en')

const grouping = fc.option(fc.constantFrom(...groupings), { nil: undefined })
const sort = fc.record({
  key: fc.constantFrom('pitch', ...projectFacts, ...figures.map(({ name }) => name)),
  descending: fc.boolean(),
})

/** All that the screen makes of projects, without what came with them. */
function shownOf(given: readonly AnalysedProject[], by: (typeof groupings)[number] | undefined, sorting: never) {
  const groups = analysisGroups(given, by, sorting)
  const all = groups.flatMap((group) => group.projects)
  return {
    rows: analysisRows(groups, by !== undefined).map((row) => ({
      key: row.key,
      cells: figures.map((column) =>
        row.of === 'sum' ? sumsOf(row.projects, column) : analysedValue(row.project, column),
      ),
    })),
    charts: figures.map((column) =>
      analysisFigures({ column, groups, grouping: by, nameOfGroup: (name) => name }, words).map(
        ({ figure: { show, showShort, ...figure } }) => figure,
      ),
    ),
    file: analysisTable(all, [...projectFacts, ...figures.map(({ name }) => name)], words),
  }
}

describe('POR-04 The analysis of projects', () => {
  it('POR-04 shows the same order, sums, counts, charts and files whatever a hidden amount is', () => {
    fc.assert(
      fc.property(
        someProjects,
        grouping,
        sort,
        fc.array(someCell, { minLength: 12, maxLength: 12 }),
        (given, by, sorting, others) => {
          const otherwise = given.map((each, place) => {
            const value = others[place] ?? null
            return {
              ...each,
              ...(each.hidden.includes('finance') && { money: { 'openAmount.outflow': value } }),
              ...(each.hidden.includes('risks') && { risks: { openThreatCount: value } }),
            }
          })
          expect(shownOf(otherwise, by, sorting as never)).toEqual(shownOf(given, by, sorting as never))
        },
      ),
    )
  })

  it('POR-04 adds up each currency and each unit by itself, and nothing that has no sum', () => {
    fc.assert(
      fc.property(someProjects, fc.constantFrom(...figures), (given, column) => {
        const sums = sumsOf(given, column)
        expect(sums.map(({ of }) => of)).toEqual([...new Set(sums.map(({ of }) => of))].sort())
        if (!isSummed(column)) expect(sums).toEqual([])
        for (const { of, value, count } of sums) {
          const its = given.filter((each) => countedIn(each, column) === of).map((each) => analysedValue(each, column))
          const values = its.filter((each) => typeof each === 'number')
          expect([value, count]).toEqual([values.reduce((sum, each) => sum + each, 0), values.length])
        }
      }),
    )
    expect(isSummed(columnOf('deviationPercent.inflow')) || isSummed(columnOf('plannedDuration'))).toBe(false)
  })

  it('POR-04 has every project in one group, and groups come to what all come to', () => {
    fc.assert(
      fc.property(someProjects, grouping, sort, fc.constantFrom(...figures), (given, by, sorting, column) => {
        const groups = analysisGroups(given, by, sorting)
        const all = groups.flatMap((group) => group.projects)
        expect(all.map(({ projectId }) => projectId).sort()).toEqual(given.map(({ projectId }) => projectId).sort())
        const whole = new Map(sumsOf(given, column).map(({ of, value }) => [of, value]))
        for (const { of, value } of groups.flatMap((group) => sumsOf(group.projects, column)))
          whole.set(of, (whole.get(of) ?? 0) - value)
        expect([...whole.values()].filter((rest) => rest !== 0)).toEqual([])
      }),
    )
  })

  it('POR-04 sorts values first, each currency by itself, then what has none, then what is hidden', () => {
    fc.assert(
      fc.property(someProjects, fc.constantFrom(...figures), fc.boolean(), (given, column, descending) => {
        const sorted = sortedProjects(given, { key: column.name, descending })
        const values = sorted.map((each) => analysedValue(each, column))
        const places = values.map((value) => (value === 'hidden' ? 2 : value === null ? 1 : 0))
        expect(places).toEqual(places.toSorted((first, second) => first - second))
        for (const [place, each] of sorted.entries()) {
          const [value, next, after] = [values[place], values[place + 1], sorted[place + 1]]
          if (!after || typeof value !== 'number' || typeof next !== 'number') continue
          const [its, others] = [countedIn(each, column), countedIn(after, column)]
          if (its === others) expect(descending ? value >= next : value <= next).toBe(true)
          else expect(its < others).toBe(true)
        }
      }),
    )
  })

  it('POR-04 leaves projects by their texts without accents, by their status, and by whether they have ended', () => {
    const [first] = fc.sample(someProject, { numRuns: 1, seed: 1 }) as [AnalysedProject]
    const plain = { ...first, internalCode: null, customer: null, portfolioName: null, managerNames: ['Élio'] }
    const given = projectStatuses.map((status) => ({ ...plain, pitch: `Muro ${status}`, status }))
    const left = (changes: object) =>
      narrowedProjects(given, { search: '', status: undefined, hidesEnded: false, ...changes }).map(
        ({ status }) => status,
      )
    expect(left({ search: 'elio' })).toEqual(projectStatuses)
    expect(left({ search: 'MURO PAUSED' })).toEqual(['paused'])
    expect(left({ status: 'finished' })).toEqual(['finished'])
    expect(left({ hidesEnded: true })).toEqual(['active', 'paused'])
  })

  it('POR-04 has amounts and hours as numbers in a file, nothing where there is no value, and says what is hidden', () => {
    const [some] = fc.sample(someProject, { numRuns: 1, seed: 1 }) as [AnalysedProject]
    const seen = {
      ...some,
      hidden: [],
      unit: 'effort' as const,
      work: { earnedValue: 90, overdueTaskCount: null },
      money: { 'openAmount.outflow': -460_00 },
    }
    const hidden = { ...seen, hidden: ['finance' as const], work: null }
    const { headers, rows } = analysisTable([seen, hidden], [earned as string, late as string, open as string], words)
    expect(headers).toHaveLength(rows[0]?.length ?? 0)
    expect(rows[0]?.slice(-4)).toEqual(['analysis.unit.effort', { number: 1.5 }, '', { cents: -460_00 }])
    const noAccess = 'projectAnalysis.hidden'
    expect(rows[1]?.slice(-4)).toEqual(['', noAccess, noAccess, noAccess])
  })
})
