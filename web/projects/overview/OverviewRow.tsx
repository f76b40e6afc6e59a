import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Initials } from '../../platform/layout/Initials'
import { RowLink } from '../../platform/layout/RowLink'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto 22px',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: '32px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    '@media (max-width: 800px)': { gridTemplateColumns: 'minmax(0, 1fr) 22px', padding: '4px 0' },
  },
  note: {
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    '@media (max-width: 800px)': { gridRow: '2', gridColumn: '1', textAlign: 'left', whiteSpace: 'normal' },
  },
})

type Props = {
  to: string
  title: string
  /** What is said of it beside. */
  note: ReactNode
  /** Whose it is, and what is said of them; nobody's without. */
  person?: { name: string; label: string; gone?: boolean } | undefined
}

/** A record in one line: its title, what is said of it, and a person. */
export function OverviewRow({ to, title, note, person }: Props) {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <RowLink to={to} title={title}>
        {title}
      </RowLink>
      <span className={styles.note}>{note}</span>
      {person ? <Initials {...person} /> : <span />}
    </li>
  )
}
