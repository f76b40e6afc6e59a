import { z } from 'zod'
import { id } from './values'

/** Takes back what another command of the same person recorded in this project; `actionId` is that command's id. */
export const undo = z.strictObject({ projectId: id, actionId: id })

/** Why an action is not taken back. `undo.changedSince` and `undo.deletedSince` say by whom and when. */
export const undoRefusals = [
  'undo.unknown',
  'undo.ofAnother',
  'undo.final',
  'undo.changedSince',
  'undo.deletedSince',
  'undo.discussed',
] as const
