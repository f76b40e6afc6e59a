import { mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { InnerLink } from '../platform/layout/InnerLink'
import { useFigureLook } from '../platform/layout/useFigureLook'
import { inPast, usePast } from '../platform/server/past'
import { ledgerAddress } from './ledgerAddress'
import type { LedgerFilters } from './useLedgerFilters'

type Props = {
  projectId: string
  filters: Partial<LedgerFilters>
  className?: string
  title?: string
  children: ReactNode
}

/** A sum, and the way to the list that it is the sum of. */
export function SumLink({ projectId, filters, className, title, children }: Props) {
  const look = useFigureLook()
  return (
    <InnerLink
      to={inPast(usePast(), ledgerAddress(projectId, filters))}
      className={mergeClasses(look.root, className)}
      title={title}
    >
      {children}
    </InnerLink>
  )
}
