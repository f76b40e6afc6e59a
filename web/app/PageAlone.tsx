import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'center',
    gap: tokens.spacingVerticalL,
    minHeight: '100%',
    maxWidth: '560px',
    margin: '0 auto',
    padding: tokens.spacingHorizontalXXL,
    boxSizing: 'border-box',
  },
})

/** A page that stands for itself, without the navigation around it. */
export function PageAlone({ children }: { children: ReactNode }) {
  const styles = useStyles()
  return <main className={styles.root}>{children}</main>
}
