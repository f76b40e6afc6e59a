import { z } from 'zod'
import type { QueryContract } from '../query'
import { id } from '../values'
import { importMapping } from './imports'

const view = { of: 'project', feature: 'imports', level: 'viewOnly' } as const
export const importStates = ['running', 'finished', 'failed', 'undoing', 'undone'] as const

const summary = z.object({
  importId: z.string(),
  projectId: z.string(),
  fileName: z.string(),
  state: z.enum(importStates),
  startedAt: z.string(),
  startedBy: z.string(),
  endedAt: z.string().nullable(),
  rowCount: z.int(),
  doneCount: z.int(),
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  refused: z.int(),
  failure: z.string().nullable(),
})
export type ImportSummary = z.infer<typeof summary>

const titledTask = z.object({ taskId: z.string(), title: z.string() })

export const importQueries = {
  imports: {
    need: view,
    input: z.strictObject({ projectId: id }),
    output: z.array(summary),
    reads: ['imports_imports', 'identity_accounts'],
  },
  /** One import with its result log: a reason for every refused row; after an undo, what came of each task. */
  import: {
    need: view,
    input: z.strictObject({ projectId: id, importId: id }),
    output: summary.extend({
      refusedRows: z.array(z.object({ row: z.int(), reason: z.string(), details: z.record(z.string(), z.string()) })),
      undo: z
        .object({
          reversed: z.array(titledTask),
          kept: z.array(titledTask),
          discussed: z.array(titledTask),
          failed: z.array(titledTask.extend({ reason: z.string() })),
          unlinked: z.array(titledTask),
          unlinkedCount: z.int(),
        })
        .nullable(),
    }),
    reads: ['imports_imports', 'tasks_tasks', 'identity_accounts'],
  },
  importMapping: {
    need: view,
    input: z.strictObject({ projectId: id }),
    output: z.object({ mapping: importMapping.nullable() }),
    reads: ['imports_mappings'],
  },
} as const satisfies Record<string, QueryContract>
