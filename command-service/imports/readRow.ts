import type { ImportTarget } from '@prumo/contracts/imports/imports'
import type { TaskFields } from '@prumo/contracts/tasks/task'
import { readDay, readMinutes, readPerson, readPriority, readProgress } from './readValues'
import { RowRefused } from './rowRefused'
import { cellIn, cellOf, columnOf, requiredCell, type SheetRow } from './sheetRow'
import { shortened } from './shortened'
import type { Cell } from './spreadsheet/readSpreadsheet'

/** The fields of a task as its row gives them. A field is missing if its column is not mapped or its cell is empty. */
type ReadRow = {
  stepId: string
  fields: Fields & Pick<TaskFields, 'title' | 'startOn' | 'endOn'>
  /** What the row says about those that the task waits for. */
  predecessors: string
}

type Fields = Partial<TaskFields>

/** Reads one row by its mapping. Throws `RowRefused` with the reason and the column. */
export function readRow(row: SheetRow): ReadRow {
  if (row.cells.length > row.header.length) throw new RowRefused('import.rowRagged')
  const optional = optionalFields(row)
  const title = requiredCell(row, 'title').text
  const stepId = row.mapping.columns.step ? readStep(row, requiredCell(row, 'step').text) : stepOfAll(row)
  const customFields = readCustomFields(row)
  return {
    stepId,
    predecessors: cellOf(row, 'predecessors')?.text ?? '',
    fields: {
      ...optional,
      ...(customFields.length > 0 && { customFields }),
      title,
      startOn: readDay(row, 'startOn', requiredCell(row, 'startOn')),
      endOn: readDay(row, 'endOn', requiredCell(row, 'endOn')),
    },
  }
}

/** How the field of an optional column is read. Columns are read in this order, and the first fault refuses the row. */
const readers: { [Target in ImportTarget]?: (row: SheetRow, value: Cell) => Fields } = {
  assignee: (row, value) => ({ assigneeId: readPerson(row, 'assignee', value) }),
  priority: (row, value) => ({ priority: readPriority(row, value) }),
  progress: (row, value) => ({ progress: readProgress(row, value) }),
  description: (_, { text }) => ({ description: text }),
  deliveryGroup: (_, { text }) => ({ deliveryGroup: text }),
  requirements: (_, { text }) => ({ requirements: unique(parts(text, /[;\n]/)) }),
  tags: (row, { text }) => ({ tagIds: unique(parts(text, /[;,]/).map((description) => readTag(row, description))) }),
  estimatedHours: (row, value) => ({ estimatedMinutes: readMinutes(row, 'estimatedHours', value) }),
  realizedHours: (row, value) => ({ realizedMinutes: readMinutes(row, 'realizedHours', value) }),
}

const optionalFields = (row: SheetRow): Fields =>
  Object.assign(
    {},
    ...(Object.keys(readers) as ImportTarget[]).map((target) => {
      const value = cellOf(row, target)
      return value && readers[target]?.(row, value)
    }),
  )

function readTag(row: SheetRow, description: string): string {
  const tagId = row.names.tagByDescription(description)
  if (!tagId) throw new RowRefused('import.tagUnknown', { column: columnOf(row, 'tags'), value: description })
  return tagId
}

/** The step that the person chose for a sheet whose columns name none. */
function stepOfAll({ mapping: { stepId }, names }: SheetRow): string {
  if (stepId && names.isStep(stepId)) return stepId
  throw new RowRefused('import.mappingNotFound', { column: '', value: '' })
}

/** The step that the person chose for this name, else the project's step of this name. */
function readStep(row: SheetRow, name: string): string {
  const { mapping, names } = row
  const mapped = Object.hasOwn(mapping.steps, name) ? mapping.steps[name] : undefined
  const stepId = mapped ?? names.stepByName(name)
  if (stepId && names.isStep(stepId)) return stepId
  const reason = mapped ? 'import.mappingNotFound' : 'import.stepNotRegistered'
  throw new RowRefused(reason, { column: columnOf(row, 'step'), value: shortened(name) })
}

const readCustomFields = (row: SheetRow) =>
  row.mapping.extra.flatMap((name) => {
    const value = cellIn(row, name)
    return value ? [{ name, value: value.text }] : []
  })

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
const unique = <T>(items: T[]) => [...new Set(items)]
