import type {
  ImportEvent,
  ImportFormats,
  ImportMapping,
  importCommands,
  importReports,
} from '@prumo/contracts/imports/imports'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import type { z } from 'zod'
import { columnsNamed } from './columnsNamed'

type Counts = { added: number; changed: number; unchanged: number; refused: number }
type Import = {
  uploadId: string
  mapping: ImportMapping
  formats: ImportFormats
  state: 'running' | 'finished' | 'failed' | 'undoing' | 'undone'
  counts: Counts
  /** The first row that has not been reported. */
  nextRow: number
}
type Imports = { mapping: ImportMapping | null; imports: ReadonlyMap<string, Import> }

type Sent<Type extends keyof typeof importCommands> = { type: Type; data: z.infer<(typeof importCommands)[Type]> }
type Reported<Type extends keyof typeof importReports> = { type: Type; data: z.infer<(typeof importReports)[Type]> }
type Start = Omit<Sent<'StartImport'>['data'], 'formats'> & {
  fileName: string
  fileHash: string
  rowCount: number
  formats: ImportFormats
}

export type ImportCommand =
  | Sent<'SaveImportMapping'>
  | { type: 'StartImport'; data: Start }
  | Sent<'UndoImport'>
  | Reported<'ReportImportRows'>
  | Reported<'FinishImport'>
  | Reported<'FailImport'>
  | Reported<'FinishImportUndo'>

/** The imports of a project: one at a time, each with what came of it. */
export const imports: Decider<Imports, ImportCommand, ImportEvent> = {
  stream: ({ projectId }) => `imports-${projectId}`,
  initial: { mapping: null, imports: new Map() },

  decide: {
    SaveImportMapping: (data, { mapping: before }) => {
      columnsNamed(data.mapping)
      return equal(data.mapping, before)
        ? []
        : [{ type: 'ImportMappingSaved', data: { ...data, before: { mapping: before } } }]
    },

    StartImport: (data, { imports: existing }) => {
      const before = existing.get(data.importId)
      if (before && before.uploadId !== data.uploadId) throw new Refused('import.idTaken')
      if (before) return []
      columnsNamed(data.mapping)
      if ([...existing.values()].some(isUnderWay)) throw new Refused('import.stillRunning')
      return [{ type: 'ImportStarted', data }]
    },

    ReportImportRows: (data, state) => {
      const { nextRow, state: stage } = knownImport(state, data.importId)
      return stage !== 'running' || data.fromRow < nextRow ? [] : [{ type: 'ImportRowsRead', data }]
    },

    FinishImport: ({ projectId, importId }, state) => {
      const { state: stage, counts } = knownImport(state, importId)
      return stage === 'running' ? [{ type: 'ImportFinished', data: { projectId, importId, ...counts } }] : []
    },

    FailImport: (data, state) =>
      isUnderWay(knownImport(state, data.importId)) ? [{ type: 'ImportFailed', data }] : [],

    UndoImport: (data, state) => {
      const { state: stage } = knownImport(state, data.importId)
      if (stage === 'undoing') return []
      if (stage === 'undone') throw new Refused('import.alreadyUndone')
      if (stage === 'running') throw new Refused('import.notFinished')
      if ([...state.imports.values()].some(isUnderWay)) throw new Refused('import.stillRunning')
      return [{ type: 'ImportUndoStarted', data }]
    },

    FinishImportUndo: (data, state) =>
      knownImport(state, data.importId).state === 'undoing' ? [{ type: 'ImportUndone', data }] : [],
  },

  evolve: {
    ImportMappingSaved: ({ mapping }, state) => ({ ...state, mapping }),
    ImportStarted: ({ importId, uploadId, mapping, formats }, state) =>
      withImport(state, importId, {
        uploadId,
        mapping,
        formats,
        state: 'running',
        counts: { added: 0, changed: 0, unchanged: 0, refused: 0 },
        nextRow: 0,
      }),
    ImportRowsRead: ({ importId, toRow, added, changed, unchanged, refused }, state) => {
      const { counts } = knownImport(state, importId)
      return withImport(state, importId, {
        nextRow: toRow + 1,
        counts: {
          added: counts.added + added,
          changed: counts.changed + changed,
          unchanged: counts.unchanged + unchanged,
          refused: counts.refused + refused,
        },
      })
    },
    ImportFinished: ({ importId }, state) => withImport(state, importId, { state: 'finished' }),
    ImportFailed: ({ importId }, state) => withImport(state, importId, { state: 'failed' }),
    ImportUndoStarted: ({ importId }, state) => withImport(state, importId, { state: 'undoing' }),
    ImportUndone: ({ importId }, state) => withImport(state, importId, { state: 'undone' }),
  },
}

/** The row at which an interrupted runner resumes. */
export const nextRowOf = (state: Imports, importId: string) => state.imports.get(importId)?.nextRow ?? 0

const isUnderWay = ({ state }: Import) => state === 'running' || state === 'undoing'

const withImport = (state: Imports, importId: string, change: Partial<Import>): Imports => ({
  ...state,
  imports: new Map(state.imports).set(importId, { ...state.imports.get(importId), ...change } as Import),
})

function knownImport({ imports: existing }: Imports, importId: string): Import {
  const found = existing.get(importId)
  if (!found) throw new Refused('import.unknown')
  return found
}
