import { isClosedTo, type ProjectPlace } from '@prumo/contracts/access'
import { type FigureColumn, figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { mostAnalysed } from '@prumo/contracts/analysis/queries'
import type { Answer } from '@prumo/contracts/index'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'
import type { NightFigures } from './nightOf'
import { reckonedOf } from './reckonedOf'

type Analysed = Answer<'projectAnalysis'>['projects'][number]
type Row = Pick<
  Analysed,
  'projectId' | 'pitch' | 'internalCode' | 'customer' | 'portfolioName' | 'status' | 'currency' | 'favorite'
> &
  Pick<ProjectPlace, 'organizationId' | 'ownerId' | 'roles'>

export const projectAnalysis: Query<'projectAnalysis'> = async (db, { columns, on }, asker) => {
  const { actor, reader } = asker
  const visible = () => db('projects_projects as p').modify(visibleTo(actor))
  const rows = await projectRows(db, visible(), actor.userId)
  const [count] = await visible().count<{ total: number }[]>({ total: '*' })
  const reckoned = await reckonedOf(
    db,
    asker,
    rows.map(({ projectId }) => projectId),
    on,
  )
  const names = await peopleNames(db, asker, rows.flatMap(managersOf))
  return {
    total: count?.total ?? 0,
    projects: rows.map(({ organizationId, ownerId, roles, ...row }) => {
      const place = { projectId: row.projectId, organizationId, ownerId, roles }
      const found = reckoned.get(row.projectId)
      const cells = cellsOf(found?.figures, columns)
      const hasWork = !isClosedTo(reader, 'tasks', place)
      return {
        ...row,
        managerNames: managersOf(place).map((userId) => names.get(userId) ?? ''),
        statusOn: found?.statusOn ?? null,
        unit: (hasWork && found?.figures.unit) || null,
        plannedEndOn: (hasWork && found?.figures.plannedEndOn) || null,
        ...cells,
        work: hasWork ? cells.work : null,
        risks: isClosedTo(reader, 'canvas', place) ? null : cells.risks,
      }
    }),
  }
}

const projectRows = (db: Knex, visible: Knex.QueryBuilder, userId: string): Promise<Row[]> =>
  visible
    .leftJoin('projects_favorites as f', (on) => on.on('f.project_id', 'p.project_id').andOnVal('f.user_id', userId))
    .leftJoin('partners_partners as r', (on) =>
      on.on('r.partner_id', 'p.customer_id').andOn('r.organization_id', 'p.organization_id'),
    )
    .select(
      columnsOf('p', 'projectId', 'pitch', 'internalCode', 'portfolioName', 'status', 'currency'),
      columnsOf('p', 'organizationId', 'ownerId', 'roles'),
      db.raw('f.favorite_id is not null as favorite, coalesce(r.name, p.customer_name) as customer'),
    )
    .orderByRaw(`${textOrder('p.pitch')}, p.project_id`)
    .limit(mostAnalysed)

const managersOf = ({ ownerId, roles }: Pick<ProjectPlace, 'ownerId' | 'roles'>): string[] => [
  ownerId,
  ...Object.keys(roles).filter((userId) => userId !== ownerId && roles[userId]?.includes('manager')),
]

function cellsOf(figures: NightFigures | undefined, columns: readonly string[]) {
  const cells: Record<FigureColumn['group'], Record<string, number | null>> = { work: {}, money: {}, risks: {} }
  for (const name of columns) {
    const column = figureColumns.get(name)
    if (column) cells[column.group][name] = (figures && figureOf(figures, column)) ?? null
  }
  return cells
}

const figureOf = ({ work, money, risks }: NightFigures, { group, kind, measure: { name } }: FigureColumn) =>
  kind ? money[kind][name] : group === 'risks' ? risks[name] : work[name]
