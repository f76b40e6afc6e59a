import { Attachments } from '../discussion/Attachments'
import type { DocumentViewProps } from './documentViews'

/** The files of the document. They are part of what is signed, so only its editors may add and remove files. */
export const FilesView = ({ document: { projectId, documentId }, mayEdit, isHeld }: DocumentViewProps) => (
  <Attachments projectId={projectId} target={{ kind: 'document', id: documentId }} changeable={mayEdit && !isHeld} />
)
