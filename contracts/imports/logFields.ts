import { code, count, entries, type LogField, phrase, technical, text, thing, words } from '../audit/fieldFormats'
import { importTargets } from './imports'

const columns: Record<string, LogField> = Object.fromEntries(
  importTargets.map((target) => [target, text(`importColumn.${target}`)]),
)

const mapping = {
  mapping: {
    fields: {
      headerRow: count('logField.import.headerRow'),
      columns: { fields: columns },
      extra: text('logField.import.extra'),
      stepId: thing('logField.import.stepOfAll', ['step']),
      steps: entries('logField.import.steps', { thing: ['step'] }),
    },
  },
}
const outcome = {
  added: count('field.added'),
  changed: count('field.changed'),
  unchanged: count('field.unchanged'),
  refused: count('field.refused'),
}

/** How the fields of imports’ events are shown. */
export const importLogFields = {
  ImportMappingSaved: mapping,
  ImportStarted: {
    fileName: text('logField.import.fileName'),
    rowCount: count('field.rowCount'),
    ...mapping,
    formats: entries('logField.import.formats', 'code', 'importTarget'),
    ...technical({ uploadId: code('logField.import.uploadId'), fileHash: code('field.fileHash') }),
  },
  ImportRowsRead: {
    ...outcome,
    refusedRows: phrase('field.refusedRows', 'logValue.refusedRow', { row: 'count', reason: 'refusal' }),
    ...technical({ fromRow: count('field.fromRow'), toRow: count('field.toRow') }),
  },
  ImportFinished: outcome,
  ImportFailed: { reason: words('logField.reason', 'error') },
  ImportUndoStarted: {},
  ImportUndone: {
    reversed: thing('field.reversed', ['task']),
    kept: thing('field.kept', ['task']),
    discussed: thing('field.discussed', ['task']),
    unlinked: thing('field.unlinked', ['task']),
    unlinkedCount: count('field.unlinkedCount'),
    failed: phrase('field.failed', 'logValue.notReversed', { taskId: { thing: ['task'] }, reason: { words: 'error' } }),
  },
}
