import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isKeyWithin } from '../focus/isKeyWithin'
import { useRoomBelow } from '../layout/useRoomBelow'
import { useRecordInSight } from './useRecordInSight'

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    flexShrink: 0,
    maxHeight: '50vh',
    boxSizing: 'border-box',
    padding: '6px 12px',
    border: `1px solid ${tokens.colorBrandStroke1}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
  },
  line: { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center', flexShrink: 0 },
  count: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 12px',
    marginRight: 'auto',
    fontVariantNumeric: 'tabular-nums',
  },
})

type Props = {
  label: string
  /** How many are chosen, in words. */
  count: string
  /** What they come to, beside it. */
  sums?: string
  /** What has unfolded, above its line. */
  above?: ReactNode
  /** Without its button that lets all go, where there is no room for it. */
  isFull?: boolean
  onLeave: () => void
  /** What can be done with what is chosen. */
  children?: ReactNode
}

/** What is done with several records that are chosen: a line at the foot of their list, as long as they are. */
export function SelectionBar({ label, count, sums, above, isFull = false, onLeave, children }: Props) {
  const { t } = useTranslation()
  const styles = useStyles()
  const bar = useRef<HTMLElement>(null)
  useRoomBelow(bar)
  useRecordInSight(bar)
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isKeyWithin(event) || event.defaultPrevented) return
    if (event.target instanceof Element && event.target.closest('[aria-expanded=true][role=combobox]')) return
    event.preventDefault()
    event.stopPropagation()
    onLeave()
  }
  return (
    <section ref={bar} className={styles.root} aria-label={label} onKeyDown={leaveByKey}>
      {above}
      <div className={styles.line}>
        <div className={styles.count}>
          <Text weight="semibold">{count}</Text>
          {sums && <Text size={200}>{sums}</Text>}
        </div>
        {children}
        {!isFull && (
          <Button size="small" appearance="subtle" onClick={onLeave}>
            {t('bulk.clear')}
          </Button>
        )}
      </div>
    </section>
  )
}
