import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { TFunction } from 'i18next'
import { saveFile } from '../platform/saveFile'
import type { TableCell } from '../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'
import { assigneeText } from './assigneeText'

export type ExportedTask = Pick<
  ListedTask,
  'title' | 'stepName' | 'assigneeName' | 'assigneeGone' | 'startOn' | 'endOn' | 'priority' | 'progress'
> & { projectPitch?: string; deliveryGroup?: string | null } & Partial<
    Pick<ListedTask, 'number' | 'isMilestone' | 'deadlineOn' | 'standing'>
  >

type Manner = { format: TableFormat; name: string; language: Language; t: TFunction }
type Column = [key: string, cell: (task: ExportedTask, t: TFunction) => TableCell | undefined]

/** The columns of the file. One that no task has anything in is left out. */
const columns: readonly Column[] = [
  ['field.title', ({ title }) => title],
  ['field.projectId', ({ projectPitch }) => projectPitch],
  ['field.stepId', ({ stepName }) => stepName],
  ['field.assigneeId', (task, t) => assigneeText(task, t) ?? ''],
  ['field.startOn', ({ startOn }) => ({ day: startOn })],
  ['field.endOn', ({ endOn }) => ({ day: endOn })],
  ['field.priority', ({ priority }, t) => (priority === 'none' ? '' : t(`priority.${priority}`))],
  ['field.progress', ({ progress }) => ({ percent: progress })],
  ['field.standing', ({ standing }, t) => standing && t(`standing.${standing}`)],
  ['field.deadlineOn', ({ deadlineOn }) => deadlineOn && { day: deadlineOn }],
  ['field.isMilestone', ({ isMilestone }, t) => isMilestone && t('yes')],
  ['field.deliveryGroup', ({ deliveryGroup }) => deliveryGroup ?? undefined],
  ['field.number', ({ number }) => (number === undefined ? undefined : { number })],
]

/** Saves these tasks as a file, in the words and formats of the reader. */
export async function exportTasks(
  tasks: readonly ExportedTask[],
  { format, name, language, t }: Manner,
): Promise<void> {
  const used = columns.filter(([, cell]) => tasks.length === 0 || tasks.some((task) => cell(task, t) !== undefined))
  const headers = used.map(([key]) => t(key))
  const rows = tasks.map((task) => used.map(([, cell]) => cell(task, t) ?? ''))
  saveFile(
    `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`,
    await tableFile(format, { name, headers, rows }, language),
  )
}
