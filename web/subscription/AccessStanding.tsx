import { Card, makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { homeOf } from '../identity/signedIn'
import { today } from '../platform/formats/dates'
import { ButtonLink } from '../platform/layout/ButtonLink'
import { useLinkLook } from '../platform/layout/useLinkLook'
import type { Session } from '../platform/session/session'
import { useSession } from '../platform/session/useAccess'
import { supportAddress, supportEmail } from '../platform/texts/support'
import { useLanguage } from '../platform/texts/useLanguage'
import { daysLeft } from './daysLeft'

const useStyles = makeStyles({
  root: { alignItems: 'flex-start', maxWidth: '640px', boxSizing: 'border-box' },
  actions: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalL },
})

/** Until which day there is access, or since when no more, and how to go on until plans can be bought here. */
export function AccessStanding({ payment }: { payment: Session['paymentInfo'] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const link = useLinkLook()
  const signedIn = useSession()
  const standing = useStandingText(payment)
  return (
    <Card className={styles.root}>
      <Text weight="semibold">{standing}</Text>
      {!payment.premium && <Text>{t('checkout.kept')}</Text>}
      <Text>{t('checkout.write')}</Text>
      <div className={styles.actions}>
        {supportEmail && (
          <a className={link.root} href={supportAddress}>
            {t('checkout.writeTo', { email: supportEmail })}
          </a>
        )}
        {payment.premium && signedIn && <ButtonLink to={homeOf(signedIn)}>{t('notFound.home')}</ButtonLink>}
      </div>
    </Card>
  )
}

function useStandingText({ premium, code, endAt }: Session['paymentInfo']): string {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!endAt) return t('checkout.none')
  const day = showDay(today(new Date(endAt)), language)
  const isTrial = code.includes('TRIAL')
  if (!premium) return t(isTrial ? 'checkout.trialEnded' : 'checkout.accessEnded', { day })
  const count = daysLeft(endAt, new Date())
  return t(isTrial ? 'checkout.trialUntil' : 'checkout.accessUntil', { day, count })
}
