import type { Target } from '@prumo/contracts/discussion/target'
import { send } from '../platform/server/api'
import type { SentFile } from './sendFile'

/** What follows the sending of a file that is to be attached to a thing. */
export const attachFile = (projectId: string, target: Target) => (sent: SentFile) =>
  send('AttachFile', { projectId, target, ...sent, description: '' })
