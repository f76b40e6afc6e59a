import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { CopyLink } from '../../platform/layout/CopyLink'
import { QuietText } from '../../platform/layout/QuietText'
import { inPast, usePast } from '../../platform/server/past'
import type { CurveChoice } from './curveChoice'
import { reportAddress } from './reportAddress'
import type { ShownCurve } from './useCurve'

const useStyles = makeStyles({ root: { display: 'flex', alignItems: 'center', gap: '4px' } })

/** Copies the link of a report with its hash: on opening it says whether the figures are still the same. */
export function ReportLink({
  projectId,
  choice,
  report,
}: {
  projectId: string
  choice: CurveChoice
  report: ShownCurve
}) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  const address = reportAddress(projectId, choice, report, past?.instant ?? new Date().toISOString())
  return (
    <div className={styles.root}>
      <CopyLink address={inPast(past, address)} label={t('analysis.report.link')} size="small" />
      <QuietText>{t('analysis.report.linkText')}</QuietText>
    </div>
  )
}
