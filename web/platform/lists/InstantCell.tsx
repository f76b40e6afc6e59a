import { makeStyles, tokens } from '@fluentui/react-components'
import { useShowInstant } from '../formats/useShowInstant'

const useStyles = makeStyles({
  root: { display: 'flex', gap: '8px', minWidth: 0, fontSize: tokens.fontSizeBase200 },
  at: { flexShrink: 0, whiteSpace: 'nowrap' },
  by: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', color: tokens.colorNeutralForeground3 },
})

/** When something was, never cut; and by whom, as far as there is room. */
export function InstantCell({ at, by }: { at: string; by?: string | null }) {
  const styles = useStyles()
  const shown = useShowInstant()(at)
  return (
    <span className={styles.root} title={[shown, by].filter(Boolean).join(' · ')}>
      <time dateTime={at} className={styles.at}>
        {shown}
      </time>
      {by && <span className={styles.by}>{by}</span>}
    </span>
  )
}
