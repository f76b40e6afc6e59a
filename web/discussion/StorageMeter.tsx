import { makeStyles, ProgressBar } from '@fluentui/react-components'
import { showBytes } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { QuietText } from '../platform/layout/QuietText'
import { useQuery } from '../platform/server/useQuery'
import { useLanguage } from '../platform/texts/useLanguage'

const useStyles = makeStyles({
  // Its place is there before its figures are, so that nothing below is pushed away.
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', minHeight: '24px' },
  meter: { width: '120px' },
})

const nearlyFull = 0.9

/** How much of the organization's storage is used, and how much is available. */
export function StorageMeter() {
  const { t } = useTranslation()
  const language = useLanguage()
  const styles = useStyles()
  const { data } = useQuery('storage', {})
  if (!data) return <div className={styles.root} />
  const show = (bytes: number) => showBytes(bytes, language)
  const part = data.used / data.quota
  return (
    <div className={styles.root}>
      <ProgressBar
        value={Math.min(1, part)}
        className={styles.meter}
        thickness="large"
        color={part >= nearlyFull ? 'warning' : 'brand'}
        aria-label={t('storage.title')}
      />
      <QuietText>
        {t('storage.usedOf', { used: show(data.used), available: show(data.available), quota: show(data.quota) })}
      </QuietText>
    </div>
  )
}
