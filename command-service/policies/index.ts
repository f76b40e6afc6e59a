import { whenProjectDeletedRemoveFiles } from '../discussion/whenProjectDeletedRemoveFiles'
import { whenDocumentCreatedCopyForm } from '../documents/whenDocumentCreatedCopyForm'
import { whenProjectCopyStartedLayOutPlan } from '../projects/whenProjectCopyStartedLayOutPlan'
import { whenTaskDeletedLeaveSuccessors } from '../tasks/whenTaskDeletedLeaveSuccessors'
import type { Policy } from './policy'

/** Every policy. */
export const policies: readonly Policy[] = [
  whenDocumentCreatedCopyForm,
  whenProjectCopyStartedLayOutPlan,
  whenProjectDeletedRemoveFiles,
  whenTaskDeletedLeaveSuccessors,
]
