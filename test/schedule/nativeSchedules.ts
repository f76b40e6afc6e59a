import type { PlannedTask } from '@prumo/contracts/schedule/earlyDates'
import type { Link, LinkKind } from '@prumo/contracts/schedule/link'
import type { WorkAxis } from '@prumo/contracts/schedule/workAxis'

/** A task of MS Project, as its XML and the tables that were taken from it say it. */
export type MsTask = {
  uid: string
  outline: string
  start: string
  finish: string
  totalSlack: number
  freeSlack: number
  constraint: string
  constrainedAt: string
  links: { uid: string; kind: LinkKind; lagMinutes: number }[]
  /** Only the XML has a column for it. */
  deadlineAt?: string
}

/** How MS Project numbers the kinds of links. */
const kinds: readonly LinkKind[] = ['FF', 'FS', 'SF', 'SS']
export const kindOfNumber = (number: string): LinkKind => kinds[Number(number)] ?? 'FS'
export const startNoEarlierThan = '4'

/** Every task of a table, summaries among them. */
export function msTasksIn(table: string): MsTask[] {
  const [heading = '', ...rows] = table.trim().split(/\r?\n/)
  const columns = heading.split(',')
  return rows.map((row) => {
    // A name may hold a comma in other tables; in these it does not.
    const cells = row.split(',')
    const cell = (name: string) => cells[columns.findIndex((column) => column.startsWith(name))] ?? ''
    return {
      uid: cell('UID'),
      outline: cell('OutlineNumber'),
      start: cell('Start'),
      finish: cell('Finish'),
      totalSlack: Number(cell('TotalSlack')) / 10,
      freeSlack: Number(cell('FreeSlack')) / 10,
      constraint: cell('ConstraintType'),
      constrainedAt: cell('ConstraintDate'),
      links: cell('links').split(' ').filter(Boolean).map(linkIn),
    }
  })
}

function linkIn(text: string): MsTask['links'][number] {
  const [uid = '', type = '', tenths] = text.split(':')
  return { uid, kind: kindOfNumber(type), lagMinutes: Number(tenths || 0) / 10 }
}

export const isSummary = (all: readonly MsTask[], { outline }: MsTask): boolean =>
  outline === '0' || all.some((task) => task.outline.startsWith(`${outline}.`))

/**
 * The leaf tasks as the engine takes them, in minutes of the axis. Durations count each resource, so that the span of
 * a task says how long it lasts. A link of a summary is one of each of its leaves.
 */
export function planOf(all: readonly MsTask[], axis: WorkAxis) {
  const leaves = all.filter((task) => !isSummary(all, task))
  const begins = Math.min(...leaves.map(({ start }) => placeOf(axis, start)))
  const tasks = leaves.map(({ start, finish, constraint, constrainedAt, deadlineAt }): PlannedTask => {
    const pinned = constraint === startNoEarlierThan ? placeOf(axis, constrainedAt) : begins
    const duration = placeOf(axis, finish) - placeOf(axis, start)
    const deadline = deadlineAt ? placeOf(axis, deadlineAt) : null
    return { duration, earliest: Math.max(begins, pinned), deadline, state: 'open' }
  })
  const leavesOf = (uid: string) => {
    const outline = all.find((task) => task.uid === uid)?.outline
    return [...leaves.keys()].filter((leaf) => `${leaves[leaf]?.outline}.`.startsWith(`${outline}.`))
  }
  const links = all.flatMap((task) =>
    task.links.flatMap(({ uid, kind, lagMinutes }) =>
      leavesOf(uid).flatMap((from) => leavesOf(task.uid).map((to): Link => ({ from, to, kind, lag: lagMinutes }))),
    ),
  )
  return { leaves, tasks, links }
}

/** The place of an instant of the standard working day: 8 to 12 and 13 to 17 o'clock. */
export function placeOf(axis: WorkAxis, instant: string): number {
  const minutes = Number(instant.slice(11, 13)) * 60 + Number(instant.slice(14, 16))
  const morning = Math.min(Math.max(minutes - 8 * 60, 0), 240)
  const afternoon = Math.min(Math.max(minutes - 13 * 60, 0), 240)
  return axis.placeOf(Date.parse(instant.slice(0, 10)) / 86_400_000) + morning + afternoon
}
