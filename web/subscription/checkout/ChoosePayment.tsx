import { Button, Checkbox, Field, Link, makeStyles, Radio, RadioGroup, Text, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { orderDue } from '@prumo/contracts/subscription/orderDue'
import { type PaymentMethod, paymentMethods } from '@prumo/contracts/subscription/payments'
import type { Order } from '@prumo/contracts/subscription/plans'
import { useTranslation } from 'react-i18next'
import { EmailProofBar } from '../../identity/EmailProofBar'
import { addresses } from '../../platform/addresses'
import type { Fields } from '../../platform/forms/formFields'
import { useCommandForm } from '../../platform/forms/useCommandForm'
import { FailureBar } from '../../platform/layout/FailureBar'
import { QuietText } from '../../platform/layout/QuietText'
import { TextLink } from '../../platform/layout/TextLink'
import { look } from '../../platform/look/look'
import type { Failure } from '../../platform/server/failure'
import { useQuery } from '../../platform/server/useQuery'
import { inForce } from '../plans/inForce'
import { usePlanWords } from '../plans/usePlanWords'
import { OrderSummary } from './OrderSummary'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  actions: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalM },
  read: { display: 'inline-block', paddingLeft: '32px' },
  error: { color: look.colour.wrong, paddingLeft: '32px' },
})

type Props = {
  order: Order
  subscription: Answer<'subscription'>
  failure: Failure | undefined
  isSending: boolean
  onOrder: (method: PaymentMethod, cents: number) => void
  onBack: () => void
  onChange: () => void
}

/** What is bought, what it costs, and by what means: the terms are accepted with it. */
export function ChoosePayment({ order, subscription, failure, isSending, onOrder, onBack, onChange }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { data: me } = useQuery('me', {})
  const at = new Date().toISOString()
  const { prices, credit, methods, leastCents } = subscription
  const due = orderDue(inForce(subscription, at), order, { prices, credit: credit.cents, at })
  const isDue = due.way === 'subscribe' || due.way === 'upgrade'
  const isFree = isDue && due.cents === 0
  const taken = methods.filter((method) => isDue && due.cents >= (leastCents[method] ?? 0))
  const isProven = me?.emailProven !== false && subscription.isEmailProven
  const form = useCommandForm({
    check: (fields: Fields) => ({ ...(!fields.has('termsAccepted') && { termsAccepted: 'terms.notAccepted' }) }),
    onSubmit: async ({ text }) => {
      const method = isFree ? methods[0] : paymentMethods.find((each) => each === text('method'))
      if (method && isDue && isProven) onOrder(method, due.cents)
    },
  })
  const change = <Button onClick={onChange}>{t('checkout.changePlan')}</Button>
  if (!isDue)
    return (
      <>
        <Text>{t(`checkout.notDue.${due.way}`)}</Text>
        <div className={styles.actions}>
          {change}
          <TextLink to={addresses.plans()}>{t('navigation.plans')}</TextLink>
        </div>
      </>
    )
  const wrong = form.errors.termsAccepted
  return (
    <form {...form.props} className={styles.root}>
      {me && !isProven && <EmailProofBar email={me.email} />}
      <OrderSummary order={order} due={due} prices={prices} />
      {isFree ? <Text>{t('checkout.free')}</Text> : <Methods subscription={subscription} taken={taken} />}
      <div>
        <Checkbox name="termsAccepted" label={t('signUp.terms')} /> {/* In another tab: what is typed here stays. */}
        <Link href={addresses.terms()} target="_blank" rel="noopener" className={styles.read}>
          {t('signUp.readTerms')}
        </Link>
        {wrong && (
          <Text block role="alert" className={styles.error}>
            {t(`error.${wrong}`)}
          </Text>
        )}
      </div>
      <FailureBar failure={failure} />
      <div className={styles.actions}>
        <Button
          appearance="primary"
          type="submit"
          disabledFocusable={isSending || !isProven || !(isFree || taken.length > 0)}
        >
          {t(isFree ? 'checkout.orderFree' : 'checkout.order')}
        </Button>
        <Button onClick={onBack}>{t('checkout.changeBilling')}</Button>
        {change}
      </div>
    </form>
  )
}

/** The ways to pay this amount, and of the others from which amount on they are there. */
function Methods({ subscription, taken }: Pick<Props, 'subscription'> & { taken: readonly PaymentMethod[] }) {
  const { t } = useTranslation()
  const { money } = usePlanWords()
  const { methods, leastCents } = subscription
  const others = methods.filter((method) => !taken.includes(method))
  const fromOf = (method: PaymentMethod) =>
    t('checkout.methodFrom', { method: t(`checkout.method.${method}`), amount: money(leastCents[method] ?? 0) })
  return (
    <>
      {taken.length > 0 ? (
        <Field label={t('payments.methodName')}>
          <RadioGroup name="method" defaultValue={taken[0] ?? ''}>
            {taken.map((method) => (
              <Radio key={method} value={method} label={t(`checkout.method.${method}`)} />
            ))}
          </RadioGroup>
        </Field>
      ) : (
        <Text>{t('checkout.noMethod')}</Text>
      )}
      {others.length > 0 && <QuietText>{others.map(fromOf).join(' ')}</QuietText>}
    </>
  )
}
