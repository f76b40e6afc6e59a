import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
    alignItems: 'start',
    gap: tokens.spacingVerticalM,
    columnGap: tokens.spacingHorizontalM,
  },
})

/** Short fields side by side, as many as there is room for. */
export function FieldGrid({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <div className={styles.root}>{children}</div>
}
