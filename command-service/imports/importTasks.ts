import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import type { Message } from '@prumo/contracts/message'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Plan } from '../tasks/planState'
import { plainText } from './plainText'
import type { ProjectNames } from './projectNames'
import { type ReadRow, readRow } from './readRow'
import { RowRefused } from './rowRefused'
import { shortened } from './shortened'
import type { Sheet } from './spreadsheet/readSpreadsheet'

export type Outcome = 'added' | 'changed' | 'unchanged' | 'refused'
export type RowResult = {
  row: number
  outcome: Outcome
  title: string
  reason?: string
  details?: Record<string, string>
}

/**
 * Performs a command of an import, or rehearses it. Answers whether it changed anything; throws `Refused` if it is
 * not allowed.
 */
export type Perform = (command: Message, name: string) => Promise<boolean>

type Import = {
  projectId: string
  sheet: Sheet
  mapping: ImportMapping
  formats: ImportFormats
  names: ProjectNames
  plan: () => Promise<Plan>
  perform: Perform
  /** Whether an earlier run of this import did the command of this name, and it changed something. */
  did: (name: string) => boolean
  /** The first number that has not been reported yet. */
  from: number
  /** Told once for each row what came of it; a row that waits for its predecessors is passed without a result first. */
  report: (number: number, result?: RowResult) => Promise<void>
}

type Later = { number: number; read: ReadRow; taskId: string; result: RowResult }

/**
 * Turns each row into the commands that add or change its task. A row finds its task by its key, else by its title
 * and count, so the same file again changes nothing. Predecessors follow after all rows, since a row may name a
 * later one.
 */
export async function importTasks(work: Import): Promise<void> {
  const { projectId, sheet, report, from } = work
  const keys = keysIn(sheet, work.mapping)
  const firstOf = new Map(keys.map((key, index) => [key, index] as const).reverse())
  const later: Later[] = []

  for (const [index, cells] of sheet.rows.entries()) {
    const row = sheet.rowNumbers[index] ?? index + 2
    const key = keys[index] ?? ''
    const taskId = derivedId(projectId, `import ${key}`)
    let read: ReadRow
    try {
      if (firstOf.get(key) !== index) throw new RowRefused('import.rowRepeated', { value: shortened(key) })
      read = readRow({ header: sheet.header, cells, ...work })
    } catch (error) {
      if (index >= from) await report(index, refusedRow(row, error, titleIn(sheet, index, work.mapping)))
      continue
    }
    const waits = read.predecessorKeys.length > 0
    // A waiting row is reported behind all rows, under a number that stays the same however often the import is
    // resumed.
    const number = waits ? sheet.rows.length + index : index
    if (number < from) continue
    const result = await tried(row, read.fields.title, async () => {
      const plan = await work.plan()
      refuseUnknownPredecessor(plan, projectId, read, firstOf)
      return addOrChange(plan, work, row, taskId, read)
    })
    if (waits) later.push({ number, read, taskId, result })
    if (index >= from) await (waits ? report(index) : report(index, result))
  }
  for (const waiting of later) await report(waiting.number, await withPredecessors(work, waiting))
}

const tried = async (row: number, title: string, work: () => Promise<Outcome>): Promise<RowResult> => {
  try {
    return { row, outcome: await work(), title }
  } catch (error) {
    return refusedRow(row, error, title)
  }
}

function refuseUnknownPredecessor(
  plan: Plan,
  projectId: string,
  { predecessorKeys }: ReadRow,
  inSheet: ReadonlyMap<string, number>,
) {
  const unknown = predecessorKeys.find(
    (key) => !inSheet.has(key) && !plan.tasks.has(derivedId(projectId, `import ${key}`)),
  )
  if (unknown) throw new RowRefused('import.predecessorUnknown', { value: shortened(unknown) })
}

async function addOrChange(
  plan: Plan,
  { projectId, perform, did }: Import,
  row: number,
  taskId: string,
  { stepId, fields }: ReadRow,
): Promise<Outcome> {
  const existing = plan.tasks.get(taskId)
  if (did(`row ${row} add`)) return 'added'
  if (!existing) {
    await perform({ type: 'AddTask', data: { projectId, taskId, stepId, ...fields } }, `row ${row} add`)
    return 'added'
  }
  const changed = await perform({ type: 'ChangeTask', data: { projectId, taskId, ...fields } }, `row ${row} change`)
  const moved =
    (existing.stepId !== stepId || did(`row ${row} move`)) &&
    (await perform({ type: 'MoveTask', data: { projectId, taskId, stepId, beforeTaskId: null } }, `row ${row} move`))
  return changed || moved ? 'changed' : 'unchanged'
}

/** A row is refused as a whole where its predecessors are: that it was added does not make it right. */
async function withPredecessors({ projectId, plan, perform }: Import, { read, taskId, result }: Later) {
  const { row, title, outcome } = result
  if (outcome === 'refused') return result
  const predecessorIds = read.predecessorKeys.map((key) => derivedId(projectId, `import ${key}`))
  return tried(row, title, async () => {
    if (!(await plan()).tasks.has(taskId)) return outcome
    const changed = await perform(
      { type: 'ChangeTask', data: { projectId, taskId, predecessorIds } },
      `row ${row} predecessors`,
    )
    return changed && outcome === 'unchanged' ? 'changed' : outcome
  })
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

/** Identifies each row: by the key column, else by its title and the number of earlier rows with the same title. */
function keysIn({ header, rows }: Sheet, { columns }: ImportMapping): string[] {
  const keyAt = columns.key ? header.indexOf(columns.key) : -1
  const titleAt = header.indexOf(columns.title ?? '')
  const seen = new Map<string, number>()
  return rows.map((cells) => {
    const key = keyAt < 0 ? '' : (cells[keyAt]?.text.trim() ?? '')
    if (key) return key
    const title = plainText(cells[titleAt]?.text ?? '')
    const count = (seen.get(title) ?? 0) + 1
    seen.set(title, count)
    return `${title}\u0000${count}`
  })
}
