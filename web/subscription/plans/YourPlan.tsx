import { Button, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses'
import { Facts } from '../../platform/layout/Facts'
import { TextLink } from '../../platform/layout/TextLink'
import { useCommand } from '../../platform/server/useCommand'
import { CancelDialog } from './CancelDialog'
import { inForce } from './inForce'
import { PlanCard } from './PlanCard'
import { planStanding } from './planStanding'
import { usePlanWords } from './usePlanWords'

type Props = { subscription: Answer<'subscription'>; at: string }

/** Which plan there is, until when, and what is booked to follow; it is cancelled and taken up again here. */
export function YourPlan({ subscription, at }: Props) {
  const { t } = useTranslation()
  const { planOf, orderOf, day } = usePlanWords()
  const { run, sending } = useCommand()
  const [isCancelling, setCancelling] = useState(false)
  const { endsAt, booked, isCancelled } = subscription
  const { word, until } = planStanding(subscription, at)
  const goesOn = inForce(subscription, at)
  const mayResume = isCancelled && word === 'cancelled'
  const withdraw = () => run('WithdrawPlanChange', {}, { done: t('plans.withdrawn'), failed: t('plans.notWithdrawn') })
  const resume = () => run('ResumeSubscription', {}, { done: t('plans.resumed'), failed: t('plans.notResumed') })
  return (
    <PlanCard
      title={t('plans.yourPlan')}
      acts={
        <>
          {booked && (
            <Button disabledFocusable={sending} onClick={() => void withdraw()}>
              {t('plans.withdraw')}
            </Button>
          )}
          {mayResume && (
            <Button appearance="primary" disabledFocusable={sending} onClick={() => void resume()}>
              {t('plans.resume')}
            </Button>
          )}
          {goesOn && <Button onClick={() => setCancelling(true)}>{t('plans.cancel')}</Button>}
        </>
      }
    >
      <Text weight="semibold">{t(`plans.standing.${word}`, { day: until === null ? '' : day(until) })}</Text>
      <Facts
        facts={[
          [t('plans.planName'), planOf(subscription)],
          [t('plans.licenceNumber'), subscription.code],
          ...(booked && endsAt ? [[t('plans.bookedFrom', { day: day(endsAt) }), orderOf(booked)] as const] : []),
        ]}
      />
      {word === 'overdue' && <Text>{t('plans.overdueText')}</Text>}
      {(word === 'ended' || word === 'trialEnded') && (
        <>
          <Text>{t('plans.endedText')}</Text>
          <TextLink to={addresses.checkout()}>{t('plans.takeAway')}</TextLink>
        </>
      )}
      {isCancelling && endsAt && <CancelDialog until={endsAt} onClosed={() => setCancelling(false)} />}
    </PlanCard>
  )
}
