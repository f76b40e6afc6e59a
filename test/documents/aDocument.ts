import type { FieldProperties, FieldValue } from '@prumo/contracts/documents/documentField'
import { aField } from '../given/aField'
import type { Person } from '../world/person'

const fields: (Partial<FieldProperties> & { name: string; value?: FieldValue })[] = [
  { name: 'Weather', fieldKind: 'optionSelection', options: ['Dry', 'Rain'], fieldSize: 'small', value: 'Dry' },
  { name: 'Workers', fieldKind: 'number', fieldSize: 'small', required: true, value: '1234.5' },
  { name: 'Day', fieldKind: 'date', fieldSize: 'small', value: '2026-12-31' },
  { name: 'Place', fieldSize: 'medium', value: 'North abutment' },
  { name: 'Teams', fieldKind: 'optionCheck', options: ['Steel', 'Concrete', 'Survey'], value: ['Steel', 'Survey'] },
  { name: 'Notes', fieldKind: 'largeText' },
  { name: 'Canvas', fieldKind: 'canvasCards' },
  {
    name: 'Project',
    fieldKind: 'projectInformation',
    options: ['pitch', 'internalCode', 'tags', 'status', 'currency'],
  },
]

/** A document with a field of every kind, most of them filled in, and somebody to approve it. Answers its id. */
export async function aDocument(by: Person, projectId: string, title = 'Site diary'): Promise<string> {
  const [documentId, sectionId] = [crypto.randomUUID(), crypto.randomUUID()]
  const place = { projectId, documentId }
  await by.act('CreateDocument', { ...place, title, number: 'SD-1', copyFrom: null })
  await by.act('AddDocumentSection', { ...place, sectionId, name: 'Today' })
  for (const { value, ...field } of fields) {
    const fieldId = crypto.randomUUID()
    await by.act('AddDocumentField', { ...place, sectionId, fieldId, ...aField, ...field })
    if (value) await by.act('FillDocumentField', { ...place, fieldId, value, seen: null })
  }
  await by.act('NameDocumentApprover', { ...place, userId: by.userId })
  return documentId
}
