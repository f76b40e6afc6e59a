import { Text } from '@fluentui/react-components'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CommandDialog } from '../platform/forms/CommandDialog'
import { LongTextField } from '../platform/forms/LongTextField'
import { TextField } from '../platform/forms/textFields'
import { Failure } from '../platform/server/failure'
import { checkedBudget } from './checkedBudget'

/** Asks the operator for a plan that is not sold here: for how many people, and what for. */
export function BudgetDialog({ trigger }: { trigger: ReactElement }) {
  const { t } = useTranslation()
  return (
    <CommandDialog
      type="RequestBudget"
      trigger={trigger}
      title={t('budget.title')}
      words={{ action: t('budget.send'), done: t('budget.sent') }}
      check={checkedBudget}
      failureOf={asBudget}
      data={({ text }, requestId) => ({ requestId, seats: Number(text('seats')), message: text('message').trim() })}
    >
      <Text>{t('budget.text')}</Text>
      <LongTextField name="message" label={t('budget.message')} required />
      <TextField name="seats" label={t('budget.seats')} required inputMode="numeric" maxLength={6} />
    </CommandDialog>
  )
}

/** What went wrong by itself says that nothing was asked for; a refusal says why. */
const asBudget = (failure: Failure): Failure =>
  failure.status >= 500 ? new Failure('budget.failed', failure.status, {}, [], failure.requestId) : failure
