import type { Answer } from '@prumo/contracts/index'
import type { ComponentType } from 'react'
import { ApproversView } from './ApproversView'
import { CommentsView } from './CommentsView'
import { DesignView } from './DesignView'
import { FilesView } from './FilesView'
import { FillView } from './FillView'

export type DocumentViewProps = { document: Answer<'document'>; mayEdit: boolean }
type DocumentView = { view: string; Shown: ComponentType<DocumentViewProps> }

/** The ways to look at a document, the first of them without being asked. */
export const documentViews: readonly [DocumentView, ...DocumentView[]] = [
  { view: 'fill', Shown: FillView },
  { view: 'design', Shown: DesignView },
  { view: 'approvers', Shown: ApproversView },
  { view: 'files', Shown: FilesView },
  { view: 'comments', Shown: CommentsView },
]
