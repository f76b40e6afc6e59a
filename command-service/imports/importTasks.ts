import type { ImportFormats, ImportMapping } from '@prumo/contracts/imports/imports'
import { Refused } from '@prumo/platform/errors'
import { derivedId } from '@prumo/platform/ids'
import type { Plan } from '../tasks/planState'
import { predecessorLinks } from './predecessorLinks'
import type { ProjectNames } from './projectNames'
import { readRow } from './readRow'
import { type RowCommand, rowCommand } from './rowCommand'
import { rowKeys } from './rowKeys'
import { rowOrder } from './rowOrder'
import { RowRefused } from './rowRefused'
import { shortened } from './shortened'
import type { Sheet } from './spreadsheet/readSpreadsheet'

type Outcome = 'added' | 'changed' | 'unchanged' | 'refused'
export type RowResult = {
  row: number
  outcome: Outcome
  title: string
  reason?: string
  details?: Record<string, string>
}

/** What became of a row before an interruption. `inPart`: by an older version, which took a row in several commands. */
export type Done = { outcome: 'added' | 'changed'; inPart: boolean }

/**
 * Performs the command of a row, or rehearses it. Answers whether it changed anything; throws `Refused` if it is not
 * allowed.
 */
type Perform = (command: RowCommand, row: number) => Promise<boolean>

type Import = {
  projectId: string
  sheet: Sheet
  mapping: ImportMapping
  formats: ImportFormats
  names: ProjectNames
  plan: () => Promise<Plan>
  perform: Perform
  /** What an earlier run of this import did with a row, if anything. */
  did: (row: number) => Done | undefined
  /** The first place in the order of rows that has not been reported yet. */
  from: number
  /** Told once for each row, in their order, what came of it. */
  report: (place: number, result: RowResult) => Promise<void>
}

/** What rows refer to one another by. */
type Keys = {
  /** The key of each row. */
  keys: readonly string[]
  /** The first row with a key. */
  firstOf: ReadonlyMap<string, number>
  /** Where each row stands in the order in which rows are imported. */
  placeOf: readonly number[]
}

/**
 * Turns each row into the command that adds or changes its task: a row is taken as a whole, or refused as a whole. A
 * row finds its task by its key, else by its title and count, so the same file again changes nothing. A row follows
 * those that it names as predecessors, wherever they stand in the sheet.
 */
export async function importTasks(work: Import): Promise<void> {
  const { sheet, mapping, from, report } = work
  const keys = rowKeys(sheet, mapping)
  const firstOf = new Map(keys.map((key, index) => [key, index] as const).reverse())
  const { order, placeOf } = rowOrder(rowsWaitedFor(sheet, mapping, firstOf))
  for (const [place, index] of order.entries()) {
    const isReported = place < from
    if (isReported && !work.did(rowNumber(sheet, index))?.inPart) continue
    const result = await importRow(work, index, { keys, firstOf, placeOf })
    if (!isReported) await report(place, result)
  }
}

const rowNumber = ({ rowNumbers }: Sheet, index: number) => rowNumbers[index] ?? index + 2

/** The rows that each row names as its predecessors. */
function rowsWaitedFor({ header, rows }: Sheet, { columns }: ImportMapping, firstOf: Keys['firstOf']): number[][] {
  const column = columns.predecessors ? header.indexOf(columns.predecessors) : -1
  return rows.map((cells) =>
    predecessorLinks(cells[column]?.text ?? '', (key) => firstOf.has(key)).flatMap(({ key }) => firstOf.get(key) ?? []),
  )
}

async function importRow(work: Import, index: number, keys: Keys): Promise<RowResult> {
  const { sheet, mapping } = work
  const row = rowNumber(sheet, index)
  const title = sheet.rows[index]?.[sheet.header.indexOf(mapping.columns.title ?? '')]?.text ?? ''
  try {
    return { row, outcome: await takeRow(work, row, index, keys), title }
  } catch (error) {
    return { row, outcome: 'refused', title: shortened(title), ...reasonOf(error) }
  }
}

async function takeRow(work: Import, row: number, index: number, keys: Keys): Promise<Outcome> {
  const { projectId, sheet, perform, did } = work
  const key = keys.keys[index] ?? ''
  if (keys.firstOf.get(key) !== index) throw new RowRefused('import.rowRepeated', { value: shortened(key) })
  // Whom and what it names may be gone since: what was done stays done.
  const done = did(row)
  if (done && !done.inPart) return done.outcome
  const cells = sheet.rows[index] ?? []
  const sheetRow = { header: sheet.header, cells, ...work }
  const { stepId, fields, predecessors } = readRow(sheetRow)
  const plan = await work.plan()
  const taskId = taskIdOf(projectId, key)
  const isKey = (named: string) => keys.firstOf.has(named) || plan.tasks.has(taskIdOf(projectId, named))
  const links = predecessorLinks(predecessors, isKey)
  for (const link of links) if (link.key !== key) refuseMissing(plan, work, link.key, index, keys)
  const predecessorIds = [...new Set(links.map((link) => taskIdOf(projectId, link.key)))]
  const dependencies = links.flatMap((link) =>
    link.how ? [{ predecessorId: taskIdOf(projectId, link.key), ...link.how }] : [],
  )
  const command = rowCommand(sheetRow, {
    projectId,
    taskId,
    stepId,
    ...fields,
    ...(predecessorIds.length > 0 && { predecessorIds }),
    ...(dependencies.length > 0 && { dependencies }),
  })
  const isNew = !plan.tasks.has(taskId) || done?.outcome === 'added'
  const changed = await perform(command, row)
  return isNew ? 'added' : changed || done ? 'changed' : 'unchanged'
}

/** Refuses a predecessor that is no task: neither one of the sheet so far, nor one of an earlier import. */
function refuseMissing(
  { tasks }: Plan,
  { projectId, mapping }: Import,
  key: string,
  index: number,
  { firstOf, placeOf }: Keys,
) {
  if (tasks.has(taskIdOf(projectId, key))) return
  const details = { column: mapping.columns.predecessors ?? '', value: shortened(key) }
  const row = firstOf.get(key)
  if (row === undefined) throw new RowRefused('import.predecessorUnknown', details)
  const isBehind = (placeOf[row] ?? 0) > (placeOf[index] ?? 0)
  throw new RowRefused(isBehind ? 'task.predecessorCycle' : 'import.predecessorRefused', details)
}

const taskIdOf = (projectId: string, key: string) => derivedId(projectId, `import ${key}`)

function reasonOf(error: unknown): Pick<RowResult, 'reason' | 'details'> {
  if (error instanceof RowRefused) return { reason: error.reason, details: error.details }
  if (error instanceof Refused) return { reason: error.code, details: textsOf(error.details) }
  throw error
}

const textsOf = (details: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(details).map(([name, value]) => [name, shortened(String(value))]))
