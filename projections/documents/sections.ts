import { projection } from '../projection'
import { inDocument } from './inDocument'

type Section = {
  /** Callers choose the ids, so another document may have a section with the same id. */
  sectionPath: string
  sectionId: string
  documentId: string
  projectId: string
  name: string
  rank: string
}

/** One row per section of a document's form. */
export const sections = projection<Section>({
  table: 'documents_sections',
  version: 1,
  key: 'sectionPath',
  keys: ({ data }) => [inDocument(data, 'sectionId')],

  columns: (table) => {
    table.text('section_path').notNullable()
    for (const id of ['section_id', 'document_id', 'project_id']) table.uuid(id).notNullable()
    table.text('name').notNullable()
    table.specificType('rank', 'text collate "C"').notNullable()
    table.index(['organization_id', 'project_id', 'document_id'])
  },

  on: {
    DocumentSectionAdded: (_, section) => ({ sectionPath: inDocument(section, 'sectionId'), ...section }),
    DocumentSectionRenamed: (row, { name }) => row && { ...row, name },
    DocumentSectionMoved: (row, { rank }) => row && { ...row, rank },
    DocumentSectionRemoved: () => null,
    DocumentSectionRestored: (_, section) => ({ sectionPath: inDocument(section, 'sectionId'), ...section }),
  },
})
