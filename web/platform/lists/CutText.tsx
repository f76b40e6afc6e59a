import { makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({
  root: {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@media (max-width: 800px)': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
})

/** Words in a cell: as much as its line holds at a desk, and whole for whoever points at it. */
export function CutText({ children }: { children: string | null | undefined }) {
  const styles = useStyles()
  return (
    <span className={styles.root} title={children ?? undefined}>
      {children}
    </span>
  )
}
