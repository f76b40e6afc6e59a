import { z } from 'zod'
import { projectStatuses } from '../projects/project'
import { line, setOf } from '../values'
import { figureColumns } from './figureColumns'

/** As many columns as one analysis has. */
export const mostColumns = 40

/** What is told of a project besides its figures, in the order of its columns. */
export const projectFacts = [
  'internalCode',
  'status',
  'manager',
  'customer',
  'portfolio',
  'currency',
  'plannedEndMonth',
] as const
export type ProjectFact = (typeof projectFacts)[number]

/** By which projects are grouped, in rows and across: a code is each project's own. */
export const groupings = [
  'customer',
  'manager',
  'portfolio',
  'status',
  'plannedEndMonth',
  'currency',
] as const satisfies ProjectFact[]
export type Grouping = (typeof groupings)[number]

/** What can be a column: a fact of a project, or a figure of it. */
export const analysisColumns: readonly string[] = [...projectFacts, ...figureColumns.keys()]

/** What the table is sorted by where nothing else is chosen: what projects are called. */
export const sortedByName = 'pitch'

const choiceOf = (column: z.ZodType<string>, sortKey: z.ZodType<string>) =>
  z.strictObject({
    columns: setOf(column, mostColumns).min(1),
    group: z.enum(groupings).optional(),
    sort: z.strictObject({ key: sortKey, descending: z.boolean() }).optional(),
    search: line(200).optional(),
    status: z.enum(projectStatuses).optional(),
    /** Finished and inactive projects are left out. */
    hidesEnded: z.boolean().optional(),
    /** The column that is drawn. */
    chart: column.optional(),
    /** Sums of one measure where rows and columns meet, in place of a row for each project. */
    pivot: z.strictObject({ rows: z.enum(groupings), columns: z.enum(groupings), measure: column }).optional(),
  })

/**
 * What an analysis shows and how, without a number. A field that is absent chooses nothing. A column that exists no
 * more is left out by whoever reads it.
 */
export const savedChoice = choiceOf(line(100), line(100))
export type SavedChoice = z.infer<typeof savedChoice>

const isColumn = (name: string) => analysisColumns.includes(name)

/** What a command may choose: columns that there are. */
export const wantedChoice = choiceOf(
  z.string().refine(isColumn),
  z.string().refine((name) => name === sortedByName || isColumn(name)),
)
