import { type ReactNode, useContext } from 'react'
import { InnerLink } from '../../platform/layout/InnerLink'
import { RowInReach } from '../../platform/lists/rowInReach'

type Props = { to: string; className?: string; title?: string; children: ReactNode }

/** A link in a cell: Tab comes to those of the row that it has come to, and to no others. */
export function ReachLink(link: Props) {
  return <InnerLink {...link} tabIndex={useContext(RowInReach) ? 0 : -1} />
}
