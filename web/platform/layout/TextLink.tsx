import type { ReactNode } from 'react'
import { inPast, usePast } from '../server/past'
import { InnerLink } from './InnerLink'
import { useLinkLook } from './useLinkLook'

/** A link within the product, in the words of a sentence or beside a title. */
export function TextLink({ to, onClick, children }: { to: string; onClick?: () => void; children: ReactNode }) {
  return (
    <InnerLink to={inPast(usePast(), to)} onClick={onClick} className={useLinkLook().root}>
      {children}
    </InnerLink>
  )
}
