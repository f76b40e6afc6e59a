import { type FieldValue, isEmbedded } from '@prumo/contracts/documents/documentField'
import { featuresOfEmbedded } from '@prumo/contracts/documents/embedded'
import { problemsOf } from '@prumo/contracts/documents/problemsOf'
import type { ShownField, ShownSection } from '@prumo/contracts/documents/queries'
import { HttpProblem } from '@prumo/platform/errors'
import { merged } from '@prumo/platform/values/merged'
import type { Knex } from 'knex'
import type { Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { offeredPeople, peopleNames } from '../reading/peopleNames'
import { memberIdsOf } from '../reading/projectMembers'
import { approverRights } from './approverRights'
import { type DocumentRow, documentColumns, shownDocuments } from './documentRows'
import { liveData } from './liveData'
import { ifOpen, sinceRequest } from './sinceRequest'

type FieldRow = Omit<ShownField, 'value' | 'embedded' | 'sinceRequest' | 'filledByName'> & {
  sectionId: string
  filled: { value: FieldValue }
}
type Row = DocumentRow & { deletedAt: string | null; deletedBy: string | null; deletionReason: string | null }

export const document: Query<'document'> = async (db, { projectId, documentId }, asker) => {
  const { project, actor } = asker
  const { organizationId } = actor
  const inDocument = { organization_id: organizationId, project_id: projectId, document_id: documentId }
  const row = await documentRow(db, inDocument)
  if (!row) throw new HttpProblem(404, 'resource.unknown')
  const { deletedAt, deletedBy, deletionReason, ...listed } = row
  const fields: FieldRow[] = await db('documents_fields').where(inDocument).orderBy('rank').select(fieldColumns)
  const sections: Omit<ShownSection, 'fields'>[] = await db('documents_sections')
    .where(inDocument)
    .orderBy('rank')
    .select({ sectionId: 'section_id', name: 'name' })
  const live = await liveData(db, projectId, asker)
  // A request freezes a whole form: it is read only where a field shows data of the project.
  const embeds = fields.some(({ fieldKind }) => isEmbedded(fieldKind))
  const request = embeds ? await standingRequest(db, inDocument) : undefined
  const since = request && sinceRequest(request.content, live)
  const frozen = (fieldId: string) => {
    const changed = since?.get(fieldId)
    return changed ? { was: ifOpen(changed.was, asker) } : null
  }
  const memberIds = memberIdsOf(project)
  const names = await peopleNames(db, asker, [deletedBy, ...fields.map(({ filledById }) => filledById)])
  const shown = sections.map((section) => ({
    ...section,
    fields: fields
      .filter(({ sectionId }) => sectionId === section.sectionId)
      .map(({ sectionId: _, filled, ...field }) =>
        merged(field, {
          value: filled.value,
          embedded: live.of(field),
          sinceRequest: frozen(field.fieldId),
          filledByName: field.filledById && (names.get(field.filledById) ?? null),
        }),
      ),
  }))
  const [document] = await shownDocuments(db, asker, [listed])
  if (!document) throw new HttpProblem(404, 'resource.unknown')
  const embedded = shown.flatMap((section) => section.fields.map((field) => field.embedded))
  const features = [...new Set(embedded.flatMap(featuresOfEmbedded))]
  const rightsOf = await approverRights(db, asker, row.approverIds, features)
  const people = (await offeredPeople(db, asker, memberIds)).filter(({ name }) => name !== '')
  return {
    ...document,
    approvers: document.approvers.map((approver) => ({ ...approver, ...rightsOf(approver.userId) })),
    sections: shown,
    areas: live.areas,
    people,
    problems: problemsOf({ title: row.title, sections: shown, approverIds: row.approverIds }),
    deletedAt,
    deletionReason,
    deletedByName: deletedBy && (names.get(deletedBy) ?? null),
  }
}

type InDocument = { organization_id: string; project_id: string; document_id: string }

const documentRow = (db: Knex, { organization_id, project_id, document_id }: InDocument): Promise<Row | undefined> =>
  db('documents_documents as d')
    .join('projects_projects as p', 'p.project_id', 'd.project_id')
    .where({ 'd.organization_id': organization_id, 'd.project_id': project_id, 'd.document_id': document_id })
    .first({
      ...documentColumns,
      deletedAt: 'd.deleted_at',
      deletedBy: 'd.deleted_by',
      deletionReason: 'd.deletion_reason',
    })

/** What approvers are asked about, or have approved. */
const standingRequest = (db: Knex, inDocument: InDocument): Promise<{ content: string } | undefined> =>
  db('documents_sign_offs')
    .where(inDocument)
    .whereIn('standing', ['asked', 'approved'])
    .orderBy('round', 'desc')
    .first('content')

const fieldColumns = {
  ...columns('fieldId', 'sectionId', 'name', 'fieldKind', 'required', 'fieldSize', 'options', 'filled', 'filledAt'),
  filledById: 'filled_by',
}
