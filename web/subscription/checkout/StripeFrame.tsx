import { Button, makeStyles, tokens } from '@fluentui/react-components'
import type { PaymentWay } from '@prumo/contracts/subscription/calls'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBar } from '../../platform/layout/FailureBar'
import { Failure } from '../../platform/server/failure'
import { usePreferences } from '../../platform/session/usePreferences'
import { useLanguage } from '../../platform/texts/useLanguage'
import { type StripeForm, stripeForm } from './stripeForm'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: tokens.spacingVerticalM },
  pay: { alignSelf: 'flex-start' },
})

type Props = { way: Extract<PaymentWay, { kind: 'frame' }>; onDone: () => void }

/** Stripe’s own form, in its own frame. What it says is no outcome: how the payment stands is asked of the server. */
export function StripeFrame({ way: { clientSecret, publishableKey }, onDone }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { colorMode } = usePreferences()
  const place = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<StripeForm>()
  const [failure, setFailure] = useState<Failure>()
  const [isSending, setSending] = useState(false)
  useEffect(() => {
    let isThere = true
    let shown: StripeForm | undefined
    const look = { language, isDark: colorMode === 'dark' }
    stripeForm({ clientSecret, publishableKey: publishableKey ?? '' }, look, place.current).then(
      (made) => {
        shown = made
        if (isThere) setForm(made)
        else made.remove()
      },
      () => isThere && setFailure(new Failure('checkout.notProcessed', 0)),
    )
    return () => {
      isThere = false
      shown?.remove()
    }
  }, [clientSecret, publishableKey, language, colorMode])
  const pay = async () => {
    setSending(true)
    setFailure(undefined)
    const isValid = await form?.confirm().catch(() => false)
    setSending(false)
    if (isValid) onDone()
    else setFailure(new Failure('checkout.cardInvalid', 0))
  }
  return (
    <div className={styles.root}>
      <div ref={place} />
      <FailureBar failure={failure} />
      <Button
        className={styles.pay}
        appearance="primary"
        disabledFocusable={!form || isSending}
        onClick={() => void pay()}
      >
        {t('checkout.card.pay')}
      </Button>
    </div>
  )
}
