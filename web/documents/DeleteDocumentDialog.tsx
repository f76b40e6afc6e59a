import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { missing } from '../platform/forms/formFields'
import { LongTextField } from '../platform/forms/LongTextField'

type Props = {
  document: { projectId: string; documentId: string; title: string }
  onClosed: () => void
}

/** Asks why, and says that there is a way back. */
export function DeleteDocumentDialog({ document: { projectId, documentId, title }, onClosed }: Props) {
  const { t } = useTranslation()
  return (
    <CommandDialog
      type="DeleteDocument"
      data={(fields) => ({ projectId, documentId, reason: fields.text('reason').slice(0, 500) })}
      check={(fields) => missing(fields, { reason: 'field.required' })}
      onClosed={onClosed}
    >
      <Text>{t('documents.deleteText', { title })}</Text>
      <LongTextField name="reason" required rows={3} />
    </CommandDialog>
  )
}
