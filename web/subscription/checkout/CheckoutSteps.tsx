import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import type { Order } from '@prumo/contracts/subscription/plans'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { addresses } from '../../platform/addresses'
import { useFocusAt } from '../../platform/focus/useFocusAt'
import { FailureBar } from '../../platform/layout/FailureBar'
import { StepList } from '../../platform/layout/StepList'
import { PlanOffers } from '../plans/PlanOffers'
import { BillingStep } from './BillingStep'
import { Confirmation } from './Confirmation'
import type { Begun } from './checkoutContext'
import { checkoutMachine } from './checkoutMachine'
import { keptOrder } from './keptOrder'
import { PaymentStep } from './PaymentStep'
import { SandboxBanner } from './SandboxBanner'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  heading: { ...typographyStyles.subtitle2, margin: 0 },
})

const checkoutSteps = ['plan', 'billing', 'payment', 'confirmation'] as const

type Props = { subscription: Answer<'subscription'>; order: Order | null; begun: Begun | null }

/** From the plan to its confirmation, a step at a time. */
export function CheckoutSteps({ subscription, order, begun }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const [snapshot, dispatch] = useMachine(checkoutMachine, {
    input: { order, begun, hasBilling: subscription.hasBilling },
  })
  const { context } = snapshot
  useKept(context)
  const step = checkoutSteps.find((each) => snapshot.matches(each)) ?? 'plan'
  const heading = useFocusAt(step)
  return (
    <div className={styles.root}>
      {subscription.gateway === 'sandbox' && <SandboxBanner />}
      <StepList
        label={t('checkout.steps')}
        steps={checkoutSteps.map((each) => t(`checkout.step.${each}`))}
        at={checkoutSteps.indexOf(step)}
      />
      <h2 ref={heading} tabIndex={-1} className={styles.heading}>
        {t(`checkout.heading.${step}`)}
      </h2>
      {step !== 'payment' && <FailureBar failure={context.failure} />}
      {step === 'plan' && (
        <PlanOffers
          subscription={subscription}
          at={new Date().toISOString()}
          onChoose={(chosen) => dispatch({ type: 'choose', order: chosen })}
        />
      )}
      {step === 'billing' && (
        <BillingStep onDone={() => dispatch({ type: 'billed' })} onBack={() => dispatch({ type: 'back' })} />
      )}
      {step === 'payment' && <PaymentStep snapshot={snapshot} dispatch={dispatch} subscription={subscription} />}
      {step === 'confirmation' && <Confirmation paymentId={context.purpose === null ? null : context.paymentId} />}
    </div>
  )
}

/** What was chosen stays in this tab until it is ordered; from then on the address names the payment. */
function useKept({ order, purpose, paymentId }: { order: Order | null; purpose: string | null; paymentId: string }) {
  const navigate = useNavigate()
  const named = purpose === null ? undefined : paymentId
  useEffect(() => {
    if (named === undefined && order) keptOrder.keep(order)
    else keptOrder.drop()
  }, [named, order])
  useEffect(() => {
    void navigate(addresses.checkout(named ? { payment: named } : undefined), { replace: true })
  }, [navigate, named])
}
