import { reaches, type User } from '@prumo/contracts/access'
import type { fileForms, ListedFile } from '@prumo/contracts/discussion/queries'
import { featureOfTarget, type TargetKind, targetKinds } from '@prumo/contracts/discussion/target'
import { id, text } from '@prumo/contracts/values'
import type { Knex } from 'knex'
import { z } from 'zod'
import type { Asker, Query } from '../pipeline/query'
import { visibleTo } from '../projects/visibleProjects'
import { columnsOf } from '../reading/columns'
import { containsText } from '../reading/containsText'
import { cursorOf, placeIn } from '../reading/cursor'
import { peopleNames } from '../reading/peopleNames'
import { textOrder } from '../reading/textOrder'

/** The expression and direction of each order; no row lacks a value for it. */
const sorted = {
  attachedAt: { by: 'f.attached_at::text', descending: true },
  name: { by: textOrder('f.name'), descending: false },
  size: { by: `lpad(f.size::text, 12, '0')`, descending: true },
} as const

const forms: Record<(typeof fileForms)[number], string> = {
  image: `f.media_type like 'image/%'`,
  pdf: `f.media_type = 'application/pdf'`,
  other: `f.media_type not like 'image/%' and f.media_type <> 'application/pdf'`,
}

/** `null` if the target was deleted. */
const targetName = `case f.target_kind when 'project' then p.pitch when 'task' then t.title when 'entry' then e.title else d.title end`

const place = z.tuple([text(500), id])

export const files: Query<'files'> = async (db, input, asker) => {
  const { by, descending } = sorted[input.sort]
  const from = () => filesOfTargets(db).modify(narrowed(asker, input))
  const start = placeIn(input.after, place)
  const way = descending ? 'desc' : 'asc'
  const page = from()
    .select(
      columnsOf(
        'f',
        'fileId',
        'projectId',
        'name',
        'description',
        'targetKind',
        'targetId',
        'size',
        'sha256',
        'mediaType',
        'uploaderId',
        'attachedAt',
        'signatureId',
      ),
      { projectPitch: 'p.pitch' },
      db.raw(`${targetName} as "targetName", ${by} as "sortedBy"`),
    )
    .orderByRaw(`${by} ${way}, f.file_id ${way}`)
    .limit(input.limit + 1)
  if (start) page.whereRaw(`(${by}, f.file_id) ${descending ? '<' : '>'} (?, ?::uuid)`, start)
  const rows: (Omit<ListedFile, 'uploaderName'> & { sortedBy: string })[] = await page
  const shown = rows.slice(0, input.limit)
  const last = rows.length > input.limit ? shown.at(-1) : undefined
  const uploaders = shown.map(({ uploaderId }) => uploaderId)
  const names = await peopleNames(db, asker, uploaders)
  const [count] = await from().count<{ total: number }[]>({ total: '*' })
  return {
    items: shown.map((row) => ({ ...row, uploaderName: names.get(row.uploaderId) ?? null })),
    next: last ? cursorOf([last.sortedBy, last.fileId]) : null,
    total: count?.total ?? 0,
  }
}

/** Files with their projects, and with what they are attached to where that is no project. */
const filesOfTargets = (db: Knex): Knex.QueryBuilder =>
  db('discussion_files as f')
    .join('projects_projects as p', 'p.project_id', 'f.project_id')
    .leftJoin('tasks_tasks as t', (on) =>
      on.on('t.task_id', 'f.target_id').andOn('t.project_id', 'f.project_id').andOnVal('f.target_kind', 'task'),
    )
    .leftJoin('documents_documents as d', (on) =>
      on
        .on('d.document_id', 'f.target_id')
        .andOn('d.project_id', 'f.project_id')
        .andOnVal('f.target_kind', 'document')
        .andOnNull('d.deleted_at'),
    )
    .leftJoin('finance_entries as e', (on) =>
      on
        .on('e.entry_id', 'f.target_id')
        .andOn('e.project_id', 'f.project_id')
        .andOnVal('f.target_kind', 'entry')
        .andOnNull('e.deleted_at'),
    )

type Narrowing = Pick<Parameters<typeof files>[1], 'projectId' | 'kind' | 'targetId' | 'uploaderId' | 'form' | 'search'>

const narrowed =
  ({ actor, reader }: Asker, { projectId, kind, targetId, uploaderId, form, search }: Narrowing) =>
  (query: Knex.QueryBuilder) => {
    query.modify(visibleTo(actor)).where('f.organization_id', actor.organizationId)
    query.whereIn('f.target_kind', seenKinds(reader))
    if (projectId) query.where('f.project_id', projectId)
    if (kind) query.where('f.target_kind', kind)
    if (targetId) query.where('f.target_id', targetId)
    if (uploaderId) query.where('f.uploader_id', uploaderId)
    if (form) query.whereRaw(forms[form])
    if (search) query.modify(containsText(search, 'f.name', 'f.description'))
  }

/** In a project every role sees as much as the person's own rights of today allow. */
const seenKinds = ({ administrator, rights }: User): TargetKind[] =>
  targetKinds.filter((kind) => administrator || reaches(rights[featureOfTarget[kind]], 'viewOnly'))
