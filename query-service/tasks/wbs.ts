import { queries } from '@prumo/contracts/index'
import { workCalendar } from '@prumo/contracts/schedule/workCalendar'
import { breakDown } from '@prumo/contracts/tasks/breakDown'
import { costOf, type LedgerShare, type WbsLeaf } from '@prumo/contracts/tasks/wbsSums'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import { type OutflowShares, outflowShares } from '../finance/outflowShares'
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
  const shares = await outflowShares(db, of)
  const tasks = await leaves(db, of, shares)
  const ofCards = new Map(cards.flatMap(({ cardId }) => entryOf(shares.deliveryGroups, cardId)))
  const notAllocated = without(shares.total, [...ofCards.values(), ...tasks.map(({ ledger }) => ledger)])
  return { ...breakDown(cards, tasks, { ofCards, notAllocated }), notAllocated, areaId, isWithoutCanvas }
}

const entryOf = (shares: OutflowShares['deliveryGroups'], cardId: string): [string, LedgerShare][] => {
  const share = shares.get(cardId)
  return share ? [[cardId, share]] : []
}

/** What of all outflows is for none of these. */
const without = (total: LedgerShare | null, parts: readonly (LedgerShare | null | undefined)[]): LedgerShare | null =>
  total &&
  parts.reduce<LedgerShare>(
    (rest, part) => ({
      plannedCents: rest.plannedCents - (part?.plannedCents ?? 0),
      realizedCents: rest.realizedCents - (part?.realizedCents ?? 0),
    }),
    total,
  )

type Row = Omit<WbsLeaf, 'workingDays' | 'costCents' | 'ledger'> & { hourCents: number | null }

/** Where working days are counted from does not change how many a task has. */
const origin = '2000-01-03'

async function leaves(db: Knex, { organizationId, projectId }: OfProject, shares: OutflowShares): Promise<WbsLeaf[]> {
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
    merged(row, {
      workingDays: daysOf(row),
      costCents: costOf(row.estimatedMinutes, row.hourCents),
      ledger: shares.tasks.get(row.taskId) ?? null,
    }),
  )
}
