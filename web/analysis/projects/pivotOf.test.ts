import { groupings } from '@prumo/contracts/analysis/analysisChoice'
import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someCell, someProject, someProjects } from '../../../test/given/someProjects'
import { type AnalysedProject, countedIn } from './analysedValue'
import { analysisWords } from './analysisWords'
import { pivotFigures } from './pivotFigures'
import { mostAcross, pivotOf } from './pivotOf'
import { pivotTable } from './pivotTable'
import { sumsOf } from './sumsOf'

const columnOf = (name: string) => {
  const column = figureColumns.get(name)
  if (!column) throw new Error(name)
  return column
}
const measures = ['openAmount.outflow', 'earnedValue', 'overdueTaskCount'].map(columnOf)
const words = analysisWords(((key: string) => key) as never, 'en')

const grouping = fc.constantFrom(...groupings)
const measure = fc.constantFrom(...measures)

/** Sums of several lists of projects, added up by what they are counted in. */
function added(lists: readonly (readonly AnalysedProject[])[], column: (typeof measures)[number]) {
  const sums = new Map<string, [number, number]>()
  for (const { of, value, count } of lists.flatMap((its) => sumsOf(its, column))) {
    const [before, counted] = sums.get(of) ?? [0, 0]
    sums.set(of, [before + value, counted + count])
  }
  return sums
}
const sumsIn = (its: readonly AnalysedProject[], column: (typeof measures)[number]) => added([its], column)

describe('POR-04 The pivot of projects', () => {
  it('POR-04 comes to what the flat table comes to, by rows, by columns and in all', () => {
    fc.assert(
      fc.property(
        someProjects,
        grouping,
        grouping,
        measure,
        fc.integer({ min: 2, max: 5 }),
        (given, by, across, of, most) => {
          const { rows, columns } = pivotOf(given, { rows: by, columns: across }, most)
          const [all, ...named] = rows
          const flat = sumsIn(given, of)
          expect(sumsIn(all?.projects ?? [], of)).toEqual(flat)
          expect(
            added(
              named.map((row) => row.projects),
              of,
            ),
          ).toEqual(flat)
          expect(
            added(
              columns.map((column) => column.projects),
              of,
            ),
          ).toEqual(flat)
          for (const row of rows) expect(added([...row.cells.values()], of)).toEqual(sumsIn(row.projects, of))
          for (const column of columns)
            expect(
              added(
                named.map(({ cells }) => cells.get(column.key) ?? []),
                of,
              ),
            ).toEqual(sumsIn(column.projects, of))
          expect(columns.length).toBeLessThanOrEqual(most)
        },
      ),
    )
  })

  it('POR-04 adds no two currencies and no two units, and has each project in one cell of its row', () => {
    fc.assert(
      fc.property(someProjects, grouping, grouping, measure, (given, by, across, of) => {
        const { rows } = pivotOf(given, { rows: by, columns: across })
        for (const { cells, projects: its } of rows) {
          const inCells = [...cells.values()].flat().map(({ projectId }) => projectId)
          expect(inCells.sort()).toEqual(its.map(({ projectId }) => projectId).sort())
          for (const sum of [...cells.values()].flatMap((cellOf) => sumsOf(cellOf, of)))
            expect(its.some((each) => countedIn(each, of) === sum.of)).toBe(true)
        }
      }),
    )
  })

  it('POR-04 shows the same rows, columns, sums, counts, charts and files whatever is hidden', () => {
    fc.assert(
      fc.property(
        someProjects,
        grouping,
        grouping,
        measure,
        fc.array(someCell, { minLength: 12, maxLength: 12 }),
        (given, ...of) => {
          const [by, across, column, others] = of
          const shownOf = (its: readonly AnalysedProject[]) => {
            const choice = { rows: by, columns: across, measure: column.name }
            const pivot = pivotOf(its, choice)
            return {
              sums: pivot.rows.map(({ name, cells }) => [
                name,
                [...cells].map(([key, projectsOf]) => [key, projectsOf.length, sumsOf(projectsOf, column)]),
              ]),
              charts: pivotFigures({ projects: its, choice, column }, words).map(
                ({ figure: { show, showShort, ...figure } }) => figure,
              ),
              file: pivotTable({ pivot, choice, column }, words),
            }
          }
          const otherwise = given.map((each, place) => ({
            ...each,
            ...(each.hidden.includes('finance') && { money: { 'openAmount.outflow': others[place] ?? null } }),
            // When its plan ends is told by tasks that the reader may not see.
            ...(each.work === null && { plannedEndOn: '2031-01-01', unit: 'tasks' as const }),
          }))
          expect(shownOf(otherwise)).toEqual(shownOf(given))
        },
      ),
    )
  })

  it('POR-04 has what is beyond the last column in one, and in a file says what each line counts', () => {
    const [some] = fc.sample(someProject, { numRuns: 1, seed: 1 }) as [AnalysedProject]
    const given = Array.from({ length: mostAcross + 2 }, (_, nth) => ({
      ...some,
      projectId: `project ${nth}`,
      customer: `Cliente ${String(nth).padStart(3, '0')}`,
      status: 'active' as const,
      currency: 'BRL' as const,
      hidden: nth === 0 ? (['finance'] as const) : [],
      money: { 'openAmount.outflow': 100 },
    })) as AnalysedProject[]
    const column = columnOf('openAmount.outflow')
    const choice = { rows: 'status', columns: 'customer', measure: column.name } as const
    const pivot = pivotOf(given, choice)
    expect(pivot.columns).toHaveLength(mostAcross)
    expect(pivot.columns.at(-1)).toMatchObject({ others: 3 })
    const { headers, rows } = pivotTable({ pivot, choice, column }, words)
    expect(rows).toHaveLength(2)
    expect(rows.map((row) => row.length)).toEqual([headers.length, headers.length])
    expect(rows[1]?.slice(0, 4)).toEqual(['projectStatus.active', 'BRL', '', { cents: 100 }])
    expect(rows[1]?.slice(-4)).toEqual([{ cents: 300 }, { cents: 4100 }, { number: 41 }, { number: 42 }])
  })
})
