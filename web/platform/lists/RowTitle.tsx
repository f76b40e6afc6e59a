import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useNarrow } from '../layout/useNarrow'
import { RowOpener } from './RowOpener'

const useStyles = makeStyles({
  line: { display: 'flex', alignItems: 'center', gap: '8px', minWidth: 0 },
  below: { display: 'grid', minWidth: 0 },
  // What else is known of it gives way before its name does.
  title: { flexShrink: 0 },
  quiet: {
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
})

type Props = {
  /** Where it opens; without an address it is a button. */
  to?: string
  /** What else is known of it: beside it at a desk, below it on a phone. */
  quiet?: string
  /** What stands after it and keeps its width: signs and badges. */
  after?: ReactNode
  children: string
}

/** What a row is called, with what tells it from others: in one line where columns stand beside each other. */
export function RowTitle({ to, quiet = '', after, children }: Props) {
  const styles = useStyles()
  const narrow = useNarrow()
  const title = (
    <RowOpener className={styles.title} {...(to !== undefined && { to })}>
      {children}
    </RowOpener>
  )
  const words = quiet && (
    <span className={styles.quiet} title={quiet}>
      {quiet}
    </span>
  )
  if (!narrow)
    return (
      <div className={styles.line}>
        {title}
        {words}
        {after}
      </div>
    )
  return (
    <div className={styles.below}>
      <div>{title}</div>
      {words}
      {after}
    </div>
  )
}
