import { makeStyles, Text, Tooltip, tokens } from '@fluentui/react-components'
import {
  CalendarErrorRegular,
  CheckboxUncheckedRegular,
  CheckmarkCircleRegular,
  DismissRegular,
  TaskListSquareLtrRegular,
} from '@fluentui/react-icons'
import type { Closer, EntryKind, InstallmentState } from '@prumo/contracts/finance/kinds'
import { showDay } from '@prumo/contracts/formats/days'
import { useTranslation } from 'react-i18next'
import { RoomyBadge } from '../../platform/layout/RoomyBadge'
import { useShownDay } from '../../platform/server/useShownDay'
import { useLanguage } from '../../platform/texts/useLanguage'
import { shownState, stateWord } from './shownState'

const useStyles = makeStyles({
  root: { display: 'inline-grid', justifyItems: 'start', gap: '1px', minWidth: 0 },
  quiet: { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
})

const looks = {
  open: { color: 'informative', icon: CheckboxUncheckedRegular },
  overdue: { color: 'danger', icon: CalendarErrorRegular },
  paid: { color: 'success', icon: CheckmarkCircleRegular },
  cancelled: { color: 'subtle', icon: DismissRegular },
} as const

type Props = {
  of: {
    kind: EntryKind
    state: InstallmentState
    dueOn: string
    paidOn: string | null
    closedBy: Closer | null
    reason: string | null
  }
  /** The reason is written out, and not only shown to whoever points at it. */
  whole?: boolean
  /** The day on which it was paid is only shown to whoever points at it, where a row has one line. */
  bare?: boolean
}

/** How an installment stands: in a word, with an icon, and the day on which it was paid. */
export function StateBadge({ of, whole = false, bare = false }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const language = useLanguage()
  const state = shownState(of, useShownDay())
  const { color, icon } = looks[state]
  const byTasks = of.closedBy === 'tasks'
  const Icon = byTasks ? TaskListSquareLtrRegular : icon
  const badge = (
    <RoomyBadge appearance="tint" color={color} icon={<Icon aria-hidden="true" />}>
      {t(`ledger.stateOf.${stateWord(state, of.kind)}`)}
    </RoomyBadge>
  )
  const why = of.reason && t('ledger.why', { reason: of.reason })
  const paidOn = of.paidOn && t('ledger.paidOnDay', { day: showDay(of.paidOn, language) })
  const hint = (!whole && why) || (byTasks && t('ledger.byTasksHint'))
  return (
    <span className={styles.root} {...(bare && paidOn && !hint && { title: paidOn })}>
      {hint ? (
        <Tooltip content={hint} relationship="description">
          <span>{badge}</span>
        </Tooltip>
      ) : (
        badge
      )}
      {paidOn && !bare && (
        <Text size={200} className={styles.quiet}>
          {byTasks && `${t('ledger.byTasks')} `}
          {paidOn}
        </Text>
      )}
      {whole && why && (
        <Text size={200} className={styles.quiet}>
          {why}
        </Text>
      )}
    </span>
  )
}
