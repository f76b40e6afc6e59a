import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CopyLink } from '../../platform/layout/CopyLink'
import { QuietText } from '../../platform/layout/QuietText'
import { inPast, usePast } from '../../platform/server/past'
import { LinkNews } from './LinkNews'
import { type ReportQuestion, reportAddress } from './reportAddress'

const useStyles = makeStyles({ line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' } })

/** So many digits of a hash tell it from another at a glance; all of them stand below the figure. */
const shortHash = 12

type Props = {
  report: { hash: string; formulas: number }
  reportQuestion: ReportQuestion
  /** The status day, in words, where it is what was reported then: nothing that comes later changes that. */
  then?: string | undefined
}

/** Whether a report is what the link that was opened names, and the link that names it as it is now. */
export function ReportStanding({ report, reportQuestion, then }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { pathname } = useLocation()
  const past = usePast()
  const address = reportAddress(pathname, reportQuestion, report, past?.instant ?? new Date().toISOString())
  const standing = t('report.shortHash', { hash: report.hash.slice(0, shortHash) })
  return (
    <>
      <LinkNews report={report} />
      <div className={styles.line}>
        <QuietText>{then ? t('report.then', { day: then, standing }) : standing}</QuietText>
        <CopyLink address={inPast(past, address)} label={t('report.copy')} size="small" />
      </div>
    </>
  )
}
