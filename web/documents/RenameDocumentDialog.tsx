import { Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { isAsked } from './isAsked'
import { useAskedText } from './useAskedText'

type Props = {
  document: Pick<Answer<'document'>, 'projectId' | 'documentId' | 'title' | 'number' | 'status'>
  onClosed: () => void
}

export function RenameDocumentDialog({ document, onClosed }: Props) {
  const { projectId, documentId, title, number } = document
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
      {isAsked(document) && <AskedText document={document} />}
      <TextField name="title" required maxLength={300} value={title} />
      <TextField name="number" maxLength={50} value={number ?? ''} />
    </CommandDialog>
  )
}

/** Its title is a part of what people were asked about. */
function AskedText({ document }: Pick<Props, 'document'>) {
  return <Text>{useAskedText(document)}</Text>
}
