import { Button, makeStyles, Spinner, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useTranslation } from 'react-i18next'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { FailureBar } from '../../platform/layout/FailureBar'
import { AwaitingPayment } from './AwaitingPayment'
import { BeingChecked } from './BeingChecked'
import { ChoosePayment } from './ChoosePayment'
import type { checkoutMachine } from './checkoutMachine'
import { FramedPayment } from './FramedPayment'
import { PaymentLine } from './PaymentLine'
import { PaymentNotice } from './PaymentNotice'
import { PaymentOver } from './PaymentOver'
import { RedirectedPayment } from './RedirectedPayment'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, maxWidth: '640px' },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
})

export type Dispatch = ActorRefFrom<typeof checkoutMachine>['send']
type Props = {
  snapshot: SnapshotFrom<typeof checkoutMachine>
  dispatch: Dispatch
  subscription: Answer<'subscription'>
}

/** Where somebody has still to pay. */
const toBePaid = ['framing', 'redirecting', 'awaiting']

/** How it is paid, and how that payment stands. */
export function PaymentStep({ snapshot, dispatch, subscription }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { context, value } = snapshot
  const { order, way, failure } = context
  const at = (value as { payment: string }).payment
  const isBusy = ['ordering', 'finding', 'opening', 'paying', 'reading', 'withdrawing'].includes(at)
  const check = (
    <Button appearance="primary" onClick={() => dispatch({ type: 'check' })}>
      {t('checkout.check')}
    </Button>
  )
  const retry = (
    <Button appearance="primary" onClick={() => dispatch({ type: 'again' })}>
      {t('retry')}
    </Button>
  )
  const withdraw = <Button onClick={() => dispatch({ type: 'withdraw' })}>{t('checkout.withdraw')}</Button>
  return (
    <div className={styles.root}>
      {at !== 'choosing' && <FailureBar failure={failure} />}
      <div role="status">{isBusy && <Spinner size="small" label={t(`checkout.busy.${at}`)} />}</div>
      {toBePaid.includes(at) && <PaymentLine paymentId={context.paymentId} />}
      {(at === 'choosing' || at === 'ordering') && order && (
        <ChoosePayment
          order={order}
          subscription={subscription}
          failure={failure}
          isSending={at === 'ordering'}
          onOrder={(method, cents) => dispatch({ type: 'order', method, cents })}
          onBack={() => dispatch({ type: 'back' })}
          onChange={() => dispatch({ type: 'choose', order })}
        />
      )}
      {at === 'framing' && way.kind === 'frame' && (
        <>
          <FramedPayment
            way={way}
            onCard={(outcome) => dispatch({ type: 'card', outcome })}
            onDone={() => dispatch({ type: 'check' })}
          />
          <div className={styles.actions}>{withdraw}</div>
        </>
      )}
      {at === 'redirecting' && way.kind === 'redirect' && (
        <RedirectedPayment url={way.url}>
          {check}
          {withdraw}
        </RedirectedPayment>
      )}
      {at === 'awaiting' && (
        <AwaitingPayment
          way={way}
          paymentId={context.paymentId}
          isSandbox={subscription.gateway === 'sandbox'}
          dispatch={dispatch}
        >
          {check}
          {withdraw}
        </AwaitingPayment>
      )}
      {at === 'inProgress' && (
        <PaymentNotice title={t('checkout.inProgress.title')} text={t('checkout.inProgress.text')}>
          {check}
          {withdraw}
        </PaymentNotice>
      )}
      {at === 'beingChecked' && <BeingChecked>{check}</BeingChecked>}
      {(at === 'unread' || at === 'unopened') && (
        <div className={styles.actions}>
          {at === 'unread' ? check : retry}
          {withdraw}
        </div>
      )}
      {(at === 'refused' || at === 'failed') && (
        <PaymentOver context={context} onAgain={() => dispatch({ type: 'again' })} />
      )}
    </div>
  )
}
