import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, ChevronUpRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNarrow } from '../platform/layout/useNarrow'
import { useRoomBelow } from '../platform/layout/useRoomBelow'
import { LedgerSummary } from './LedgerSummary'
import { LedgerSums } from './LedgerSums'
import { OverdueOfView } from './OverdueOfView'
import { SumsInLine } from './SumsInLine'
import type { LedgerFilters } from './useLedgerFilters'
import { ledgerViews, viewOf } from './viewOf'

const useStyles = makeStyles({
  root: { display: 'flex', flexDirection: 'column', flexShrink: 0 },
  summary: {
    display: 'flex',
    flexDirection: 'column',
    gap: '12px',
    maxHeight: '50vh',
    overflowY: 'auto',
    padding: '12px',
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground2,
  },
  line: { display: 'flex', alignItems: 'center', gap: '4px 16px', minHeight: '32px' },
  found: { display: 'flex', alignItems: 'baseline', gap: '0 20px', flexGrow: 1, minWidth: 0 },
  fold: { flexShrink: 0, marginLeft: 'auto' },
})

/** On a phone, as many sums stand in the line. */
const mostOnPhone = 2

type Found = Pick<Answer<'installments'>, 'currency' | 'sums' | 'realizedSums' | 'entrySums'>
type Props = {
  projectId: string
  totals: Answer<'ledgerTotals'>
  /** What the filters leave, once it is known. */
  found: Found | undefined
  filters: LedgerFilters
  isNarrowed: boolean
}

/** What a ledger comes to, below its list: in one line, with the whole summary behind a button. */
export function LedgerFoot({ projectId, totals, found, filters, isNarrowed }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const narrow = useNarrow()
  const id = useId()
  const whole = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  useRoomBelow(whole)
  const [isOpen, setOpen] = useState(false)
  const isLong = narrow && found !== undefined && linesIn(found) > mostOnPhone
  const foldByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return
    event.preventDefault()
    setOpen(false)
    line.current?.querySelector('button')?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape from whatever has the focus in it
    <div ref={whole} className={styles.root} onKeyDown={foldByKey}>
      {isOpen && (
        <div id={id} className={styles.summary}>
          {found && (!isNarrowed || isLong) && <LedgerSums {...found} />}
          <LedgerSummary projectId={projectId} totals={totals} />
        </div>
      )}
      <div ref={line} className={styles.line}>
        {isNarrowed && found?.sums.length !== 0 ? (
          <Filtered>
            {found && !isLong && <LedgerSums {...found} />}
            <OverdueOf projectId={projectId} totals={totals} filters={filters} />
          </Filtered>
        ) : (
          <SumsInLine projectId={projectId} totals={totals} />
        )}
        <Button
          size="small"
          appearance="subtle"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          icon={isOpen ? <ChevronDownRegular /> : <ChevronUpRegular />}
          iconPosition="after"
          onClick={() => setOpen(!isOpen)}
        >
          {t('ledger.wholeSummary')}
        </Button>
      </div>
    </div>
  )
}

const linesIn = ({ sums, realizedSums, entrySums }: Found) => sums.length + realizedSums.length + entrySums.length

function Filtered({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const styles = useStyles()
  return (
    <div className={styles.found}>
      <Text size={200} weight="semibold">
        {t('ledger.filtered')}
      </Text>
      {children}
    </div>
  )
}

function OverdueOf({ projectId, totals, filters }: Pick<Props, 'projectId' | 'totals' | 'filters'>) {
  const view = viewOf(filters)
  if (view === undefined || view === 'all') return null
  return <OverdueOfView projectId={projectId} kind={ledgerViews[view].kind} totals={totals} />
}
