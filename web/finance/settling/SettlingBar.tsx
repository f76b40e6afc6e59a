import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { mostAtOnce } from '@prumo/contracts/finance/kinds'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyWithin } from '../../platform/focus/isKeyWithin'
import { VisuallyHidden } from '../../platform/layout/VisuallyHidden'
import { useChosen } from '../../platform/selection/chosen'
import type { Selection } from '../../platform/selection/selectionOf'
import { useMoney } from '../useMoney'
import { kindsOf } from './kindsOf'
import { type Part, partIdOf, type SettlingDeed, settlingPreview } from './settlingPreview'
import type { Settle } from './useSettling'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 8px',
    alignItems: 'center',
    flexShrink: 0,
    padding: '3px 8px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  words: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    marginRight: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
})

const deeds: readonly SettlingDeed[] = ['pay', 'postpone', 'cancel', 'reopen']

type Props = { selection: Selection; parts: readonly Part[]; currency: string | null; onSettle: Settle }

/** What is done with the installments that are chosen. Each action shows what it changes before it does. */
export function SettlingBar({ selection, parts, currency, onSettle }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const money = useMoney(currency)
  const chosen = useChosen(selection)
  const selected = parts.filter((part) => chosen.has(partIdOf(part)))
  const words = t('settling.selected', { count: selected.length })
  const leave = () => {
    const first = selected[0]
    selection.clear()
    if (first) document.querySelector<HTMLElement>(`[role=row][data-record="${partIdOf(first)}"]`)?.focus()
  }
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isKeyWithin(event) || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    leave()
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
        <section className={styles.root} aria-label={t('settling.bar')} onKeyDown={leaveByKey}>
          <div className={styles.words}>
            <Text weight="semibold">{words}</Text>
            <Text size={200}>{sums.join(' · ')}</Text>
          </div>
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
          <Button size="small" appearance="subtle" onClick={leave}>
            {t('bulk.clear')}
          </Button>
        </section>
      )}
    </>
  )
}
