import { features, levelIn, type ProjectRole, roleIn, type User } from '@prumo/contracts/access'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { textOrder } from '../reading/textOrder'
import { visibleTo } from './visibleProjects'

const most = { remembered: 40, named: 10 }

/** Projects as the command palette offers them: those marked or opened before, and those with one of these names. */
export const projectShortcuts: Query<'projectShortcuts'> = async (db, { openedId = [], name = [] }, { actor }) => {
  const remembered = await shortcuts(db, actor, { limit: most.remembered, first: openedId }, (query) =>
    query.where((either) => either.whereNotNull('f.favorite_id').orWhereIn('p.project_id', openedId)),
  )
  const named =
    name.length === 0
      ? []
      : await shortcuts(db, actor, { limit: most.named * name.length, first: [] }, (query) =>
          query.where((either) => {
            for (const words of name) either.orWhere((called) => void called.modify(containsText(words, ...naming)))
          }),
        )
  const rememberedIds = new Set(remembered.map(({ projectId }) => projectId))
  return [...remembered, ...named.filter(({ projectId }) => !rememberedIds.has(projectId))].map(
    ({ organizationId, ownerId, roles, ...shortcut }) => {
      const place = { projectId: shortcut.projectId, organizationId, ownerId, roles }
      return {
        ...shortcut,
        role: roleIn(actor, place),
        rights: Object.fromEntries(features.map((feature) => [feature, levelIn(actor, feature, place)])),
      }
    },
  )
}

const naming = ['p.pitch', `coalesce(p.internal_code, '')`]

type Row = {
  projectId: string
  organizationId: string
  ownerId: string
  roles: Record<string, ProjectRole[]>
  pitch: string
  internalCode: string | null
  favorite: boolean
}

const shortcuts = (
  db: Knex,
  actor: User,
  /** So many at most, these before any other. */
  { limit, first }: { limit: number; first: readonly string[] },
  narrow: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<Row[]> =>
  narrow(
    db('projects_projects as p')
      .leftJoin('projects_favorites as f', (on) =>
        on
          .on('f.project_id', 'p.project_id')
          .andOn('f.organization_id', 'p.organization_id')
          .andOnVal('f.user_id', actor.userId),
      )
      .modify(visibleTo(actor)),
  )
    .orderByRaw(`p.project_id = any(?::uuid[]) desc, ${textOrder('p.pitch')}, p.project_id`, [[...first]])
    .limit(limit)
    .select(
      columnsOf('p', 'projectId', 'organizationId', 'ownerId', 'roles', 'pitch', 'internalCode'),
      db.raw('f.favorite_id is not null as favorite'),
    )
