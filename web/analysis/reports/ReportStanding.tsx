import { makeStyles } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CopyLink } from '../../platform/layout/CopyLink'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { QuietText } from '../../platform/layout/QuietText'
import { withParameter } from '../../platform/lists/useAddress'
import { linkCheck } from './linkCheck'
import type { Standing } from './reportNotes'

const useStyles = makeStyles({ line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 6px' } })

const intents = { same: 'success', other: 'warning', otherFormulas: 'info' } as const
/** So many digits of a hash tell it from another at a glance; all of them stand below the figure. */
const shortHash = 12

type Props = {
  standing: Standing
  /** Which of several reports it is, in words. */
  name?: string | undefined
}

/** Whether a report is what the link that was opened names, and the link that names it as it is now. */
export function ReportStanding({ standing: { hash, formulas }, name }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  const check = linkCheck(address, { hash, formulas })
  const named = withParameter(
    withParameter(withParameter(address, 'why', undefined), 'hash', hash),
    'formulas',
    String(formulas),
  )
  return (
    <>
      {check && (
        <MessageBar intent={intents[check]} layout="multiline" role="status">
          <MessageBarBody>{t(`report.check.${check}`, { named: address.get('formulas') ?? '–' })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.line}>
        <QuietText>
          {[name, t('report.shortHash', { hash: hash.slice(0, shortHash) })].filter(Boolean).join(' · ')}
        </QuietText>
        <CopyLink address={`${pathname}?${named}`} label={t('report.copy')} size="small" />
      </div>
    </>
  )
}
