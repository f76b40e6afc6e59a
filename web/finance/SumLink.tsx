import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { InnerLink } from '../platform/layout/InnerLink'
import { inPast, usePast } from '../platform/server/past'
import { ledgerAddress } from './ledgerAddress'
import type { LedgerFilters } from './useLedgerFilters'

const useStyles = makeStyles({
  root: {
    display: 'inline-block',
    minHeight: '24px',
    lineHeight: '24px',
    color: 'inherit',
    whiteSpace: 'nowrap',
    // Dots, and not a colour: of all that stands here only what is bad has one.
    textDecorationLine: 'underline',
    textDecorationStyle: 'dotted',
    textDecorationColor: tokens.colorNeutralForeground3,
    textUnderlineOffset: '3px',
    ':hover': { textDecorationStyle: 'solid' },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, borderRadius: tokens.borderRadiusSmall },
  },
})

type Props = {
  projectId: string
  filters: Partial<LedgerFilters>
  className?: string
  title?: string
  children: ReactNode
}

/** A sum, and the way to the list that it is the sum of. */
export function SumLink({ projectId, filters, className, title, children }: Props) {
  const styles = useStyles()
  return (
    <InnerLink
      to={inPast(usePast(), ledgerAddress(projectId, filters))}
      className={mergeClasses(styles.root, className)}
      title={title}
    >
      {children}
    </InnerLink>
  )
}
