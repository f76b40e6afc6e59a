import type { Answer } from '@prumo/contracts/index'
import type { ComponentType } from 'react'
import { ApproversView } from './ApproversView'
import { CommentsView } from './CommentsView'
import { DesignView } from './DesignView'
import { FilesView } from './FilesView'
import { FillView } from './FillView'

export type DocumentViewProps = {
  document: Answer<'document'>
  mayEdit: boolean
  /** Somebody was asked about it as it is: nothing changes until its editor says so. */
  isHeld: boolean
}
/** `changes`: what is changed there is what approvers are asked about. */
export type DocumentView = { view: string; Shown: ComponentType<DocumentViewProps>; changes?: true }

/** The ways to look at a document, the first of them without being asked. */
export const documentViews: readonly [DocumentView, ...DocumentView[]] = [
  { view: 'fill', Shown: FillView, changes: true },
  { view: 'design', Shown: DesignView, changes: true },
  { view: 'approvers', Shown: ApproversView, changes: true },
  { view: 'files', Shown: FilesView, changes: true },
  { view: 'comments', Shown: CommentsView },
]
