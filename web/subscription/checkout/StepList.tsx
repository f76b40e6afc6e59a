import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const checkoutSteps = ['plan', 'billing', 'payment', 'confirmation'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
  },
  step: { display: 'inline-flex', alignItems: 'center', gap: '6px', padding: '4px 0' },
  current: {
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
    boxShadow: `inset 0 -2px 0 ${tokens.colorBrandStroke1}`,
  },
})

/** Where one is on the way from a plan to its confirmation. */
export function StepList({ current }: { current: CheckoutStep }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const at = checkoutSteps.indexOf(current)
  return (
    <ol className={styles.list} aria-label={t('checkout.steps')}>
      {checkoutSteps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index === at && styles.current)}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          {index < at ? <CheckmarkRegular aria-label={t('imports.stepDone')} /> : <span>{index + 1}</span>}
          {t(`checkout.step.${step}`)}
        </li>
      ))}
    </ol>
  )
}
