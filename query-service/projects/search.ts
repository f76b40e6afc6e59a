import { isClosedTo, type User } from '@prumo/contracts/access'
import { maskedDocument } from '@prumo/contracts/partners/partnerDocument'
import type { FoundRecord } from '@prumo/contracts/projects/queries'
import type { Knex } from 'knex'
import { namingColumns } from '../partners/namingColumns'
import type { Query } from '../pipeline/query'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { textOrder } from '../reading/textOrder'
import { numbered, numberIn } from '../tasks/taskNumbers'
import { visibleTo } from './visibleProjects'

const mostOfKind = 10
/** An id that no project has. */
const noProject = '00000000-0000-0000-0000-000000000000'

/** Records by words of their names, of projects that the person sees; partners and people where those are open. */
export const search: Query<'search'> = async (db, { text, openProjectId }, { actor }) => [
  ...(await foundProjects(db, actor, text)),
  ...(isClosedTo(actor, 'tasks') ? [] : await foundTasks(db, actor, { text, openProjectId })),
  ...(isClosedTo(actor, 'documents') ? [] : await foundDocuments(db, actor, text)),
  ...(isClosedTo(actor, 'finance') ? [] : await foundEntries(db, actor, { text, openProjectId })),
  ...(isClosedTo(actor, 'customers') ? [] : await foundPartners(db, actor, text)),
  ...(isClosedTo(actor, 'organization') ? [] : await foundPeople(db, actor, text)),
]

async function foundProjects(db: Knex, actor: User, text: string): Promise<FoundRecord[]> {
  const rows: { projectId: string; title: string; detail: string | null }[] = await db('projects_projects as p')
    .modify(visibleTo(actor))
    .modify(containsText(text, 'p.pitch', 'p.internal_code'))
    .orderByRaw(`${textOrder('p.pitch')}, p.project_id`)
    .limit(mostOfKind)
    .select(columnsOf('p', 'projectId'), { title: 'p.pitch', detail: 'p.internal_code' })
  return rows.map((row) => ({ ...row, kind: 'project', id: row.projectId, detail: row.detail ?? '' }))
}

type Row = { id: string; projectId: string; title: string; detail: string }

type Sought = { text: string; openProjectId?: string | undefined }

/** Tasks by words of their titles or by number, those of the open project first. */
async function foundTasks(db: Knex, actor: User, { text, openProjectId = noProject }: Sought): Promise<FoundRecord[]> {
  const number = numberIn(text)
  const rows: (Row & { number: number })[] = await db('tasks_tasks as t')
    .join('projects_projects as p', 'p.project_id', 't.project_id')
    .modify(visibleTo(actor))
    .where('t.organization_id', actor.organizationId)
    .modify(numbered)
    .modify(number === undefined ? containsText(text, 't.title') : (query) => void query.where({ number }))
    .orderByRaw('(t.project_id = ?) desc, t.changed_at desc', [openProjectId])
    .limit(mostOfKind)
    .select(columnsOf('t', 'projectId', 'title'), columnsOf('n', 'number'), { id: 't.task_id', detail: 'p.pitch' })
  return rows.map(({ number: found, ...row }) => ({ ...row, kind: 'task', detail: `#${found} · ${row.detail}` }))
}

async function foundDocuments(db: Knex, actor: User, text: string): Promise<FoundRecord[]> {
  const rows: Row[] = await db('documents_documents as d')
    .join('projects_projects as p', 'p.project_id', 'd.project_id')
    .modify(visibleTo(actor))
    .where('d.organization_id', actor.organizationId)
    .whereNull('d.deleted_at')
    .modify(containsText(text, 'd.title', 'd.number'))
    .orderBy('d.changed_at', 'desc')
    .limit(mostOfKind)
    .select(columnsOf('d', 'projectId', 'title'), { id: 'd.document_id', detail: 'p.pitch' })
  return rows.map((row) => ({ ...row, kind: 'document' }))
}

/** Entries by words of their title, history, company and document number, those of the open project first. */
async function foundEntries(db: Knex, actor: User, { text, openProjectId = noProject }: Sought) {
  const rows: (Row & { company: string | null })[] = await db('finance_entries as e')
    .join('projects_projects as p', 'p.project_id', 'e.project_id')
    .modify(visibleTo(actor))
    .where('e.organization_id', actor.organizationId)
    .whereNull('e.deleted_at')
    .modify(containsText(text, ...searched))
    .orderByRaw('(e.project_id = ?) desc, e.changed_at desc', [openProjectId])
    .limit(mostOfKind)
    .select(columnsOf('e', 'projectId', 'title', 'company'), { id: 'e.entry_id', detail: 'p.pitch' })
  return rows.map(
    ({ company, detail, ...row }): FoundRecord => ({
      ...row,
      kind: 'entry',
      detail: [company, detail].filter(Boolean).join(' · '),
    }),
  )
}
const searched = ['title', 'history', 'company', 'document_number'].map((column) => `coalesce(e.${column}, '')`)

/** Customers and suppliers by words of their names, and by their document with its mask or without. */
async function foundPartners(db: Knex, { organizationId }: User, text: string): Promise<FoundRecord[]> {
  const name = `coalesce(p.name, p.company_name)`
  const rows: { id: string; title: string; company: string | null; document: string | null }[] = await db(
    'partners_partners as p',
  )
    .where('p.organization_id', organizationId)
    .whereNull('p.deleted_at')
    .whereRaw(`${name} is not null`)
    .modify(containsText(text, ...namingColumns))
    .orderByRaw(`${textOrder(name)}, p.partner_id`)
    .limit(mostOfKind)
    .select(db.raw(`${name} as title`), { id: 'p.partner_id', company: 'p.company_name', document: 'p.document' })
  return rows.map(({ id, title, company, document }) => ({
    kind: 'partner',
    id,
    projectId: null,
    title,
    detail: [company !== title && company, document && maskedDocument(document)].filter(Boolean).join(' · '),
  }))
}

async function foundPeople(db: Knex, { organizationId }: User, text: string): Promise<FoundRecord[]> {
  const name = `a.name || ' ' || a.last_name`
  const rows: { id: string; title: string; detail: string }[] = await db('organization_users as u')
    .join('identity_accounts as a', 'a.user_id', 'u.user_id')
    .where({ 'u.organization_id': organizationId, 'a.erased': false })
    .modify(containsText(text, name, 'a.email'))
    .orderByRaw(`${textOrder(name)}, u.user_id`)
    .limit(mostOfKind)
    .select(db.raw(`${name} as title`), { id: 'u.user_id', detail: 'a.email' })
  return rows.map((row) => ({ ...row, kind: 'person', projectId: null }))
}
