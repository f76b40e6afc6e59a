import type { Language } from '@prumo/contracts/identity/signUpChoices'
import type { ListedTask } from '@prumo/contracts/tasks/queries'
import type { TFunction } from 'i18next'
import type { PaperTable } from '../platform/paper/paper'
import { saveFile } from '../platform/saveFile'
import type { TableCell } from '../platform/tables/tableCell'
import { type TableFormat, tableFile } from '../platform/tables/tableFile'
import { assigneeText } from './assigneeText'

export type ExportedTask = Pick<
  ListedTask,
  'title' | 'stepName' | 'assigneeName' | 'assigneeGone' | 'startOn' | 'endOn' | 'priority' | 'progress'
> & { projectPitch?: string; deliveryGroup?: string | null } & Partial<
    Pick<ListedTask, 'number' | 'isMilestone' | 'deadlineOn' | 'standing' | 'further'>
  >

type Further = NonNullable<ListedTask['further']>
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
  ['field.tagIds', ({ further }) => further?.tags.join('; ') || undefined],
  [
    'field.predecessorIds',
    ({ further }, t) => further?.predecessors.map((link) => predecessorText(link, t)).join('; ') || undefined,
  ],
  ['tasks.estimatedHours', ({ further }) => hoursOf(further?.estimatedMinutes)],
  ['tasks.realizedHours', ({ further }) => hoursOf(further?.realizedMinutes)],
  ['field.baselineStartOn', ({ further }) => dayOf(further?.baselineStartOn)],
  ['field.baselineEndOn', ({ further }) => dayOf(further?.baselineEndOn)],
  ['field.number', ({ number }) => (number === undefined ? undefined : { number })],
]

/** As plans write a link, and an imported file may have it: `12`, or `12SS+2d` where the one does not just follow. */
function predecessorText({ number, kind, lag }: Further['predecessors'][number], t: TFunction): string {
  if (kind === 'FS' && lag === 0) return String(number)
  const days = lag === 0 ? '' : `${lag > 0 ? '+' : ''}${lag}d`
  return `${number}${t(`dependencyShort.${kind}`)}${days}`
}

/** Hours with two decimals, which a spreadsheet adds up. */
const hoursOf = (minutes: number | null | undefined) =>
  typeof minutes === 'number' ? { number: Math.round((minutes / 60) * 100) / 100 } : undefined
const dayOf = (day: string | null | undefined) => (day ? { day } : undefined)

/** Saves these tasks as a file, in the words and formats of the reader. */
export async function exportTasks(
  tasks: readonly ExportedTask[],
  { format, name, language, t }: Manner,
): Promise<void> {
  saveFile(
    `${name.replace(/[\\/:*?"<>|]/g, ' ')}.${format}`,
    await tableFile(format, { name, ...taskTable(tasks, t) }, language),
  )
}

/** These tasks as rows, with their headers. On paper they stand together by step where that is how they are shown. */
export function taskTable(tasks: readonly ExportedTask[], t: TFunction, byStep = false): PaperTable {
  const used = columns.filter(([, cell]) => tasks.length === 0 || tasks.some((task) => cell(task, t) !== undefined))
  return {
    headers: used.map(([key]) => t(key)),
    rows: tasks.map((task) => used.map(([, cell]) => cell(task, t) ?? '')),
    ...(byStep && { by: used.findIndex(([key]) => key === 'field.stepId') }),
  }
}
