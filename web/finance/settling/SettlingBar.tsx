import { Button, Text } from '@fluentui/react-components'
import { mostAtOnce } from '@prumo/contracts/finance/kinds'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { useChosen } from '../../platform/selection/chosen'
import { SelectionBar } from '../../platform/selection/SelectionBar'
import type { Selection } from '../../platform/selection/selectionOf'
import { useMoney } from '../useMoney'
import { kindsOf } from './kindsOf'
import { type Part, partIdOf, type SettlingDeed, settlingPreview } from './settlingPreview'
import type { Settle } from './useSettling'

const deeds: readonly SettlingDeed[] = ['pay', 'postpone', 'cancel', 'reopen']

type Props = { selection: Selection; parts: readonly Part[]; currency: string | null; onSettle: Settle }

/** What is done with the installments that are chosen. Each action shows what it changes before it does. */
export function SettlingBar({ selection, parts, currency, onSettle }: Props) {
  const { t } = useTranslation()
  const money = useMoney(currency)
  const chosen = useChosen(selection)
  const selected = parts.filter((part) => chosen.has(partIdOf(part)))
  const words = t('settling.selected', { count: selected.length })
  const leave = () => {
    const first = selected[0]
    selection.clear()
    if (first) document.querySelector<HTMLElement>(`[role=row][data-record="${partIdOf(first)}"]`)?.focus()
  }
  const sums = (['outflow', 'inflow'] as const).flatMap((kind) => {
    const some = selected.filter((part) => part.kind === kind)
    const cents = some.reduce((sum, part) => sum + part.cents, 0)
    return some.length > 0 ? [`${t(`entryKind.${kind}`)}: ${money(cents)}`] : []
  })
  return (
    <>
      <VisuallyHidden role="status">{selected.length > 0 && words}</VisuallyHidden>
      {selected.length > 0 && (
        <SelectionBar label={t('settling.bar')} count={words} sums={sums.join(' · ')} onLeave={leave}>
          {selected.length > mostAtOnce ? (
            <Text role="alert">{t('settling.tooMany', { most: mostAtOnce, count: selected.length })}</Text>
          ) : (
            deeds.map((deed) => (
              <Button
                key={deed}
                size="small"
                appearance={deed === 'pay' ? 'primary' : 'secondary'}
                disabledFocusable={settlingPreview(deed, selected).changes.length === 0}
                onClick={() => onSettle(deed, selected)}
              >
                {t(deed === 'pay' ? `settling.deed.payOf.${kindsOf(selected)}` : `settling.deed.${deed}`)}
              </Button>
            ))
          )}
        </SelectionBar>
      )}
    </>
  )
}
