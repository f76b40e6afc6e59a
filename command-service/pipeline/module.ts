import type { Refusal } from '@prumo/contracts/index'
import type { AnyDecider, SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { ElsewhereHandlers } from '@prumo/platform/http/elsewhereRoutes'
import type { CallHandlers } from './callDoor'
import type { Policy } from './policy'
import type { Preparations } from './preparation'

/** A module at work. */
type OpenedModule = {
  /** How its commands become steps for aggregates. A command without one is decided as it is. */
  preparations?: Preparations
  policies?: readonly Policy[]
  calls?: CallHandlers
  /** What other systems call. */
  elsewhere?: ElsewhereHandlers
  /** Goes on with what an earlier process left unfinished. */
  resume?(): Promise<void>
  /** Does now what has become due by the clock. It is done by itself, a minute later at most. */
  look?(): Promise<void>
  /** Ends once what is under way is done. */
  stop?(): Promise<void>
}

/** One module of the side that decides: its aggregates, and what it does around them with parts of the service. */
export type CommandModule<Parts = unknown> = {
  deciders: readonly AnyDecider[]
  /** How states of long streams are kept, so that they are not folded from their beginning each time. */
  snapshots?: ReadonlyMap<AnyDecider, SnapshotFormat<never>>
  /**
   * The deciders of things with ids from outside, by the first word of their stream, with the refusal of an id that
   * another thing has.
   */
  things?: Readonly<Record<string, { decider: AnyDecider; taken: Refusal }>>
  open?: (parts: Parts) => OpenedModule
}
