import { z } from 'zod'
import { changedFields } from '../changedFields'
import type { QueryContract } from '../query'
import { id } from '../values'

/** Commands whose form asks who changed the record meanwhile, each with the event that changes the record. */
export const changesWhileOpen = {
  ChangeStep: 'StepChanged',
  ChangeTag: 'TagChanged',
  SetWorkTime: 'WorkTimeSet',
  ChangeHoliday: 'HolidayChanged',
  ChangeChecklistItem: 'ChecklistItemChanged',
  ChangeArea: 'AreaChanged',
  SaveCompany: 'CompanySaved',
  ChangeAccessProfile: 'AccessProfileChanged',
  RenameDocument: 'DocumentRenamed',
  RenameDocumentSection: 'DocumentSectionRenamed',
  ChangeDocumentField: 'DocumentFieldChanged',
  DescribeFile: 'FileDescribed',
} as const
type ChangeWhileOpen = keyof typeof changesWhileOpen

export const lastChangesQueries = {
  /**
   * Who last changed each field of a record, and when, without a value. Whoever may not send the command learns
   * nothing: the answer is empty, as for a record that does not exist.
   */
  lastChanges: {
    need: { of: 'self' },
    input: z.strictObject({
      type: z.enum(Object.keys(changesWhileOpen) as [ChangeWhileOpen, ...ChangeWhileOpen[]]),
      /** None for a record of the organization. */
      projectId: id.optional(),
      /** None for the organization itself. */
      recordId: id.optional(),
      /** The part of that record which is changed, where it is a part. */
      partId: id.optional(),
    }),
    output: z.object({ changedFields }),
    reads: ['audit_actions', 'audit_erasures', 'discussion_files', 'identity_accounts'],
  },
} as const satisfies Record<string, QueryContract>
