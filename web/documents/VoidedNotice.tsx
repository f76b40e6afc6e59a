import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody, MessageBarTitle } from '../platform/layout/MessageBar'
import { useVoidedBy } from './useVoidedBy'

/** Says in plain sight that what was signed in the round before is void, and what voided it. */
export function VoidedNotice({ rounds: [newest, before] }: { rounds: readonly SignOffRound[] }) {
  const { t } = useTranslation()
  const voidedBy = useVoidedBy()
  const voided = [newest, before].find((round) => round?.standing === 'voided')
  const isSignedAgain = newest?.approvers.every(({ decidedAt }) => decidedAt !== null)
  const names = (voided?.approvers ?? []).flatMap(({ act, name }) =>
    act === 'approve' ? [name ?? t('signOff.erased')] : [],
  )
  if (!voided || names.length === 0 || (isSignedAgain && voided !== newest)) return null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        <MessageBarTitle>{t('signOff.voidedTitle', { round: voided.round, names: names.join(', ') })}</MessageBarTitle>
        {voidedBy(voided)}
      </MessageBarBody>
    </MessageBar>
  )
}
