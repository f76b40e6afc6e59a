import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostAtOnce } from '@prumo/contracts/finance/kinds'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { MessageBar, MessageBarBody } from '../../platform/layout/MessageBar'
import { useLanguage } from '../../platform/texts/useLanguage'
import { useMoney } from '../useMoney'
import { type Part, partIdOf, type SettlingDeed, type SettlingPreview } from './settlingPreview'
import { stateWord } from './shownState'
import { usePartName } from './usePartName'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS, minWidth: 0 },
  scroller: {
    maxHeight: '32vh',
    overflowY: 'auto',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  head: {
    position: 'sticky',
    top: 0,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  cell: {
    padding: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  amount: {
    padding: '4px 8px',
    textAlign: 'end',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightRegular,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  skipped: { color: tokens.colorNeutralForeground3, margin: 0, paddingLeft: '18px', overflowWrap: 'anywhere' },
})

type Props = { deed: SettlingDeed; preview: SettlingPreview; currency: string; paidOn?: string }

/** What an action would do: each installment before and after, what they come to, and what stays as it is and why. */
export function SettlingChanges({ deed, preview, currency, paidOn }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const nameOf = usePartName()
  const { changes, skipped, sums, isTooMany } = preview
  return (
    <div className={styles.root}>
      {isTooMany && (
        <MessageBar intent="warning" layout="multiline" role="alert">
          <MessageBarBody>{t('settling.tooMany', { most: mostAtOnce, count: changes.length })}</MessageBarBody>
        </MessageBar>
      )}
      <Text weight="semibold" role="status">
        {changes.length === 0
          ? t('error.installments.nothing')
          : sums
              .map(({ kind, count, cents }) =>
                t(`settling.sums.${kind}`, { amount: money(cents), count: t('ledger.count', { count }) }),
              )
              .join(' · ')}
      </Text>
      {changes.length > 0 && <Changes deed={deed} changes={changes} currency={currency} paidOn={paidOn} />}
      {skipped.length > 0 && (
        <div>
          <Text size={200}>{t('settling.skipped', { count: skipped.length })}</Text>
          <ul className={styles.skipped}>
            {skipped.slice(0, 20).map(({ part, why }) => (
              <li key={partIdOf(part)}>
                {nameOf(part)}: {t(`settling.skippedFor.${why === 'sameDay' ? why : stateWord(why, part.kind)}`)}
              </li>
            ))}
            {skipped.length > 20 && <li>{t('settling.andMore', { count: skipped.length - 20 })}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}

type ChangesProps = Pick<Props, 'deed' | 'currency'> & {
  changes: SettlingPreview['changes']
  paidOn: string | undefined
}

function Changes({ deed, changes, currency, paidOn }: ChangesProps) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const nameOf = usePartName()
  const { before, after } = useStateWords(deed, paidOn)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled by the keys as well
    <section className={styles.scroller} tabIndex={0} aria-label={t('settling.preview')}>
      <table className={styles.table}>
        <thead className={styles.head}>
          <tr>
            <th scope="col" className={styles.cell}>
              {t('ledger.partName')}
            </th>
            <th scope="col" className={styles.cell}>
              {t('settling.beforeAfter')}
            </th>
            <th scope="col" className={styles.amount}>
              {t('ledger.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ part, to }) => (
            <tr key={partIdOf(part)}>
              <th scope="row" className={styles.cell}>
                {nameOf(part)}
              </th>
              <td className={styles.cell}>{t('settling.change', { from: before(part), to: after(part, to) })}</td>
              <td className={styles.amount}>{money(part.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** How an installment stands before an action and after it, in words. */
function useStateWords(deed: SettlingDeed, paidOn = '') {
  const { t } = useTranslation()
  const language = useLanguage()
  const word = (state: Part['state'], { kind }: Part, day = '') => {
    const name = t(`ledger.stateOf.${stateWord(state, kind)}`)
    return day ? `${name} ${t('ledger.paidOnDay', { day: showDay(day, language) })}` : name
  }
  const before = (part: Part) =>
    deed === 'postpone' ? showDay(part.dueOn, language) : word(part.state, part, part.paidOn ?? '')
  const after = (part: Part, to: string | undefined) => {
    if (deed === 'postpone') return to ? showDay(to, language) : '…'
    if (deed === 'pay') return word('paid', part, paidOn)
    return word(deed === 'cancel' ? 'cancelled' : 'open', part)
  }
  return { before, after }
}
