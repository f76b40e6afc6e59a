import { queries } from '@prumo/contracts/index'
import { workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { breakDown } from '@prumo/contracts/tasks/breakDown'
import { costOf, type WbsLeaf } from '@prumo/contracts/tasks/wbsSums'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import { leftOutFor } from '../pipeline/leftOutFor'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { groupCards, noGroupCards, type OfProject } from './groupCards'
import { progress } from './progressOf'
import { workDaysIn } from './workDaysIn'

export const wbs: Query<'wbs'> = async (db, { projectId }, { actor, reader, projectNow }) => {
  const of = { organizationId: actor.organizationId, projectId }
  const isWithoutCanvas = leftOutFor(queries.wbs.leavesOut, reader, projectNow).includes('canvas')
  const { areaId, cards } = isWithoutCanvas ? noGroupCards : await groupCards(db, of)
  return { ...breakDown(cards, await leaves(db, of)), areaId, isWithoutCanvas }
}

type Row = Omit<WbsLeaf, 'workingDays' | 'costCents'> & { hourCents: number | null }

/** Where working days are counted from does not change how many a task has. */
const origin = '2000-01-03'

async function leaves(db: Knex, { organizationId, projectId }: OfProject): Promise<WbsLeaf[]> {
  const rows: Row[] = await db('tasks_tasks as t')
    .leftJoin('tasks_steps as s', (on) => on.on('s.step_id', 't.step_id').andOn('s.project_id', 't.project_id'))
    .where({ 't.organization_id': organizationId, 't.project_id': projectId })
    .select(
      columnsOf('t', 'taskId', 'title', 'deliveryGroup', 'startOn', 'endOn', 'isMilestone'),
      columnsOf('t', 'estimatedMinutes', 'realizedMinutes', 'hourCents'),
      db.raw(`${progress} as progress`),
    )
  const [found] = await workDaysIn(db, organizationId, [projectId])
  const calendar = found && workCalendar(found[1], origin)
  const daysOf = ({ startOn, endOn, isMilestone }: Row) =>
    calendar && !isMilestone ? calendar.endOf(endOn) - calendar.beginOf(startOn) : 0
  return rows.map((row) =>
    merged(row, { workingDays: daysOf(row), costCents: costOf(row.estimatedMinutes, row.hourCents) }),
  )
}
