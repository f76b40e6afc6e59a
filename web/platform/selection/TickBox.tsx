import { makeStyles, tokens } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '28px',
    height: '24px',
    marginBlock: '-2px',
    verticalAlign: 'middle',
    flexShrink: 0,
    cursor: 'pointer',
  },
  box: { width: '16px', height: '16px', margin: 0, accentColor: tokens.colorBrandBackground, cursor: 'pointer' },
})

type Props = {
  label: string
  checked: boolean
  /** `range`: with Shift, all up to here. */
  onToggle: (range: boolean) => void
  /** Whether Tab comes here. */
  reachable?: boolean
}

/** A box to tick, with room enough for a finger. A click on it is for nothing that it stands in. */
export function TickBox({ label, checked, onToggle, reachable = false }: Props) {
  const styles = useStyles()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box inside takes the keys
    <label className={styles.root} onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={label}
        checked={checked}
        tabIndex={reachable ? 0 : -1}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
      />
    </label>
  )
}
