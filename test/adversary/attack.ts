import type { Request } from './send'
import type { Stage } from './stage'
import type { Input, Target } from './target'

/** A hostile request, and what must come of it beyond what must come of every one. */
export type Case = Request & {
  /** What was done to it, for whoever reads a finding. */
  what: string
  /**
   * `refused`: refused for a missing right. `invalid`: refused for a field. `nothing`: nothing may happen.
   * `own`: all effects stay in the sender's organization.
   */
  expects: 'refused' | 'invalid' | 'nothing' | 'own'
  /** So often, at once. */
  times?: number
  /** What else is sent at the same moment. */
  beside?: readonly Input[]
  /** No more of it may run at once than a person’s share, and somebody of another organization asks meanwhile. */
  isShared?: true
  /** A text in its body that must never be parsed. */
  unparsed?: string
}

export type Attack = {
  name: string
  casesOn(target: Target, stage: Stage): Case[]
}
