import type { RecordedEvent } from '@prumo/contracts/index'
import { projection } from '../projection'

type Name = { nameId: string; thingId: string; position: number; kind: string; name: string }

/** Where each event that names a thing has the thing's id and its name. People's names are not here: they live, and are erased, elsewhere. */
const naming: Record<string, { kind: string; id: string; name: string }> = {
  ProjectCreated: { kind: 'project', id: 'projectId', name: 'pitch' },
  ProjectDetailsChanged: { kind: 'project', id: 'projectId', name: 'pitch' },
  StepAdded: { kind: 'step', id: 'stepId', name: 'name' },
  StepChanged: { kind: 'step', id: 'stepId', name: 'name' },
  TagAdded: { kind: 'tag', id: 'tagId', name: 'description' },
  TagChanged: { kind: 'tag', id: 'tagId', name: 'description' },
  TaskAdded: { kind: 'task', id: 'taskId', name: 'title' },
  TaskRenamed: { kind: 'task', id: 'taskId', name: 'title' },
  ChecklistItemAdded: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  ChecklistItemChanged: { kind: 'checklistItem', id: 'itemId', name: 'description' },
  AreaAdded: { kind: 'area', id: 'areaId', name: 'name' },
  AreaChanged: { kind: 'area', id: 'areaId', name: 'name' },
  CardAdded: { kind: 'card', id: 'cardId', name: 'title' },
  CardRenamed: { kind: 'card', id: 'cardId', name: 'title' },
  DocumentCreated: { kind: 'document', id: 'documentId', name: 'title' },
  DocumentRenamed: { kind: 'document', id: 'documentId', name: 'title' },
  DocumentSectionAdded: { kind: 'documentSection', id: 'sectionId', name: 'name' },
  DocumentSectionRenamed: { kind: 'documentSection', id: 'sectionId', name: 'name' },
  DocumentFieldAdded: { kind: 'documentField', id: 'fieldId', name: 'name' },
  DocumentFieldChanged: { kind: 'documentField', id: 'fieldId', name: 'name' },
  AccessProfileCreated: { kind: 'profile', id: 'profileId', name: 'name' },
  AccessProfileChanged: { kind: 'profile', id: 'profileId', name: 'name' },
  FileAttached: { kind: 'file', id: 'fileId', name: 'name' },
  SignatureFileAttached: { kind: 'file', id: 'fileId', name: 'name' },
  ImportStarted: { kind: 'import', id: 'importId', name: 'fileName' },
}

const named = (row: Name | null, _: object, event: object): Name | null => row ?? nameIn(event as RecordedEvent)

/** One row for each time that a thing got a name: what it was called at any position of the log. */
export const names = projection<Name>({
  table: 'audit_names',
  version: 2,
  key: 'nameId',
  keys: (event) => [nameIn(event)].flatMap((name) => name?.nameId ?? []),
  madeOnce: true,
  madeAt: 'position',

  columns: (table) => {
    table.text('name_id').notNullable()
    table.uuid('thing_id').notNullable()
    table.bigInteger('position').notNullable()
    table.text('kind').notNullable()
    table.text('name').notNullable()
    table.index(['organization_id', 'thing_id', 'position'])
  },

  on: Object.fromEntries(Object.keys(naming).map((type) => [type, named])),
})

function nameIn({ type, data, position }: RecordedEvent): Name | null {
  const where = naming[type]
  const fields = data as Record<string, unknown>
  if (!where || typeof fields[where.name] !== 'string') return null
  const thingId = String(fields[where.id])
  return { nameId: `${thingId}@${position}`, thingId, position, kind: where.kind, name: String(fields[where.name]) }
}
