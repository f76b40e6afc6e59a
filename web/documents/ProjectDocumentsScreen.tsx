import { useParams } from 'react-router-dom'
import { DocumentList } from './DocumentList'
import { DocumentPage } from './DocumentPage'

/** A project's documents, or one of them. */
export function ProjectDocumentsScreen() {
  const { projectId = '', itemId } = useParams()
  return itemId ? (
    <DocumentPage key={itemId} projectId={projectId} documentId={itemId} />
  ) : (
    <DocumentList projectId={projectId} />
  )
}
