import type { ImportFormats, ImportTarget } from '@prumo/contracts/imports/imports'
import { expect, it } from 'vitest'
import type { ProjectNames } from './projectNames'
import { readRow } from './readRow'
import type { SheetRow } from './sheetRow'
import type { Cell } from './spreadsheet/readSpreadsheet'

const people: Record<string, string[]> = { Ana: ['id of Ana', 'id of another Ana'], Bia: ['id of Bia'] }
const names: ProjectNames = {
  stepByName: (name) => `id of ${name}`,
  isStep: () => true,
  tagByDescription: (description) => (description === 'Urgente' ? 'id of Urgente' : undefined),
  peopleNamed: (name) => people[name] ?? [],
}
const formats: ImportFormats = {
  startOn: 'dd/mm/yyyy',
  endOn: 'dd/mm/yyyy',
  progress: '1.234,56',
  estimatedHours: '1.234,56',
  realizedHours: '1.234,56',
}
const needed = { title: 'Concretar', step: 'A fazer', startOn: '02/03/2026', endOn: '10/03/2026' }

/** A row whose columns are called as what they are read as, with a cell of this kind besides those that it needs. */
function rowWith(target: ImportTarget, cell: Cell): SheetRow {
  const cells: Record<string, Cell> = Object.fromEntries(Object.entries(needed).map(([name, text]) => [name, { text }]))
  cells[target] = cell
  const header = Object.keys(cells)
  const columns = Object.fromEntries(header.map((name) => [name, name]))
  return { header, cells: Object.values(cells), mapping: { columns, extra: [], steps: {} }, formats, names }
}
const read = (target: ImportTarget, cell: Cell) => readRow(rowWith(target, cell)).fields

it.each<[ImportTarget, Cell, object]>([
  ['assignee', { text: 'Bia' }, { assigneeId: 'id of Bia' }],
  ['priority', { text: 'Alta' }, { priority: 'high' }],
  ['progress', { text: '45 %' }, { progress: 45 }],
  ['progress', { text: '45%', number: 0.45 }, { progress: 45 }],
  ['tags', { text: 'Urgente' }, { tagIds: ['id of Urgente'] }],
  ['estimatedHours', { text: '1,5' }, { estimatedMinutes: 90 }],
  ['realizedHours', { text: '08:30' }, { realizedMinutes: 510 }],
])('IMP-04 a cell of %s is read: %o', (target, cell, fields) => expect(read(target, cell)).toMatchObject(fields))

it.each<[ImportTarget, Cell, reason: string, value?: string]>([
  ['assignee', { text: 'Ana' }, 'import.personAmbiguous'],
  ['assignee', { text: 'Carla' }, 'import.personUnknown'],
  ['priority', { text: 'máxima' }, 'import.priorityUnknown'],
  ['priority', { text: 'constructor' }, 'import.priorityUnknown'],
  ['progress', { text: '101' }, 'import.progressOutOfRange'],
  ['progress', { text: '-1' }, 'import.progressOutOfRange'],
  ['progress', { text: '101%', number: 1.01 }, 'import.progressOutOfRange'],
  ['progress', { text: 'metade' }, 'import.numberUnreadable'],
  ['tags', { text: 'Urgente; Externa' }, 'import.tagUnknown', 'Externa'],
  ['estimatedHours', { text: 'muitas' }, 'import.numberUnreadable'],
  ['estimatedHours', { text: '-1' }, 'import.numberUnreadable'],
  ['realizedHours', { text: '1.5' }, 'import.numberUnreadable'],
])('IMP-04 a cell of %s is refused with its column and its words: %o, %s', (target, cell, reason, value = cell.text) =>
  expect(() => read(target, cell)).toThrow(expect.objectContaining({ reason, details: { column: target, value } })),
)
