import { Field, Input, makeStyles, Radio, RadioGroup, Text } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { mostSeats, type Order, type Period, periods, seatsIn, soldPlans } from '@prumo/contracts/subscription/plans'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionTitle } from '../../platform/layout/SectionTitle'
import { EnterpriseOffer } from './EnterpriseOffer'
import { inForce } from './inForce'
import { seatsTaken } from './misfits'
import { PlanOffer } from './PlanOffer'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '12px' },
  choices: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8px 24px' },
  seats: { width: '220px' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
})

type Props = {
  subscription: Answer<'subscription'>
  at: string
  /** Takes an order where one is at checkout already; without it, a choice leads there. */
  onChoose?: (order: Order) => void
}

/** The plans that can be bought, for the period and the number of people that are chosen, and what each costs now. */
export function PlanOffers({ subscription, at, onChoose }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const current = inForce(subscription, at)
  const [period, setPeriod] = useState<Period>(current?.period ?? 'month')
  const [typed, setTyped] = useState(() =>
    String(seatsIn('corporate', Math.max(current?.seats ?? 0, seatsTaken(subscription)))),
  )
  const seats = Number(typed)
  const isNumber = Number.isInteger(seats) && seats >= seatsIn('corporate', 0) && seats <= mostSeats
  const isSold = subscription.gateway !== null && subscription.methods.length > 0
  const isTrial = subscription.plan === 'trial'
  return (
    <section className={styles.root} aria-label={t('plans.offers')}>
      {/* At checkout the step is called so already. */}
      {!onChoose && <SectionTitle>{t('plans.offers')}</SectionTitle>}
      {!isSold && <Text>{t('plans.notSold')}</Text>}
      {isSold && isTrial && <Text>{t('plans.trialKept')}</Text>}
      <div className={styles.choices}>
        <Field label={t('plans.howLong')}>
          <RadioGroup layout="horizontal" value={period} onChange={(_, { value }) => setPeriod(value as Period)}>
            {periods.map((each) => (
              <Radio key={each} value={each} label={t(`plans.each.${each}`)} />
            ))}
          </RadioGroup>
        </Field>
        <Field
          className={styles.seats}
          label={t('plans.seatsOfCorporate')}
          {...(!isNumber && {
            validationMessage: t('plans.seatsWrong', { least: seatsIn('corporate', 0), most: mostSeats }),
          })}
        >
          <Input
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            value={typed}
            onChange={(_, { value }) => setTyped(value.trim())}
          />
        </Field>
      </div>
      <ul className={styles.list}>
        {soldPlans.map((plan) => (
          <PlanOffer
            key={plan}
            order={{ plan, period, seats: seatsIn(plan, isNumber ? seats : 0) }}
            subscription={subscription}
            inForce={current}
            at={at}
            isOpen={isSold && (plan !== 'corporate' || isNumber)}
            onChoose={onChoose}
          />
        ))}
        <EnterpriseOffer isCurrent={subscription.plan === 'enterprise'} />
      </ul>
    </section>
  )
}
