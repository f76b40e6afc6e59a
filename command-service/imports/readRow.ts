import { type ImportTarget, importTargets } from '@prumo/contracts/imports/imports'
import { type TaskFields, task } from '@prumo/contracts/tasks/task'
import { readDay, readMinutes, readPerson, readPriority, readProgress } from './readValues'
import { RowRefused } from './rowRefused'
import { cellIn, cellOf, columnOf, refusedValue, requiredCell, type SheetRow } from './sheetRow'
import { shortened } from './shortened'
import type { Cell } from './spreadsheet/readSpreadsheet'

/** The fields of a task as its row gives them. A field is missing if its column is not mapped or its cell is empty. */
export type ReadRow = {
  key: string
  stepId: string
  fields: Fields & Pick<TaskFields, 'title' | 'startOn' | 'endOn'>
  predecessorKeys: string[]
}

type Fields = Partial<TaskFields>

/** Reads one row by its mapping. Throws `RowRefused` with the reason and the column. */
export function readRow(row: SheetRow): ReadRow {
  if (row.cells.length > row.header.length) throw new RowRefused('import.rowRagged')
  const optional = optionalFields(row)
  const title = requiredCell(row, 'title').text
  const stepId = readStep(row, requiredCell(row, 'step').text)
  const customFields = readCustomFields(row)
  return {
    key: cellOf(row, 'key')?.text ?? '',
    stepId,
    predecessorKeys: unique(parts(cellOf(row, 'predecessors')?.text ?? '', /[;,]/)),
    fields: validated(row, {
      ...optional,
      ...(customFields.length > 0 && { customFields }),
      title,
      startOn: readDay(row, 'startOn', requiredCell(row, 'startOn')),
      endOn: readDay(row, 'endOn', requiredCell(row, 'endOn')),
    }),
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

/** The step that the person chose for this name, else the project's step of this name. */
function readStep(row: SheetRow, name: string): string {
  const { steps } = row.mapping
  const stepId = (Object.hasOwn(steps, name) && steps[name]) || row.names.stepByName(name)
  if (!stepId)
    throw new RowRefused('import.stepNotRegistered', { column: columnOf(row, 'step'), value: shortened(name) })
  return stepId
}

const readCustomFields = (row: SheetRow) =>
  row.mapping.extra.flatMap((name) => {
    const value = cellIn(row, name)
    return value ? [{ name, value: value.text }] : []
  })

/** Refuses what a task cannot hold, such as a text that is too long. Nothing is cut. */
function validated(row: SheetRow, fields: ReadRow['fields']): ReadRow['fields'] {
  const [fault] = taskSchema.safeParse(fields).error?.issues ?? []
  if (!fault) return fields
  const target = targetOf[String(fault.path[0])]
  throw target
    ? refusedValue(row, target, 'import.valueInvalid')
    : new RowRefused('import.valueInvalid', { column: 'extra' })
}

const taskSchema = task.partial()
/** The target that a field of a task is read from. Most have the same name. */
const targetOf: Readonly<Record<string, ImportTarget | undefined>> = {
  ...Object.fromEntries(importTargets.map((target) => [target, target])),
  assigneeId: 'assignee',
  tagIds: 'tags',
  estimatedMinutes: 'estimatedHours',
  realizedMinutes: 'realizedHours',
}

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
const unique = <T>(items: T[]) => [...new Set(items)]
