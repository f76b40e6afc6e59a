import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { addresses } from '../platform/addresses'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { TextLink } from '../platform/layout/TextLink'
import { useSession } from '../platform/session/useAccess'
import { graceDaysLeft } from './graceDaysLeft'
import { trialDaysLeft } from './trialDaysLeft'

/** These screens say it themselves, and more of it. */
const saying = [addresses.checkout(), addresses.plans()]

/**
 * In the last week of the trial, and while a plan’s next period is not paid: how long there is access; afterwards
 * that it ended. The way to the plans, which say how to go on.
 */
export function TrialBanner() {
  const { t } = useTranslation()
  const session = useSession()
  const [dismissed, setDismissed] = useState(false)
  const { pathname } = useLocation()
  const days = session && trialDaysLeft(session.paymentInfo, new Date())
  const grace = session && graceDaysLeft(session.paymentInfo, new Date())
  const isOver = session?.paymentInfo.premium === false
  if (saying.includes(pathname) || dismissed || (days === undefined && grace === undefined && !isOver)) return null
  const left = grace === undefined ? t('trial.left', { count: days }) : t('trial.overdue', { count: grace })
  return (
    <MessageBar intent="error" shape="square" role="status">
      <MessageBarBody>
        {isOver ? t('trial.ended') : left} <TextLink to={addresses.plans()}>{t('trial.seePlans')}</TextLink>
      </MessageBarBody>
      <MessageBarActions
        containerAction={
          <Button
            size="small"
            appearance="transparent"
            icon={<DismissRegular />}
            aria-label={t('dismiss')}
            onClick={() => setDismissed(true)}
          />
        }
      />
    </MessageBar>
  )
}
