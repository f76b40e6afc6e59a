import { type ImportTarget, importTargets } from '@prumo/contracts/imports/imports'
import type { CommandOf } from '@prumo/contracts/index'
import { taskCommands } from '@prumo/contracts/tasks/tasks'
import { RowRefused } from './rowRefused'
import { refusedValue, type SheetRow } from './sheetRow'

/** What a row does, all of it or nothing. */
export type RowCommand = CommandOf<'AddOrChangeTask'>

/** The command of a row. Refuses what the command's schema does, such as a text that is too long; nothing is cut. */
export function rowCommand(row: SheetRow, data: RowCommand['data']): RowCommand {
  const [fault] = taskCommands.AddOrChangeTask.safeParse(data).error?.issues ?? []
  if (!fault) return { type: 'AddOrChangeTask', data }
  const [field, index] = fault.path
  const target = targetOf[String(field)]
  throw target
    ? refusedValue(row, target, 'import.valueInvalid')
    : new RowRefused('import.valueInvalid', { column: data.customFields?.[Number(index)]?.name ?? '' })
}

/** The target that a field of a task is read from. Most have the same name. */
const targetOf: Readonly<Record<string, ImportTarget | undefined>> = {
  ...Object.fromEntries(importTargets.map((target) => [target, target])),
  assigneeId: 'assignee',
  tagIds: 'tags',
  estimatedMinutes: 'estimatedHours',
  realizedMinutes: 'realizedHours',
  predecessorIds: 'predecessors',
  dependencies: 'predecessors',
}
