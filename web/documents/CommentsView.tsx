import { Discussion } from '../discussion/Discussion'
import type { DocumentViewProps } from './documentViews'

/** What is said of the document: no part of what is signed. */
export const CommentsView = ({ document: { projectId, documentId } }: DocumentViewProps) => (
  <Discussion projectId={projectId} target={{ kind: 'document', id: documentId }} />
)
