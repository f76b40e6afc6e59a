import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { CopyLink } from '../../platform/layout/CopyLink'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { withParameter } from '../../platform/lists/useAddress'
import { useLanguage } from '../../platform/texts/useLanguage'
import { linkCheck } from './linkCheck'
import { reportNotes, type Standing } from './reportNotes'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: '6px' },
  line: { display: 'flex', alignItems: 'center', gap: '4px' },
  notes: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
})

const intents = { same: 'success', other: 'warning', otherFormulas: 'info' } as const

type Props = {
  standing: Standing
  /** Which of several reports it is, in words. */
  name?: string | undefined
  /** Whether the address stands for this one: it is held against its link, and has one with its hash. */
  isLinked?: boolean
}

/** Where a report stands and what it is known by, its link, and whether it is what the link that was opened names. */
export function ReportStanding({ standing, name, isLinked = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const address = new URLSearchParams(search)
  const check = isLinked ? linkCheck(address, standing) : undefined
  const named = withParameter(
    withParameter(withParameter(address, 'why', undefined), 'hash', standing.hash),
    'formulas',
    String(standing.formulas),
  )
  return (
    <section className={styles.root} aria-label={name ?? t('report.standing')}>
      {check && (
        <MessageBar intent={intents[check]} layout="multiline" role="status">
          <MessageBarBody>{t(`report.check.${check}`, { named: address.get('formulas') ?? '–' })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={styles.line}>
        <ul className={styles.notes}>
          {[...(name ? [name] : []), ...reportNotes(standing, language, t)].map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        {isLinked && <CopyLink address={`${pathname}?${named}`} label={t('report.copy')} size="small" />}
      </div>
    </section>
  )
}
