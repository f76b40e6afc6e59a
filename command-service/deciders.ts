import type { AnyDecider, SnapshotFormat } from '@prumo/platform/aggregates'
import { actionLog } from './audit/actionLog'
import { denials } from './audit/denials'
import { heads } from './audit/heads'
import { canvas } from './canvas/canvas'
import { comments } from './discussion/comments'
import { files } from './discussion/files'
import { storage } from './discussion/storage'
import { document } from './documents/document'
import { documentSnapshot } from './documents/documentState'
import { account } from './identity/account'
import { imports } from './imports/imports'
import { claim } from './naming/claim'
import { company } from './organization/company'
import { project } from './projects/project'
import { subscription } from './subscription/subscription'
import { plan } from './tasks/plan'
import { planSnapshot } from './tasks/planState'

/** Every aggregate. A new one is added here; a new command of one that is here needs nothing. */
const deciders: readonly AnyDecider[] = [
  claim,
  account,
  company,
  subscription,
  project,
  plan,
  canvas,
  document,
  imports,
  actionLog,
  heads,
  denials,
  comments,
  files,
  storage,
]

const byCommand = new Map(
  deciders.flatMap((decider) => Object.keys(decider.decide).map((type) => [type, decider] as const)),
)

export function deciderOf(type: string): AnyDecider {
  const decider = byCommand.get(type)
  if (!decider) throw new TypeError(`no aggregate decides ${type}`)
  return decider
}

/** Long streams are not folded from their beginning each time. */
export const snapshots = new Map<AnyDecider, SnapshotFormat<never>>([
  [plan, planSnapshot as SnapshotFormat<never>],
  [document, documentSnapshot as SnapshotFormat<never>],
])
