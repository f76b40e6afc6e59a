import type { Answers } from '../pipeline/query'
import { approvals } from './approvals'
import { document } from './document'
import { documentApprovers } from './documentApprovers'
import { documents } from './documents'
import { projectApprovals } from './projectApprovals'
import { signOff } from './signOff'

export const answers = {
  documents,
  documentApprovers,
  document,
  approvals,
  projectApprovals,
  signOff,
} satisfies Partial<Answers>
