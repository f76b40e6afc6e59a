import { hasRight, type ProjectPlace, type ProjectRole, type User } from '@prumo/contracts/access'
import type { PartnerType } from '@prumo/contracts/partners/partnerChoices'
import { customerText, mostMoved } from '@prumo/contracts/projects/customerText'
import { projectNeeds } from '@prumo/contracts/projects/project'
import type { WrittenCustomer } from '@prumo/contracts/projects/queries'
import { text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columns, columnsOf } from '../reading/columns'
import { plain } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { textOrder } from '../reading/textOrder'
import { visibleTo } from './visibleProjects'

type Row = { projectId: string; pitch: string; customerName: string } & Pick<ProjectPlace, 'organizationId' | 'ownerId'>
type Written = { plain: string; rows: Row[] }
type Partner = { partnerId: string; name: string; types: PartnerType[] }

export const writtenCustomers: Query<'writtenCustomers'> = async (db, { after, limit }, { actor }) => {
  const written = inGroups(await openRows(db, actor))
  const start = placeIn(after, text(5000))
  const rest = start === undefined ? written : written.filter((each) => each.plain > start)
  const page = rest.slice(0, limit)
  const last = rest.length > limit ? page.at(-1) : undefined
  const partners = await namesakes(db, actor.organizationId, page)
  return {
    items: page.map((each) => itemOf(each, partners.get(each.plain) ?? null)),
    next: last ? cursorOf(last.plain) : null,
    total: written.length,
    projectCount: written.reduce((sum, { rows }) => sum + rows.length, 0),
  }
}

/** The projects with a text and no customer of the register, whose customer this person may choose. */
async function openRows(db: Knex, actor: User): Promise<Row[]> {
  const rows: (Row & { roles: Record<string, ProjectRole[]> })[] = await db('projects_projects as p')
    .modify(visibleTo(actor))
    .whereNull('p.customer_id')
    .whereRaw(`p.customer_name ~ '\\S'`)
    .orderByRaw(`${textOrder('p.pitch')}, p.project_id`)
    .select(columnsOf('p', 'projectId', 'pitch', 'customerName', 'organizationId', 'ownerId', 'roles'))
  return rows.filter((row) => hasRight(actor, projectNeeds.ChangeProjectCustomer, row).allowed)
}

function inGroups(rows: readonly Row[]): Written[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const name = customerText(row.customerName)
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  const byName = (first: Written, second: Written) => (first.plain < second.plain ? -1 : 1)
  return [...groups].map(([name, found]) => ({ plain: name, rows: found })).sort(byName)
}

/** For each text the partner of the same name, before others the one that is a customer already. */
async function namesakes(db: Knex, organizationId: string, page: readonly Written[]): Promise<Map<string, Partner>> {
  if (page.length === 0) return new Map()
  const names = page.map((each) => each.plain)
  const rows: Partner[] = await db('partners_partners')
    .where({ organization_id: organizationId })
    .whereNull('deleted_at')
    .whereRaw(`regexp_replace(btrim(${plain('name')}, E' \\t\\r\\n'), '\\s+', ' ', 'g') = any(?)`, [names])
    .orderByRaw(`types \\? 'customer', partner_id desc`)
    .select(columns('partnerId', 'name', 'types'))
  return new Map(rows.map((row) => [customerText(row.name), row]))
}

function itemOf({ rows }: Written, partner: Partner | null): WrittenCustomer {
  const spellings = new Map<string, number>()
  for (const { customerName } of rows) spellings.set(customerName, (spellings.get(customerName) ?? 0) + 1)
  const [most] = [...spellings].sort(([, first], [, second]) => second - first)
  return {
    text: most?.[0] ?? '',
    projectCount: rows.length,
    projects: rows.slice(0, mostMoved).map(({ projectId, pitch }) => ({ projectId, pitch })),
    partner,
  }
}
