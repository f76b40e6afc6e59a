import { Text } from '@fluentui/react-components'
import { showMonth } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import type { Fields } from '../platform/forms/formFields'
import { TextField } from '../platform/forms/textFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { closedMonths } from './latestMonths'

type Props = { projectId: string; closedThrough: string; onClosed: () => void }

/** Whoever opens a month again says why. */
export const reasonMissing = ({ text }: Fields): Record<string, string> =>
  text('reason').trim() === '' ? { reason: 'ledger.reasonMissing' } : {}

/** Opens a month, and all that are closed behind it, for a reason. */
export function ReopenMonthDialog({ projectId, closedThrough, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <CommandDialog
      type="ReopenMonth"
      data={({ text }) => ({ projectId, month: text('month'), reason: text('reason').trim() })}
      check={reasonMissing}
      onClosed={onClosed}
    >
      <Text>{t('closing.reopenExplained')}</Text>
      <ChoiceField
        name="month"
        value={closedThrough}
        required
        choices={closedMonths(closedThrough).map((each) => ({ value: each, text: showMonth(each, language) }))}
      />
      <TextField name="reason" required maxLength={500} />
    </CommandDialog>
  )
}
