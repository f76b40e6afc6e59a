import { makeStyles, tokens } from '@fluentui/react-components'
import { createContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

/** Whether the form around is only read: its fields show what they hold, and take nothing. */
export const OnlyRead = createContext(false)

const useStyles = makeStyles({
  root: { display: 'grid', gap: '2px', margin: 0, minWidth: 0 },
  name: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  value: { margin: 0, color: tokens.colorNeutralForeground1, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
})

type Props = { label: string; hint?: ReactNode; children: ReactNode }

/** A field where it is only read: its name, what it holds, and why it is not written. */
export function ShownField({ label, hint, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <dl className={styles.root}>
      <dt className={styles.name}>{label}</dt>
      <dd className={styles.value}>{children || t('notGiven')}</dd>
      {hint && <dd className={styles.hint}>{hint}</dd>}
    </dl>
  )
}
