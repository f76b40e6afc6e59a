import { isClosedTo } from '@prumo/contracts/access'
import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import { waitingApprovals } from '../documents/waitingApprovals'
import { unreadCount } from '../notifications/unreadCount'
import { closedTo } from '../pipeline/closedTo'
import type { Asker, Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { textOrder } from '../reading/textOrder'
import { figureDay } from './figureDay'
import { firstOf } from './firstOf'
import { tasksOfToday } from './tasksOfToday'

type Today = Answer<'dashboardToday'>

export const dashboardToday: Query<'dashboardToday'> = async (db, _, asker) => {
  const { actor, at } = asker
  const { statusOn: on } = await figureDay(db, actor.organizationId, at)
  return {
    on,
    tasks: isClosedTo(actor, 'tasks') ? null : await tasksOfToday(db, actor, on),
    approvals: isClosedTo(actor, 'documents') ? null : await approvalsOf(db, asker),
    mentionCount: await unreadCount(db, actor, 'mention'),
    dueInstallments: isClosedTo(actor, 'finance') ? null : await dueInstallments(db, asker, on),
  }
}

type Approval = NonNullable<Today['approvals']>['first'][number]

async function approvalsOf(db: Knex, { actor }: Asker): Promise<Today['approvals']> {
  const rows: Approval[] = await waitingApprovals(db, actor)
    .orderBy(['s.requested_at', 's.document_id'])
    .select(columnsOf('s', 'projectId', 'documentId', 'title'), { projectPitch: 'p.pitch' })
  return firstOf(rows, (row) => row)
}

type Due = NonNullable<Today['dueInstallments']>[number]

/** What is due of the money that comes and goes, by project: most that is overdue first. */
async function dueInstallments(db: Knex, asker: Asker, on: string): Promise<Due[]> {
  const rows: Due[] = await db('finance_installments as i')
    .join('projects_projects as p', 'p.project_id', 'i.project_id')
    .modify(visibleTo(asker.actor))
    .where({ 'i.organization_id': asker.actor.organizationId, 'i.state': 'open' })
    .where('i.due_on', '<=', on)
    .groupBy('p.project_id', 'p.pitch')
    .select(columnsOf('p', 'projectId'), { projectPitch: 'p.pitch' })
    .select(
      db.raw(
        `(count(*) filter (where i.due_on < :on::date))::int as "overdueCount",
        (count(*) filter (where i.due_on = :on::date))::int as "dueCount"`,
        { on },
      ),
    )
    .orderByRaw(`count(*) filter (where i.due_on < ?::date) desc, ${textOrder('p.pitch')}, p.project_id`, [on])
  const closedIn = await closedTo(
    db,
    asker,
    rows.map(({ projectId }) => projectId),
  )
  return rows.filter(({ projectId }) => !closedIn(projectId)('finance'))
}
