import { CommandDialog } from '../platform/forms/CommandDialog'
import { missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'

type Props = {
  document: { projectId: string; documentId: string; title: string; number: string | null }
  onClosed: () => void
}

export function RenameDocumentDialog({ document: { projectId, documentId, title, number }, onClosed }: Props) {
  return (
    <CommandDialog
      type="RenameDocument"
      record={{ of: { type: 'RenameDocument', projectId, recordId: documentId }, now: { title, number }, whole: true }}
      data={(fields) => ({
        projectId,
        documentId,
        title: fields.text('title'),
        number: fields.text('number').trim() || null,
      })}
      check={(fields) => missing(fields, { title: 'title.missing' })}
      onClosed={onClosed}
    >
      <TextField name="title" required maxLength={300} value={title} />
      <TextField name="number" maxLength={50} value={number ?? ''} />
    </CommandDialog>
  )
}
