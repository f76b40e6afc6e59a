import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { Answer } from '@prumo/contracts/index'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFittingCount } from '../platform/layout/useFittingCount'
import { look } from '../platform/look/look'
import { lineFigures } from './lineFigures'
import { SumLink } from './SumLink'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexGrow: 1,
    gap: '20px',
    minWidth: 0,
    overflow: 'hidden',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: tokens.fontSizeBase200,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  group: { display: 'flex', flexShrink: 0, gap: '12px' },
  name: { fontWeight: tokens.fontWeightSemibold },
  figures: { display: 'flex', gap: '12px', margin: 0, padding: 0, listStyleType: 'none' },
  overdue: { color: look.colour.late },
})

const groups = ['balance', 'outflow', 'inflow'] as const
const titles = { balance: 'ledger.balance', outflow: 'ledger.costs', inflow: 'ledger.inflows' }
const most = 10

/** What all entries of a project come to, in one line: as many sums as it has room for. */
export function SumsInLine({
  projectId,
  totals: { currency, totals },
}: {
  projectId: string
  totals: Answer<'ledgerTotals'>
}) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const line = useRef<HTMLUListElement>(null)
  const text = (name: string, cents: number) =>
    t('ledger.inLine', { name: t(`ledger.inLineOf.${name}`), amount: money(cents) })
  const content = lineFigures(totals, most)
    .map(({ name, cents }) => text(name, cents))
    .join()
  const figures = lineFigures(totals, useFittingCount(line, most, content))
  return (
    <ul ref={line} className={styles.root} aria-label={t('ledger.projectSums')}>
      {groups.map((group) => {
        const ofGroup = figures.filter((figure) => figure.group === group)
        if (ofGroup.length === 0) return null
        return (
          <li key={group} className={styles.group}>
            <span className={styles.name}>{t(titles[group])}</span>
            <ul className={styles.figures}>
              {ofGroup.map(({ name, filters, cents }) => (
                <li key={name}>
                  <SumLink
                    projectId={projectId}
                    filters={filters}
                    className={mergeClasses(name === 'overdue' && styles.overdue)}
                  >
                    {text(name, cents)}
                  </SumLink>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
