import {
  type ImportEvent,
  type ImportMapping,
  importCommands,
  importEvents,
  requiredTargets,
} from '@prumo/contracts/imports/imports'
import { fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { type ImportCommand, imports, nextRowOf } from './imports'

const projectId = '00000000-0000-4000-8000-000000000001'
const uploadId = '00000000-0000-4000-8000-000000000701'
const [first, second] = ['1', '2'].map((end) => `00000000-0000-4000-8000-00000000080${end}`) as [string, string]
const [dig, pour, paint] = ['10', '20', '30'].map((end) => `00000000-0000-4000-8000-0000000002${end}`) as [
  string,
  string,
  string,
]
const columns = { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
const mapping: ImportMapping = { columns, extra: ['Lote'], steps: { Fazer: dig } }
const none = { added: 0, changed: 0, unchanged: 0, refused: 0 }

const given = givenOf(imports)

describe('The mapping of columns', () => {
  const save = (wanted: ImportMapping) => ask('SaveImportMapping', { mapping: wanted })
  const saved: ImportEvent = { type: 'ImportMappingSaved', data: { projectId, mapping, before: { mapping: null } } }
  const wider: ImportMapping = { ...mapping, columns: { ...columns, priority: 'Prioridade' } }

  it('SET-10 a mapping is saved before any file exists', () => given().when(save(mapping)).then(saved))

  it('SET-10 a saved mapping records the one before', () =>
    given(saved)
      .when(save(wider))
      .then({ type: 'ImportMappingSaved', data: { projectId, mapping: wider, before: { mapping } } }))

  it('saving the same mapping again changes nothing', () =>
    given(saved)
      .when(save({ steps: { Fazer: dig }, extra: ['Lote'], columns }))
      .thenNothing())

  it.each(requiredTargets)('IMP-02 refuses a mapping without the column of %s', (target) => {
    const { [target]: _, ...rest } = columns
    given()
      .when(save({ ...mapping, columns: rest }))
      .thenRefused('import.columnsUnmapped', { targets: [target] })
    given()
      .when(start(first, { mapping: { ...mapping, columns: rest } }))
      .thenRefused('import.columnsUnmapped', { targets: [target] })
  })

  it('IMP-02 a refusal names everything that the mapping lacks', () =>
    given()
      .when(save({ columns: { key: 'Código' }, extra: [], steps: {} }))
      .thenRefused('import.columnsUnmapped', { targets: [...requiredTargets] }))

  it('IMP-02 one column may serve two fields, as the only date of a file', () => {
    const twice = { ...mapping, columns: { ...columns, endOn: 'Início' } }
    given()
      .when(save(twice))
      .then({ type: 'ImportMappingSaved', data: { projectId, mapping: twice, before: { mapping: null } } })
  })

  it('IMP-02 refuses an extra column that is mapped already', () => {
    const refusal = ['import.columnMappedTwice', { column: 'Início' }] as const
    given()
      .when(save({ ...mapping, extra: ['Início'] }))
      .thenRefused(...refusal)
    given()
      .when(start(first, { mapping: { ...mapping, extra: ['Início'] } }))
      .thenRefused(...refusal)
  })

  it.each([
    ['named', ['Lote', 'Obra'], true],
    ['unnamed', [' '], false],
    ['repeated', ['Lote', 'Lote'], false],
  ])('IMP-02 checks extra columns: %s', (_, extra, accepted) =>
    expect(importCommands.SaveImportMapping.safeParse({ projectId, mapping: { ...mapping, extra } }).success).toBe(
      accepted,
    ),
  )
})

describe('Starting an import', () => {
  it('an import records the file, its rows and how they are read', () =>
    given().when(start(first)).then(started(first)))

  it('an import starts once, however often it is sent and whatever its outcome', () => {
    const histories = [[], [finished(first)], [failed(first)], [finished(first), undoing(first), undone(first)]]
    for (const history of histories)
      given(started(first), ...history)
        .when(start(first))
        .thenNothing()
  })

  it('IMP-06 refuses another file under the id of an import, whatever its outcome', () => {
    const otherFile = start(first, { uploadId: '00000000-0000-4000-8000-000000000702' })
    for (const history of [[], [finished(first)], [failed(first)]])
      given(started(first), ...history)
        .when(otherFile)
        .thenRefused('import.idTaken')
  })

  it('IMP-06 refuses an import while another runs or is undone', () => {
    given(started(first)).when(start(second)).thenRefused('import.stillRunning')
    given(started(first), finished(first), undoing(first)).when(start(second)).thenRefused('import.stillRunning')
  })

  it('IMP-06 an import starts after another has ended', () => {
    const histories = [[finished(first)], [failed(first)], [finished(first), undoing(first), undone(first)]]
    for (const history of histories)
      given(started(first), ...history)
        .when(start(second))
        .then(started(second))
  })
})

describe('An import that runs', () => {
  const some = { added: 7, changed: 2, unchanged: 1, refused: 0 }
  const rest = { added: 1, changed: 0, unchanged: 3, refused: 1 }

  it('IMP-04 an import reports its rows, with a reason for each refused row', () => {
    const refusedRows = [{ row: 12, reason: 'import.stepNotRegistered', details: { step: 'Pronto' } }]
    given(started(first), rows(0, 9, some))
      .when(ask('ReportImportRows', { importId: first, fromRow: 10, toRow: 14, ...rest, refusedRows }))
      .then({
        type: 'ImportRowsRead',
        data: { projectId, importId: first, fromRow: 10, toRow: 14, ...rest, refusedRows },
      })
  })

  it('each row is reported once, and none is skipped', () => {
    given(started(first), rows(0, 9, some))
      .when(report(0, 9, some))
      .thenNothing()
    given(started(first), rows(0, 9, some))
      .when(report(10, 10, none))
      .then(rows(10, 10, none))
  })

  it('an import resumes after the last reported row', () => {
    const rowAfter = (...history: ImportEvent[]) => nextRowOf(stateAfter(...history), first)
    expect(rowAfter()).toBe(0)
    expect(rowAfter(started(first))).toBe(0)
    expect(rowAfter(started(first), rows(0, 9, some), rows(10, 14, rest))).toBe(15)
  })

  it('an import finishes with the sums of its rows', () => {
    given(started(first)).when(finish(first)).then(finished(first))
    given(started(first), rows(0, 9, some), rows(10, 14, rest))
      .when(finish(first))
      .then(finished(first, { added: 8, changed: 2, unchanged: 4, refused: 1 }))
  })

  it('IMP-04 a failed import records its reason', () => given(started(first)).when(fail(first)).then(failed(first)))

  it.each([
    ['finished', [finished(first)]],
    ['failed', [failed(first)]],
    ['was undone', [finished(first), undoing(first), undone(first)]],
  ] as const)('an import that %s ignores further reports', (_, history) => {
    for (const command of [report(0, 9, some), finish(first), fail(first)])
      given(started(first), ...history)
        .when(command)
        .thenNothing()
  })
})

describe('Undoing an import', () => {
  it('an undo begins once the import has finished or failed', () => {
    given(started(first), finished(first)).when(undo(first)).then(undoing(first))
    given(started(first), failed(first)).when(undo(first)).then(undoing(first))
  })

  it('an undo begins once, however often it is sent', () =>
    given(started(first), finished(first), undoing(first)).when(undo(first)).thenNothing())

  it('refuses an undo while the import runs', () =>
    given(started(first)).when(undo(first)).thenRefused('import.notFinished'))

  it('refuses an undo after the import was undone', () =>
    given(started(first), finished(first), undoing(first), undone(first))
      .when(undo(first))
      .thenRefused('import.alreadyUndone'))

  it('IMP-06 refuses an undo while another import runs or is undone', () => {
    const both = [started(first), finished(first), started(second)]
    given(...both)
      .when(undo(first))
      .thenRefused('import.stillRunning')
    given(...both, finished(second), undoing(second))
      .when(undo(first))
      .thenRefused('import.stillRunning')
  })

  it('an undo ends with the reversed, kept and failed tasks', () =>
    given(started(first), finished(first), undoing(first)).when(finishUndo(first)).then(undone(first)))

  it('an undo ends once, and only if it began', () => {
    given(started(first), finished(first), undoing(first), undone(first)).when(finishUndo(first)).thenNothing()
    given(started(first), finished(first)).when(finishUndo(first)).thenNothing()
  })

  it('an undo may fail and begin again', () => {
    given(started(first), finished(first), undoing(first)).when(fail(first)).then(failed(first))
    given(started(first), finished(first), undoing(first), failed(first)).when(undo(first)).then(undoing(first))
  })
})

describe('Whatever is asked of imports', () => {
  const third = '00000000-0000-4000-8000-000000000803'
  const importId = fc.constantFrom(first, second, third)
  const count = fc.nat(9)
  const outcome = fc.record({ added: count, changed: count, unchanged: count, refused: count })
  const commands: fc.Arbitrary<ImportCommand> = fc.oneof(
    importId.map((id) => start(id)),
    fc
      .tuple(importId, fc.nat(6), fc.nat(2), outcome)
      .map(([id, fromRow, more, found]) =>
        ask('ReportImportRows', { importId: id, fromRow, toRow: fromRow + more, ...found, refusedRows: [] }),
      ),
    importId.map((id) => finish(id)),
    importId.map((id) => fail(id)),
    importId.map((id) => undo(id)),
    importId.map((id) => finishUndo(id)),
  )
  const histories = fc.array(commands, { maxLength: 60, size: 'max' }).map((sent) =>
    obeyAll(
      imports,
      sent.map((command) => ({ command, by: { actor: ann, at } })),
    ),
  )

  it('IMP-06 one import is under way at a time', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { after } of history) {
          const underWay = [...after.imports.values()].filter(({ state }) => state === 'running' || state === 'undoing')
          expect(underWay.length).toBeLessThanOrEqual(1)
        }
      }),
    ))

  it('each row is reported at most once, and the counts of an import are the sums of its reports', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const events = history.flatMap((obeyed) => obeyed.events)
        for (const [id, { counts }] of history.at(-1)?.after.imports ?? []) {
          const reports = events.flatMap(({ type, data }) =>
            type === 'ImportRowsRead' && data.importId === id ? [data] : [],
          )
          for (const [index, { fromRow }] of reports.entries())
            expect(fromRow).toBeGreaterThan(reports[index - 1]?.toRow ?? -1)
          for (const what of ['added', 'changed', 'unchanged', 'refused'] as const)
            expect(counts[what]).toBe(reports.reduce((sum, rows) => sum + rows[what], 0))
        }
      }),
    ))

  it('every event of imports fits its contract', () =>
    fc.assert(
      fc.property(histories, (history) => {
        for (const { type, data } of history.flatMap(({ events }) => events))
          expect(importEvents[type].parse(data)).toEqual(data)
      }),
    ))
})

describe('An import that nobody started', () => {
  const sent = [report(0, 9, none), finish(first), fail(first), undo(first), finishUndo(first)]

  it.each(sent.map((command) => [command.type, command] as const))('refuses %s', (_, command) => {
    given().when(command).thenRefused('import.unknown')
    given(started(second)).when(command).thenRefused('import.unknown')
  })

  it('refuses every command but those that come first', () =>
    expect(['SaveImportMapping', 'StartImport', ...sent.map(({ type }) => type)].sort()).toEqual(
      Object.keys(imports.decide).sort(),
    ))
})

function stateAfter(...history: ImportEvent[]) {
  return fold(
    imports,
    history.map((event) => ({ ...event, at })),
  )
}
function ask<Type extends ImportCommand['type']>(type: Type, data: object): ImportCommand {
  return { type, data: { projectId, ...data } } as ImportCommand
}
function starting(importId: string) {
  const file = { uploadId, fileName: 'obra.csv', fileHash: 'hash of obra.csv', rowCount: 15 }
  return { projectId, importId, ...file, mapping, formats: { startOn: 'dd/mm/yyyy' } }
}
function start(importId: string, changes: object = {}) {
  return ask('StartImport', { ...starting(importId), ...changes })
}
function report(fromRow: number, toRow: number, outcome: typeof none) {
  return ask('ReportImportRows', { importId: first, fromRow, toRow, ...outcome, refusedRows: [] })
}
function finish(importId: string) {
  return ask('FinishImport', { importId })
}
function fail(importId: string) {
  return ask('FailImport', { importId, reason: 'failure.unexpected' })
}
function undo(importId: string) {
  return ask('UndoImport', { importId })
}
function outcomeOfUndo(importId: string) {
  const failed = [{ taskId: paint, reason: 'task.ofAnother' }]
  return {
    projectId,
    importId,
    reversed: [dig],
    kept: [pour],
    discussed: [],
    failed,
    unlinked: [pour],
    unlinkedCount: 1,
  }
}
function finishUndo(importId: string) {
  return ask('FinishImportUndo', outcomeOfUndo(importId))
}
function started(importId: string): ImportEvent {
  return { type: 'ImportStarted', data: starting(importId) }
}
function rows(fromRow: number, toRow: number, outcome: typeof none): ImportEvent {
  return { type: 'ImportRowsRead', data: { projectId, importId: first, fromRow, toRow, ...outcome, refusedRows: [] } }
}
function finished(importId: string, outcome = none): ImportEvent {
  return { type: 'ImportFinished', data: { projectId, importId, ...outcome } }
}
function failed(importId: string): ImportEvent {
  return { type: 'ImportFailed', data: { projectId, importId, reason: 'failure.unexpected' } }
}
function undoing(importId: string): ImportEvent {
  return { type: 'ImportUndoStarted', data: { projectId, importId } }
}
function undone(importId: string): ImportEvent {
  return { type: 'ImportUndone', data: outcomeOfUndo(importId) }
}
