import { Attachments } from '../discussion/Attachments'
import type { DocumentViewProps } from './documentViews'

/** The files of the document: a part of what is signed, and so only for whoever may change it to add to and take from. */
export const FilesView = ({ document: { projectId, documentId }, mayEdit }: DocumentViewProps) => (
  <Attachments projectId={projectId} target={{ kind: 'document', id: documentId }} changeable={mayEdit} />
)
