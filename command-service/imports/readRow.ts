import { type DateFormat, type NumberFormat, readDate, readNumber } from '@prumo/contracts/imports/columnFormats'
import {
  type ImportFormats,
  type ImportMapping,
  type ImportTarget,
  importTargets,
} from '@prumo/contracts/imports/imports'
import { type priorities, type TaskFields, task } from '@prumo/contracts/tasks/task'
import type { Cell } from './spreadsheet/readSpreadsheet'

/** What a row can refer to in its project. */
export type Known = {
  stepByName(name: string): string | undefined
  tagByDescription(description: string): string | undefined
  /** The people with this e-mail or full name. */
  peopleNamed(name: string): readonly string[]
}

/** A row, read: what it says of its task. A field whose column is not mapped, or whose cell is empty, is left as it is. */
export type ReadRow = {
  key: string
  stepId: string
  fields: Partial<TaskFields> & Pick<TaskFields, 'title' | 'startOn' | 'endOn'>
  predecessorKeys: string[]
}

export class RowRefused extends Error {
  constructor(
    readonly reason: string,
    readonly details: Record<string, string> = {},
  ) {
    super(reason)
  }
}

type Cells = (target: ImportTarget) => Cell | undefined
type Fields = Partial<TaskFields>

/** Reads one row as the mapping says. Throws `RowRefused` with the reason and the column. */
export function readRow(
  header: readonly string[],
  cells: readonly Cell[],
  mapping: ImportMapping,
  formats: ImportFormats,
  known: Known,
): ReadRow {
  if (cells.length > header.length) throw new RowRefused('import.rowRagged')
  const columnOf = (target: ImportTarget) => mapping.columns[target] ?? ''
  const cellIn = (column: string) => {
    const cell = cells[header.indexOf(column)]
    if (cell?.formula) throw new RowRefused('import.formulaInCell', { column })
    return cell && !isEmpty(cell.text) ? cell : undefined
  }
  const cell: Cells = (target) => (columnOf(target) ? cellIn(columnOf(target)) : undefined)
  const needed = (target: ImportTarget) => {
    const found = cell(target)
    if (!found) throw new RowRefused('import.valueMissing', { column: columnOf(target) })
    return found
  }
  const refusal = (target: ImportTarget, reason: string) =>
    new RowRefused(reason, { column: columnOf(target), value: shortened(cell(target)?.text ?? '') })

  const day = (target: ImportTarget, { text, date }: Cell) => {
    const read = date?.slice(0, 10) ?? readDate(text, formats[target] as DateFormat)
    if (!read) throw refusal(target, 'import.dateUnreadable')
    return read
  }
  const decimal = (target: ImportTarget, { text, number }: Cell) => {
    const read = number === undefined ? readNumber(text, formats[target] as NumberFormat) : String(number)
    if (read === undefined) throw refusal(target, 'import.numberUnreadable')
    return Number(read)
  }
  const minutes = (target: ImportTarget, value: Cell) => {
    const read = Math.round(decimal(target, value) * 60)
    if (read < 0) throw refusal(target, 'import.numberUnreadable')
    return read
  }
  const person = (target: ImportTarget, { text }: Cell) => {
    const people = known.peopleNamed(text)
    // The name stays out of the reason: reasons stand in the log, where personal data has no place.
    if (people.length === 0) throw new RowRefused('import.personUnknown', { column: columnOf(target) })
    if (people.length > 1) throw new RowRefused('import.personAmbiguous', { column: columnOf(target) })
    return people[0] ?? null
  }

  const optional: { [Target in ImportTarget]?: (value: Cell) => Fields } = {
    assignee: (value) => ({ assigneeId: person('assignee', value) }),
    priority: (value) => ({ priority: priorityOf(value.text) ?? raise(refusal('priority', 'import.priorityUnknown')) }),
    progress: (value) => ({
      progress: progressOf(value, decimal) ?? raise(refusal('progress', 'import.progressOutOfRange')),
    }),
    description: ({ text }) => ({ description: text }),
    deliveryGroup: ({ text }) => ({ deliveryGroup: text }),
    requirements: ({ text }) => ({ requirements: unique(parts(text, /[;\n]/)) }),
    tags: ({ text }) => ({
      tagIds: unique(
        parts(text, /[;,]/).map(
          (one) =>
            known.tagByDescription(one) ??
            raise(new RowRefused('import.tagUnknown', { column: columnOf('tags'), value: one })),
        ),
      ),
    }),
    estimatedHours: (value) => ({ estimatedMinutes: minutes('estimatedHours', value) }),
    realizedHours: (value) => ({ realizedMinutes: minutes('realizedHours', value) }),
  }
  const read = (Object.keys(optional) as ImportTarget[]).map((target) => {
    const value = cell(target)
    return value ? optional[target]?.(value) : {}
  })

  const title = needed('title').text
  const stepName = needed('step').text
  const stepId = (Object.hasOwn(mapping.steps, stepName) && mapping.steps[stepName]) || known.stepByName(stepName)
  if (!stepId)
    throw new RowRefused('import.stepNotRegistered', { column: columnOf('step'), value: shortened(stepName) })
  const extras = mapping.extra.flatMap((name) => {
    const value = cellIn(name)
    return value ? [{ name, value: value.text }] : []
  })
  /** What a task may hold at all: too long a text, too large a number is refused, never cut. */
  const allowed = (fields: ReadRow['fields']): ReadRow['fields'] => {
    const [fault] = taskSchema.safeParse(fields).error?.issues ?? []
    if (!fault) return fields
    const target = targetOf[String(fault.path[0])]
    throw target ? refusal(target, 'import.valueInvalid') : new RowRefused('import.valueInvalid', { column: 'extra' })
  }
  return {
    key: cell('key')?.text ?? '',
    stepId,
    predecessorKeys: unique(parts(cell('predecessors')?.text ?? '', /[;,]/)),
    fields: allowed({
      ...Object.assign({}, ...read),
      ...(extras.length > 0 && { customFields: extras }),
      title,
      startOn: day('startOn', needed('startOn')),
      endOn: day('endOn', needed('endOn')),
    }),
  }
}

const taskSchema = task.partial()
/** The column that a field of a task is read from, where it is called otherwise. */
const targetOf: Readonly<Record<string, ImportTarget | undefined>> = {
  ...Object.fromEntries(importTargets.map((target) => [target, target])),
  assigneeId: 'assignee',
  tagIds: 'tags',
  estimatedMinutes: 'estimatedHours',
  realizedMinutes: 'realizedHours',
}

/** Enough of a text to tell which is meant, cut between characters. */
export const shortened = (text: string) => [...text].slice(0, 100).join('')

/** Empty in Brazilian tables: nothing, blanks, or a dash. */
const isEmpty = (text: string) => /^[\s\u00a0]*[-–—]?[\s\u00a0]*$/.test(text)

const parts = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean)
const unique = <T>(items: T[]) => [...new Set(items)]

function raise(error: Error): never {
  throw error
}

const priorityWords: Record<string, (typeof priorities)[number]> = {
  high: 'high',
  alta: 'high',
  alto: 'high',
  urgente: 'high',
  medium: 'medium',
  media: 'medium',
  medio: 'medium',
  normal: 'medium',
  low: 'low',
  baixa: 'low',
  baixo: 'low',
  none: 'none',
  nenhuma: 'none',
  'sem prioridade': 'none',
}
const priorityOf = (text: string) =>
  Object.hasOwn(priorityWords, plain(text)) ? priorityWords[plain(text)] : undefined

/** Without case and accents: how people write the same word. */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** `45`, `45 %` and a percent cell of 0.45 are the same progress. */
function progressOf(value: Cell, decimal: (target: ImportTarget, value: Cell) => number): number | undefined {
  const isShare = value.number !== undefined && value.text.includes('%')
  const read = Math.round(
    isShare
      ? (value.number ?? 0) * 100
      : decimal('progress', value.number === undefined ? { text: value.text.replace('%', '') } : value),
  )
  return read >= 0 && read <= 100 ? read : undefined
}
