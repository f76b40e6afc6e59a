import { Button } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { MessageBar, MessageBarActions, MessageBarBody } from '../platform/layout/MessageBar'
import { TextLink } from '../platform/layout/TextLink'
import { useSession } from '../platform/session/useAccess'
import { trialDaysLeft } from './trialDaysLeft'

/** In the last week of the trial: how long it still lasts, and where to subscribe. */
export function TrialBanner() {
  const { t } = useTranslation()
  const session = useSession()
  const [dismissed, setDismissed] = useState(false)
  const days = session && trialDaysLeft(session.paymentInfo, new Date())
  if (days === undefined || dismissed) return null
  return (
    <MessageBar intent="error" shape="square" role="status">
      <MessageBarBody>
        {t('trial.left', { count: days })} <TextLink to={addresses.checkout()}>{t('trial.subscribe')}</TextLink>
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
