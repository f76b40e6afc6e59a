import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowInstant } from '../../platform/formats/useShowInstant'
import { useLinkLook } from '../../platform/layout/useLinkLook'
import { useQuery } from '../../platform/server/useQuery'
import { usePlanWords } from '../plans/usePlanWords'
import { CopyText } from './CopyText'
import { PaymentNotice } from './PaymentNotice'
import type { Dispatch } from './PaymentStep'
import { QrCode } from './QrCode'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  left: { alignSelf: 'flex-start' },
})

type Props = {
  way: PaymentWay
  paymentId: string
  isSandbox: boolean
  dispatch: Dispatch
  children: ReactNode
}

/** A slip or a Pix that somebody has to pay elsewhere, with all that it takes. */
export function AwaitingPayment({ way, paymentId, isSandbox, dispatch, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const link = useLinkLook()
  const { calendarDay } = usePlanWords()
  const showInstant = useShowInstant()
  useHearing(paymentId, dispatch)
  const isSlip = way.kind === 'slip'
  const kind = way.kind === 'pix' ? 'pix' : 'slip'
  return (
    <div className={styles.root}>
      <PaymentNotice title={t(`checkout.awaiting.${kind}.title`)} text={t(`checkout.awaiting.${kind}.text`)}>
        {children}
      </PaymentNotice>
      {isSlip && (
        <>
          <Text>{t('checkout.awaiting.until', { day: calendarDay(way.payableUntil.slice(0, 10)) })}</Text>
          <CopyText label={t('checkout.awaiting.line')} text={way.digitableLine} />
          {way.url && (
            <a className={link.root} href={way.url} target="_blank" rel="noopener noreferrer">
              {t('checkout.awaiting.open')}
            </a>
          )}
        </>
      )}
      {way.kind === 'pix' && (
        <>
          <Text>{t('checkout.awaiting.until', { day: showInstant(way.expiresAt) })}</Text>
          <QrCode text={way.text} label={t('checkout.awaiting.code')} />
          <CopyText label={t('checkout.awaiting.pixText')} text={way.text} />
        </>
      )}
      {isSandbox && way.kind !== 'none' && (
        <Button
          className={styles.left}
          onClick={() => dispatch({ type: 'card', outcome: isSlip ? 'sandbox:slipPaid' : 'sandbox:pixPaid' })}
        >
          {t('checkout.sandbox.pretend')}
        </Button>
      )}
    </div>
  )
}

/** Whoever waits is told as soon as it is paid: the gateway says so to the server, and the server to this page. */
function useHearing(paymentId: string, dispatch: Dispatch) {
  const { data } = useQuery('payment', { paymentId })
  const isDecided = data !== undefined && !['attempted', 'inProgress', 'awaiting'].includes(data.state)
  useEffect(() => {
    if (isDecided) dispatch({ type: 'check' })
  }, [isDecided, dispatch])
}
