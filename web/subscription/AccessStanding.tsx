import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { today } from '../platform/formats/dates'
import type { Session } from '../platform/session/session'
import { useLanguage } from '../platform/texts/useLanguage'
import { daysLeft } from './daysLeft'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, maxWidth: '640px' },
})

/** Until which day there is access, or since when no more. */
export function AccessStanding({ payment }: { payment: Session['paymentInfo'] }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const standing = useStandingText(payment)
  return (
    <div className={styles.root}>
      <Text weight="semibold">{standing}</Text>
      {!payment.premium && <Text>{t('checkout.kept')}</Text>}
    </div>
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
