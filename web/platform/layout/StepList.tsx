import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  list: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 20px',
    '@media (max-width: 480px)': { columnGap: '11px' },
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

type Props = {
  label: string
  /** Their names, in the order in which they are taken. */
  steps: readonly string[]
  /** The place in it of the step that is being taken. */
  at: number
}

/** Where one is on a way that is taken step by step. */
export function StepList({ label, steps, at }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index === at && styles.current)}
          {...(index === at && { 'aria-current': 'step' as const })}
        >
          {index < at ? <CheckmarkRegular aria-label={t('stepDone')} /> : <span>{index + 1}</span>}
          {step}
        </li>
      ))}
    </ol>
  )
}
