import { Text } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { missing } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'

type Props = {
  projectId: string
  card: { cardId: string; title: string }
  onClosed: (deleted: boolean) => void
}

/** Asks why a card goes: the log keeps the reason, and the card can be restored. */
export function DeleteCardDialog({ projectId, card: { cardId, title }, onClosed }: Props) {
  const { t } = useTranslation()
  return (
    <CommandDialog
      type="DeleteCard"
      data={({ text }) => ({ projectId, cardId, reason: text('reason').trim() })}
      check={(fields) => missing(fields, { reason: 'text.blank' })}
      onClosed={onClosed}
    >
      <Text>{t('canvas.deleteQuestion', { title })}</Text>
      <TextField name="reason" label={t('logField.reason')} required maxLength={500} autoFocus />
    </CommandDialog>
  )
}
