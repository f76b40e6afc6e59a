import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { Initials } from '../../platform/layout/Initials'
import { InnerLink } from '../../platform/layout/InnerLink'
import { inPast, usePast } from '../../platform/server/past'

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
  title: {
    color: 'inherit',
    minHeight: '24px',
    lineHeight: '24px',
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    ':hover': { color: tokens.colorBrandForegroundLinkHover, textDecorationLine: 'underline' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-2px' },
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
  person?: { name: string; label: string } | undefined
}

/** A record in one line: its title, what is said of it, and a person. */
export function OverviewRow({ to, title, note, person }: Props) {
  const styles = useStyles()
  const past = usePast()
  return (
    <li className={styles.root}>
      <InnerLink to={inPast(past, to)} className={styles.title} title={title}>
        {title}
      </InnerLink>
      <span className={styles.note}>{note}</span>
      {person ? <Initials {...person} /> : <span />}
    </li>
  )
}
