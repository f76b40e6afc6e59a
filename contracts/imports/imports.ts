import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id, line, setOf, text } from '../values'
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

/** Which column is read as what. `extra` columns become custom fields of their name. */
export const importMapping = z.strictObject({
  columns: z.partialRecord(z.enum(importTargets), line(200)),
  extra: setOf(line(100), 50),
  /** What a value of the step column means here: the file's word → the project's step. */
  steps: z.record(text(200), id).refine((map) => Object.keys(map).length <= 200, { error: 'list.tooLong' }),
})
export type ImportMapping = z.infer<typeof importMapping>

/** The format in which a column's dates or numbers are written, chosen by detection or by a person. */
export const importFormats = z.partialRecord(z.enum(importTargets), text(40))
export type ImportFormats = z.infer<typeof importFormats>

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
    kept: z.array(id),
    failed: z.array(z.strictObject({ taskId: id, reason: z.string() })),
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
      formats: importFormats,
    }),
    { of: 'importId', begins: true, names: { kind: 'import', id: 'importId', name: 'fileName' } },
  ),
  ImportRowsRead: event(importReports.ReportImportRows, { of: 'importId', quiet: true }),
  ImportFinished: event(z.strictObject({ ...inProject, importId: id, ...outcome }), { of: 'importId' }),
  ImportFailed: event(z.strictObject({ ...inProject, importId: id, reason: z.string() }), { of: 'importId' }),
  ImportUndoStarted: event(z.strictObject({ ...inProject, importId: id }), { of: 'importId' }),
  ImportUndone: event(importReports.FinishImportUndo, { of: 'importId' }),
}

/** Why a row is refused; the reasons of a task's own rules (`task.…`, `step.…`) come besides. */
export const importRowReasons = [
  'import.stepNotRegistered',
  'import.mappingNotFound',
  'import.personUnknown',
  'import.personAmbiguous',
  'import.predecessorUnknown',
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
