import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, paddingTop: '8px' },
  // A browser hides what is folded in a way that still lets Tab be led into it, where it would be stuck.
  folded: { display: 'none' },
  summary: { cursor: 'pointer', padding: '4px 0', fontWeight: tokens.fontWeightSemibold },
})

/** Fields that are seldom needed, behind a fold. */
export function FoldedFields({ title, children }: { title: string; children: ReactNode }) {
  const styles = useStyles()
  const [open, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      <div className={mergeClasses(styles.panel, !open && styles.folded)}>{children}</div>
    </details>
  )
}
