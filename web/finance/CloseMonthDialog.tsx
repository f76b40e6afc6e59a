import { Text } from '@fluentui/react-components'
import { type LatePostings, latePostings as ways } from '@prumo/contracts/finance/kinds'
import { showMonth } from '@prumo/contracts/formats/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../platform/formats/useToday'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { ChoiceField } from '../platform/forms/choiceFields'
import { useLanguage } from '../platform/texts/useLanguage'
import { ClosingPreview } from './ClosingPreview'
import { latestMonths, monthToClose } from './latestMonths'

type Props = {
  projectId: string
  closedThrough: string | null
  latePostings: LatePostings
  onClosed: () => void
}

/** Closes a month and all before it, after showing what they come to. */
export function CloseMonthDialog({ projectId, closedThrough, latePostings, onClosed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const today = useToday()
  const current = today.slice(0, 7)
  const months = latestMonths(current, closedThrough)
  const [month, setMonth] = useState(() => monthToClose(current, closedThrough))
  return (
    <CommandDialog
      type="CloseMonth"
      data={({ text }) => ({ projectId, month: text('month'), latePostings: text('latePostings') })}
      onClosed={onClosed}
    >
      <Text>{t('closing.explained')}</Text>
      <ChoiceField
        name="month"
        value={month}
        required
        choices={months.map((each) => ({ value: each, text: showMonth(each, language) }))}
        onChange={setMonth}
      />
      <ChoiceField
        name="latePostings"
        value={latePostings}
        required
        hint={t('closing.lateHint')}
        choices={ways.map((way) => ({ value: way, text: t(`latePostings.${way}`) }))}
      />
      {month && <ClosingPreview projectId={projectId} month={month} />}
    </CommandDialog>
  )
}
