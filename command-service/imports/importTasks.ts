import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import type { Message } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Sheet } from '@prumo/platform/spreadsheet/readSpreadsheet'
import type { Plan } from '../tasks/planState'
import { type Known, plain, type ReadRow, RowRefused, readRow, shortened } from './readRow'

export type Outcome = 'added' | 'changed' | 'unchanged' | 'refused'
export type RowResult = {
  row: number
  outcome: Outcome
  title: string
  reason?: string
  details?: Record<string, string>
}

/** How a command of an import is done: for real, or only in mind. It answers whether it changed anything, and throws `Refused` where it may not. */
export type Perform = (command: Message, name: string) => Promise<boolean>

type Import = {
  projectId: string
  sheet: Sheet
  mapping: ImportMapping
  formats: ImportFormats
  known: Known
  plan: () => Promise<Plan>
  perform: Perform
  /** The first row (by its place in the sheet, from 0) that has not been done yet. */
  from: number
  /** Told after each row. */
  report: (index: number, result: RowResult) => Promise<void>
}

/**
 * Turns each row into the commands that add or change its task. A row is its task's own by its key (else its title, counted), so the same file again
 * changes nothing. Predecessors follow when all rows are there, since a row may name a later one.
 */
export async function importTasks(work: Import): Promise<void> {
  const { projectId, sheet, perform, report } = work
  const keys = keysIn(sheet, work.mapping)
  const firstOf = new Map(keys.map((key, index) => [key, index] as const).reverse())
  const later: { index: number; row: ReadRow; taskId: string }[] = []

  for (const [index, cells] of sheet.rows.entries()) {
    const row = sheet.rowNumbers[index] ?? index + 2
    const key = keys[index] ?? ''
    try {
      if (firstOf.get(key) !== index) throw new RowRefused('import.rowRepeated', { value: shortened(key) })
      const read = readRow(sheet.header, cells, work.mapping, work.formats, work.known)
      const taskId = derivedId(projectId, `import ${key}`)
      const plan = await work.plan()
      const unknown = read.predecessorKeys.find(
        (name) => !firstOf.has(name) && !plan.tasks.has(derivedId(projectId, `import ${name}`)),
      )
      if (unknown) throw new RowRefused('import.predecessorUnknown', { value: shortened(unknown) })
      if (read.predecessorKeys.length > 0) later.push({ index, row: read, taskId })
      if (index < work.from) continue
      const outcome = await addOrChange(plan, projectId, taskId, read, (command, name) =>
        perform(command, `row ${row} ${name}`),
      )
      await report(index, { row, outcome, title: read.fields.title })
    } catch (error) {
      if (index >= work.from) await report(index, refusedRow(row, error, titleIn(sheet, index, work.mapping)))
    }
  }
  // What comes of the predecessors is reported behind the rows, each under a number of its own.
  for (const [place, { index, row, taskId }] of later.entries()) {
    const at = sheet.rows.length + place
    const number = sheet.rowNumbers[index] ?? index + 2
    const predecessorIds = row.predecessorKeys.map((name) => derivedId(projectId, `import ${name}`))
    try {
      if (!(await work.plan()).tasks.has(taskId)) continue
      await perform({ type: 'ChangeTask', data: { projectId, taskId, predecessorIds } }, `row ${number} predecessors`)
    } catch (error) {
      if (at >= work.from) await report(at, refusedRow(number, error, row.fields.title))
    }
  }
}

async function addOrChange(
  plan: Plan,
  projectId: string,
  taskId: string,
  { stepId, fields }: ReadRow,
  perform: Perform,
): Promise<Outcome> {
  const there = plan.tasks.get(taskId)
  if (!there) {
    await perform({ type: 'AddTask', data: { projectId, taskId, stepId, ...fields } }, 'add')
    return 'added'
  }
  const changed = await perform({ type: 'ChangeTask', data: { projectId, taskId, ...fields } }, 'change')
  const moved =
    there.stepId !== stepId &&
    (await perform({ type: 'MoveTask', data: { projectId, taskId, stepId, beforeTaskId: null } }, 'move'))
  return changed || moved ? 'changed' : 'unchanged'
}

function refusedRow(row: number, error: unknown, title: string): RowResult {
  if (error instanceof RowRefused)
    return { row, outcome: 'refused', title, reason: error.reason, details: error.details }
  if (error instanceof Refused)
    return { row, outcome: 'refused', title, reason: error.code, details: textsOf(error.details) }
  throw error
}

const textsOf = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shortened(String(value))]))

const titleIn = ({ header, rows }: Sheet, index: number, { columns }: ImportMapping) =>
  shortened(rows[index]?.[header.indexOf(columns.title ?? '')]?.text ?? '')

/** What tells each row from the others: the key column, else the title and how often it came before. */
function keysIn({ header, rows }: Sheet, { columns }: ImportMapping): string[] {
  const keyAt = columns.key ? header.indexOf(columns.key) : -1
  const titleAt = header.indexOf(columns.title ?? '')
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const key = keyAt < 0 ? '' : (cells[keyAt]?.text.trim() ?? '')
    if (key) return key
    const title = plain(cells[titleAt]?.text ?? '')
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return `${title}\u0000${count}`
  })
}
