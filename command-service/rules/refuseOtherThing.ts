import type { Refusal } from '@prumo/contracts/index'
import type { Aggregates, AnyDecider } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import { noStream } from '@prumo/platform/eventLog/eventLog'

/** The deciders of things with ids from outside, by the first word of their stream, with the refusal of a taken id. */
export type Things = Readonly<Record<string, { decider: AnyDecider; taken: Refusal }>>

/** Refuses an id under which another kind of thing began. */
export type RefuseOtherThing = (kind: string, id: string) => Promise<void>

/**
 * Refuses an id that another kind of thing has, because rows are found by id. Two that begin at the same moment are
 * not detected; both then come from the same sender.
 */
export const refuseOtherThing =
  (aggregates: Aggregates, things: Things): RefuseOtherThing =>
  async (kind, id) => {
    const thing = things[kind]
    if (!thing) throw new TypeError(`nothing begins as ${kind}`)
    for (const [another, { decider }] of Object.entries(things)) {
      if (another === kind) continue
      const { revision } = await aggregates.load(decider, `${another}-${id}`)
      if (revision !== noStream) throw new Refused(thing.taken)
    }
  }
