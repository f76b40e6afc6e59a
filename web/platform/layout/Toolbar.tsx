import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useFrameSlot } from './frameSlot'

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', gap: '6px 8px', alignItems: 'center' },
})

/** What is done with all that a screen shows, in one line: in that of the frame around it, or else where it stands. */
export function Toolbar({ children }: { children: ReactNode }) {
  const styles = useStyles()
  const slot = useFrameSlot()
  if (slot === undefined) return <div className={styles.root}>{children}</div>
  return slot && createPortal(children, slot)
}
