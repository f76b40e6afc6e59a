import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { LockClosedRegular } from '@fluentui/react-icons'
import type { GuardedFeature } from '@prumo/contracts/confidential'
import { useTranslation } from 'react-i18next'

const useStyles = makeStyles({
  root: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: tokens.colorNeutralForeground3 },
})

/** Stands where amounts or risks would, for whoever has no right to see them. */
export function NoRight({ feature }: { feature: GuardedFeature }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <Text size={200} className={styles.root}>
      <LockClosedRegular aria-hidden="true" />
      {t(`noRight.${feature}`)}
    </Text>
  )
}
