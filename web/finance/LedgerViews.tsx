import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { InnerLink } from '../platform/layout/InnerLink'
import { inPast, usePast } from '../platform/server/past'
import { ledgerAddress } from './ledgerAddress'
import type { LedgerFilters } from './useLedgerFilters'
import { type LedgerView, ledgerViews, viewOf } from './viewOf'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  view: {
    display: 'block',
    padding: '0 10px',
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    lineHeight: '22px',
    textDecorationLine: 'none',
    whiteSpace: 'nowrap',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  current: {
    backgroundColor: tokens.colorNeutralBackground1Selected,
    color: tokens.colorNeutralForeground1,
    fontWeight: tokens.fontWeightSemibold,
  },
})

/** What is to be received and what is to be paid: lists of their own. */
export function LedgerViews({ projectId, filters }: { projectId: string; filters: LedgerFilters }) {
  const { t } = useTranslation()
  const styles = useStyles()
  const past = usePast()
  const current = viewOf(filters)
  return (
    <nav aria-label={t('ledger.views')}>
      <ul className={styles.root}>
        {(Object.keys(ledgerViews) as LedgerView[]).map((view) => (
          <li key={view}>
            <InnerLink
              to={inPast(past, ledgerAddress(projectId, ledgerViews[view]))}
              className={mergeClasses(styles.view, view === current && styles.current)}
              {...(view === current && { 'aria-current': 'page' as const })}
            >
              {t(`ledger.view.${view}`)}
            </InnerLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
