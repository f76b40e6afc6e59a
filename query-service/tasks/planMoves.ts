import { movedCurve } from '@prumo/contracts/analysis/movedCurve'
import type { Answer } from '@prumo/contracts/index'
import { planTaskOf } from '@prumo/contracts/schedule/planTaskOf'
import { movesInOrder, reschedule, type Stay, type TaskMove } from '@prumo/contracts/schedule/reschedule'
import { asksForStart, isReset } from '@prumo/contracts/schedule/reschedulingWays'
import { stayReasons } from '@prumo/contracts/schedule/stayReasons'
import type { WorkDays } from '@prumo/contracts/schedule/workCalendar'
import type { Dependency } from '@prumo/contracts/tasks/dependency'
import { mostNamed } from '@prumo/contracts/tasks/reschedulingQueries'
import { digestOf } from '@prumo/platform/values/digestOf'
import type { Knex } from 'knex'
import { curveCalendar } from '../curves/workingPlace'
import type { Query } from '../pipeline/query'
import { columns, columnsOf } from '../reading/columns'
import { finished } from './narrowedTasks'
import { workDaysIn } from './workDaysIn'

type Row = {
  taskId: string
  title: string
  startOn: string
  endOn: string
  baselineStartOn: string | null
  baselineEndOn: string | null
  progress: number
  isMilestone: boolean
  estimatedMinutes: number | null
  deadlineOn: string | null
  dependencies: readonly Dependency[]
  finished: boolean
  lockedFields: readonly string[]
}

export const planMoves: Query<'planMoves'> = async (db, input, { actor: { organizationId } }) => {
  const { projectId, way, today, taskId: taskIds = null } = input
  const rows = await rowsIn(db, organizationId, projectId)
  const [[, workDays] = []] = await workDaysIn(db, organizationId, [projectId])
  const planStartOn = asksForStart(way) ? (input.planStartOn ?? firstDay(rows, today)) : null
  const tasks = rows.map((row) => ({
    ...planTaskOf(row, row.finished),
    baselineStartOn: row.baselineStartOn,
    baselineEndOn: row.baselineEndOn,
  }))
  const dependencies = rows.flatMap((row) => row.dependencies.map((each) => ({ ...each, taskId: row.taskId })))
  const days = workDays ?? { week: [], holidays: [] }
  const { moves, stays, cycle, isTooLate } = reschedule(tasks, dependencies, days, { way, planStartOn, taskIds })
  const byId = new Map(rows.map((row) => [row.taskId, row]))
  const named = ({ taskId }: { taskId: string }) => ({ taskId, title: byId.get(taskId)?.title ?? '' })
  const fields = way === 'baselineReset' ? ['baselineStartOn', 'baselineEndOn'] : ['startOn', 'endOn']
  const isLocked = ({ taskId }: TaskMove) => byId.get(taskId)?.lockedFields.some((name) => fields.includes(name))
  const locked = moves.filter(isLocked)
  return {
    moves: byStart(moves)
      .slice(0, mostNamed)
      .map((move) => ({ ...move, ...named(move) })),
    moveCount: moves.length,
    stays: staying(stays, named),
    locked: locked.slice(0, mostNamed).map(named),
    lockedCount: locked.length,
    planStartOn,
    planEndOn: planEnd(rows, way === 'baselineReset' ? [] : moves),
    curve: isReset(way) ? null : curveBeside(rows, moves, days),
    ...(cycle && { cycle: cycle.map((taskId) => named({ taskId }).title) }),
    ...(isTooLate && { isTooLate }),
    digest: digestOf(movesInOrder(moves)),
    pushed: await pushedIn(db, { organization_id: organizationId, project_id: projectId }),
    latest: await latestIn(db, { organization_id: organizationId, project_id: projectId }, named),
  }
}

/** A baseline moves no task. */
function planEnd(rows: readonly Row[], moves: readonly TaskMove[]): Answer<'planMoves'>['planEndOn'] {
  if (rows.length === 0) return null
  const moved = new Map(moves.map(({ taskId, endOn }) => [taskId, endOn]))
  const last = (days: readonly string[]) => days.reduce((latest, day) => (day > latest ? day : latest))
  return {
    before: last(rows.map(({ endOn }) => endOn)),
    after: last(rows.map(({ taskId, endOn }) => moved.get(taskId) ?? endOn)),
  }
}

/** What the moves do to the planned work. Where none moves, there is nothing to compare. */
function curveBeside(rows: readonly Row[], moves: readonly TaskMove[], days: WorkDays): Answer<'planMoves'>['curve'] {
  if (moves.length === 0) return null
  const moved = new Map(moves.map((move) => [move.taskId, move]))
  const tasks = rows.map((row) => ({ ...row, before: row, after: moved.get(row.taskId) ?? row }))
  return movedCurve(tasks, curveCalendar(days))
}

async function pushedIn(db: Knex, inProject: object): Promise<Answer<'planMoves'>['pushed']> {
  const found = await db('tasks_pushes').where(inProject).first(columns('actionId', 'taskCount'))
  return found ?? null
}

async function latestIn(db: Knex, inProject: object, named: Named): Promise<Answer<'planMoves'>['latest']> {
  const found = await db('tasks_reschedulings')
    .where(inProject)
    .first(columns('way', 'taskCount', 'startedAt', 'finishedAt', 'changedCount', 'leftTaskIds'))
  if (!found) return null
  const { leftTaskIds, ...latest } = found as { leftTaskIds: string[] } & NonNullable<Answer<'planMoves'>['latest']>
  const left = leftTaskIds.slice(0, mostNamed).map((taskId) => named({ taskId }))
  return { ...latest, left, leftCount: leftTaskIds.length }
}

const rowsIn = (db: Knex, organizationId: string, projectId: string): Promise<Row[]> =>
  db('tasks_tasks as t')
    .join('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(
      columnsOf('t', 'taskId', 'title', 'startOn', 'endOn', 'baselineStartOn', 'baselineEndOn', 'progress'),
      columnsOf('t', 'isMilestone', 'estimatedMinutes', 'deadlineOn', 'dependencies'),
      columnsOf('s', 'lockedFields'),
      db.raw(`${finished} as finished`),
    )
    // Of many that stay, some are named: the same ones each time.
    .orderBy(['t.start_on', 't.end_on', 't.task_id'])

/** The plan's first start, but no day that is over. */
const firstDay = (rows: readonly Row[], today: string): string => {
  const first = rows.reduce((least, { startOn }) => (startOn < least ? startOn : least), '9999-12-31')
  return rows.length > 0 && first > today ? first : today
}

const byStart = (moves: readonly TaskMove[]) =>
  [...moves].sort((first, second) => (first.startOn < second.startOn ? -1 : first.startOn > second.startOn ? 1 : 0))

type Named = (of: { taskId: string }) => { taskId: string; title: string }

const staying = (stays: readonly Stay[], named: Named): Answer<'planMoves'>['stays'] =>
  stayReasons.flatMap((because) => {
    const those = stays.filter((stay) => stay.because === because)
    return those.length === 0 ? [] : [{ because, count: those.length, tasks: those.slice(0, mostNamed).map(named) }]
  })
