import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { type Upcast, unchanged } from '../upcast'
import { id, line, setOf, text } from '../values'
import { dateFormats } from './dates'
import { numberFormats } from './numbers'
import { spreadsheetRefusals } from './spreadsheetRefusals'

/** What a column of a task file can be mapped to. `key` identifies a row, and its task again in a later file. */
export const importTargets = [
  'key',
  'title',
  'step',
  'startOn',
  'endOn',
  'assignee',
  'priority',
  'progress',
  'description',
  'deliveryGroup',
  'requirements',
  'tags',
  'estimatedHours',
  'realizedHours',
  'predecessors',
] as const
export type ImportTarget = (typeof importTargets)[number]
export const requiredTargets = ['title', 'step', 'startOn', 'endOn'] as const satisfies readonly ImportTarget[]

/** The row of the header. No file that is read has more. */
export const headerRow = z.int().min(1).max(1_048_576)

/** Which column is read as what. `extra` columns become custom fields of their name. */
export const importMapping = z.strictObject({
  /** The row in which the header stands, as a spreadsheet program counts it. Absent: the first row with content. */
  headerRow: headerRow.optional(),
  columns: z.partialRecord(z.enum(importTargets), line(200)),
  extra: setOf(line(100), 50),
  /** What a value of the step column means here: the file's word → the project's step. */
  /** The step of every row, where no column names steps. */
  stepId: id.optional(),
  steps: z.record(text(200), id).refine((map) => Object.keys(map).length <= 200, { error: 'list.tooLong' }),
})
export type ImportMapping = z.infer<typeof importMapping>

/** What every task needs and a mapping says from nowhere. */
export const unmappedTargets = ({ columns, stepId }: Pick<ImportMapping, 'columns' | 'stepId'>): ImportTarget[] =>
  requiredTargets.filter((target) => !columns[target]?.trim() && !(target === 'step' && stepId))

/** What is read by a format of dates, and what by a format of numbers. */
export const dateTargets = ['startOn', 'endOn'] as const satisfies readonly ImportTarget[]
export const numberTargets = ['progress', 'estimatedHours', 'realizedHours'] as const satisfies readonly ImportTarget[]

const [ofDates, ofNumbers] = [z.enum(dateFormats), z.enum(numberFormats)]
/** The formats in which columns are written, where a person or a program chose one. The others are detected. */
export const importFormats = z
  .strictObject({
    startOn: ofDates,
    endOn: ofDates,
    progress: ofNumbers,
    estimatedHours: ofNumbers,
    realizedHours: ofNumbers,
  } satisfies Record<(typeof dateTargets | typeof numberTargets)[number], z.ZodType>)
  .partial()

/** The formats as they are recorded, chosen or detected. */
const recordedFormats = z.partialRecord(z.enum(importTargets), text(40))
export type ImportFormats = z.infer<typeof recordedFormats>
export type ChosenFormats = z.infer<typeof importFormats>

const inProject = { projectId: id }
const outcome = { added: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }
const refusedRow = z.strictObject({ row: z.int(), reason: z.string(), details: z.record(z.string(), z.string()) })

/** Commands about a project's imports. */
export const importCommands = {
  SaveImportMapping: z.strictObject({ ...inProject, mapping: importMapping }),
  StartImport: z.strictObject({
    ...inProject,
    importId: id,
    uploadId: id,
    mapping: importMapping,
    formats: importFormats,
  }),
  UndoImport: z.strictObject({ ...inProject, importId: id }),
}

const edit = { of: 'project', feature: 'imports', level: 'editOnly' } as const

/** The need of each command. */
export const importNeeds = { SaveImportMapping: edit, StartImport: edit, UndoImport: edit } as const satisfies Record<
  keyof typeof importCommands,
  Need
>

/** An event has room for so many tasks that lost a predecessor. */
export const mostUnlinked = 1000

/** What the runner of an import reports of it. */
export const importReports = {
  ReportImportRows: z.strictObject({
    ...inProject,
    importId: id,
    fromRow: z.int(),
    toRow: z.int(),
    ...outcome,
    refusedRows: z.array(refusedRow),
  }),
  FinishImport: z.strictObject({ ...inProject, importId: id }),
  FailImport: z.strictObject({ ...inProject, importId: id, reason: z.string() }),
  FinishImportUndo: z.strictObject({
    ...inProject,
    importId: id,
    reversed: z.array(id),
    /** Changed by somebody since. */
    kept: z.array(id),
    /** Not deleted: somebody commented on them, or attached a file. */
    discussed: z.array(id),
    failed: z.array(z.strictObject({ taskId: id, reason: z.string() })),
    /** Tasks that are still there and no longer wait for a reversed one: the first of so many. */
    unlinked: z.array(id).max(mostUnlinked),
    unlinkedCount: z.int().min(0),
  }),
}

/** The events. */
export const importEvents = {
  ImportMappingSaved: event(
    z.strictObject({
      ...inProject,
      mapping: importMapping,
      before: z.strictObject({ mapping: importMapping.nullable() }),
    }),
    { of: 'projectId' },
  ),
  ImportStarted: event(
    z.strictObject({
      ...inProject,
      importId: id,
      uploadId: id,
      fileName: text(300),
      fileHash: z.string(),
      rowCount: z.int(),
      mapping: importMapping,
      formats: recordedFormats,
    }),
    { of: 'importId', begins: true, names: { kind: 'import', id: 'importId', name: 'fileName' } },
  ),
  ImportRowsRead: event(importReports.ReportImportRows, { of: 'importId', quiet: true }),
  ImportFinished: event(z.strictObject({ ...inProject, importId: id, ...outcome }), { of: 'importId' }),
  ImportFailed: event(z.strictObject({ ...inProject, importId: id, reason: z.string() }), { of: 'importId' }),
  ImportUndoStarted: event(z.strictObject({ ...inProject, importId: id }), { of: 'importId' }),
  ImportUndone: event(importReports.FinishImportUndo, { of: 'importId' }),
}

/** How earlier versions of these events are read. */
export const importUpcasts = {
  ImportMappingSaved: [unchanged, unchanged],
  ImportStarted: [unchanged, unchanged],
  ImportUndone: [(data) => ({ ...data, discussed: [], unlinked: [], unlinkedCount: 0 })],
} satisfies Record<string, readonly Upcast[]>

/** Why a row is refused; the reasons of a task's own rules (`task.…`, `step.…`) come besides. */
export const importRowReasons = [
  'import.stepNotRegistered',
  'import.mappingNotFound',
  'import.personUnknown',
  'import.personAmbiguous',
  'import.predecessorUnknown',
  'import.predecessorRefused',
  'import.tagUnknown',
  'import.valueMissing',
  'import.valueInvalid',
  'import.dateUnreadable',
  'import.numberUnreadable',
  'import.progressOutOfRange',
  'import.priorityUnknown',
  'import.formulaInCell',
  'import.rowRepeated',
  'import.rowRagged',
] as const

/** Codes of the refusals. */
export const importRefusals = [
  ...spreadsheetRefusals,
  ...importRowReasons,
  'import.stillRunning',
  'import.uploadUnknown',
  'import.columnsUnmapped',
  'import.columnUnknown',
  'import.columnMappedTwice',
  'import.formatAmbiguous',
  'import.unknown',
  'import.idTaken',
  'import.notFinished',
  'import.alreadyUndone',
] as const

export type ImportEvent = MessageOf<typeof importEvents>
