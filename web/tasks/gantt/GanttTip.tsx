import { makeStyles, Portal, tokens, usePositioning } from '@fluentui/react-components'
import { useEffect, useMemo } from 'react'
import { look } from '../../platform/look/look'
import type { RowFacts } from './ganttFacts'
import type { PointedRow } from './renderer'

const useStyles = makeStyles({
  root: {
    boxSizing: 'border-box',
    width: 'max-content',
    maxWidth: 'min(380px, calc(100vw - 24px))',
    padding: '10px 12px',
    border: `1px solid ${tokens.colorTransparentStroke}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    boxShadow: tokens.shadow16,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  title: { fontWeight: tokens.fontWeightSemibold },
  remark: { color: look.colour.warning },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 12px',
    margin: '6px 0 0',
  },
  name: { color: tokens.colorNeutralForeground2 },
  text: { margin: 0, whiteSpace: 'pre-line' },
})

type Props = {
  pointed: PointedRow
  row: RowFacts
  onEnter: () => void
  onLeave: () => void
  /** It is not on the screen any more. */
  onGone: () => void
  /** Escape, or a press beside it. */
  onPutAway: () => void
}

/** What a bar is and says, beside it. The pointer may go to it, to read or to copy it. */
export function GanttTip({ pointed, row, onEnter, onLeave, onGone, onPutAway }: Props) {
  const styles = useStyles()
  useEffect(() => onGone, [onGone])
  usePuttingAway(onPutAway)
  const target = useMemo(() => ({ getBoundingClientRect: () => partInSight(pointed) }), [pointed])
  const { containerRef } = usePositioning({ target, position: 'below', align: 'start', offset: 4, autoSize: false })
  return (
    <Portal>
      <div
        ref={containerRef as React.RefObject<HTMLDivElement>}
        role="tooltip"
        className={styles.root}
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
      >
        <div className={styles.title}>{row.title}</div>
        {row.remarks.map((remark) => (
          <div key={remark} className={styles.remark}>
            {remark}
          </div>
        ))}
        <dl className={styles.facts}>
          {row.facts.map(({ name, text }) => [
            <dt key={`${name} name`} className={styles.name}>
              {name}
            </dt>,
            <dd key={name} className={styles.text}>
              {text}
            </dd>,
          ])}
        </dl>
      </div>
    </Portal>
  )
}

function usePuttingAway(onPutAway: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      onPutAway()
    }
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest('[role=tooltip]'))) onPutAway()
    }
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('pointerdown', onPress, { capture: true })
    }
  }, [onPutAway])
}

/** Of a bar that goes on beyond what is in sight, the part that is. */
function partInSight({ target, room }: PointedRow): DOMRect {
  const [bar, bounds] = [target.getBoundingClientRect(), room.getBoundingClientRect()]
  const [left, right] = [Math.max(bar.left, bounds.left), Math.min(bar.right, bounds.right)]
  return right > left ? new DOMRect(left, bar.top, right - left, bar.height) : bar
}
