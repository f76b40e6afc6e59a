import { Button, Input, makeStyles, Text, tokens } from '@fluentui/react-components'
import { DismissRegular, ErrorCircleRegular } from '@fluentui/react-icons'
import type { OriginKind } from '@prumo/contracts/finance/entry'
import { showPercent } from '@prumo/contracts/formats/numbers'
import { useTranslation } from 'react-i18next'
import { addresses } from '../platform/addresses'
import { showHours } from '../platform/formats/hours'
import { moneyIn } from '../platform/formats/typedMoney'
import { QuietText } from '../platform/layout/QuietText'
import { TextLink } from '../platform/layout/TextLink'
import { look } from '../platform/look/look'
import { useLanguage } from '../platform/texts/useLanguage'
import { percentOf } from './originItems'
import { PercentInput } from './PercentInput'
import { useMoney } from './useMoney'

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gap: '6px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontVariantNumeric: 'tabular-nums',
  },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 8px',
    paddingBottom: '6px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  title: { overflowWrap: 'anywhere' },
  gone: { display: 'inline-flex', alignItems: 'center', gap: '4px', color: look.colour.wrong },
  figures: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', gridColumn: '1 / -1' },
  amount: { width: '150px', minWidth: 0 },
})

type Row = {
  id: string
  amount: string
  title: string | null
  /** What it is estimated at now. */
  minutes: number
  /** What it was estimated at when it was linked: `null` where that is unknown, nothing where it is linked now. */
  recordedMinutes: number | null | undefined
}
type Props = {
  projectId: string
  of: OriginKind
  rows: readonly Row[]
  /** The whole amount. */
  cents: number
  currency: string | null
  /** Until then, what has no title is only not loaded yet. */
  isLoaded: boolean
  /** Without these the rows are only read. */
  onAmount?: (id: string, amount: string) => void
  onPercent?: (id: string, percent: number) => void
  onRemove?: (id: string) => void
}

/** What an entry is for, one by one: its part, the same in percent, and its effort. */
export function OriginRows({ projectId, of, rows, cents, currency, isLoaded, onAmount, onPercent, onRemove }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const money = useMoney(currency)
  const addressOf = (id: string) => (of === 'tasks' ? addresses.board(projectId, id) : addresses.canvas(projectId, id))
  return (
    <ul className={styles.list}>
      {rows.map(({ id, amount, title, ...effort }) => {
        const percent = percentOf(amount, cents, language, currency)
        const part = moneyIn(amount, language, currency)
        const name = title ?? t('ledger.goneItem')
        return (
          <li key={id} className={styles.row}>
            {title !== null ? (
              <span className={styles.title}>
                <TextLink to={addressOf(id)}>{title}</TextLink>
              </span>
            ) : (
              <span className={styles.gone}>{isLoaded && <Gone />}</span>
            )}
            {onRemove && (
              <Button
                appearance="subtle"
                size="small"
                icon={<DismissRegular />}
                aria-label={t('ledger.removeItem', { title: name })}
                onClick={() => onRemove(id)}
              />
            )}
            <span className={styles.figures}>
              {onAmount ? (
                <Input
                  size="small"
                  className={styles.amount}
                  input={{ style: { minWidth: 0, textAlign: 'right' } }}
                  aria-label={t('ledger.partialOf', { title: name })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={amount}
                  onChange={(_, { value }) => onAmount(id, value)}
                />
              ) : (
                <span>{typeof part === 'number' ? money(part) : amount}</span>
              )}
              {onPercent && cents > 0 && (
                <PercentInput
                  label={t('ledger.percentOf', { title: name })}
                  percent={percent}
                  onPercent={(typed) => onPercent(id, typed)}
                />
              )}
              {!onPercent && percent !== undefined && <Text size={200}>{showPercent(percent, language)}</Text>}
              <Effort {...effort} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** The effort that was recorded with the item, and what it is estimated at now where that is another. */
function Effort({ minutes, recordedMinutes }: Pick<Row, 'minutes' | 'recordedMinutes'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const hours = (of: number) => t('ledger.hoursOf', { hours: showHours(of, language) })
  const recorded = recordedMinutes ?? null
  if (recorded === null) {
    if (minutes === 0) return null
    const name = t(recordedMinutes === null ? 'ledger.hoursNow' : 'ledger.hours')
    return (
      <QuietText>
        {name}: {hours(minutes)}
      </QuietText>
    )
  }
  const isOther = minutes > 0 && minutes !== recorded
  return (
    <QuietText>
      {t('ledger.hours')}: {hours(recorded)}
      {isOther && ` (${t('ledger.hoursNow')}: ${hours(minutes)})`}
    </QuietText>
  )
}

/** The specification's own words. */
function Gone() {
  const { t } = useTranslation()
  return (
    <>
      <ErrorCircleRegular aria-hidden="true" />
      {t('error.entry.originGone')}
    </>
  )
}
