import type { Refusal } from '@prumo/contracts/index'
import type { Aggregates, AnyDecider } from '@prumo/platform/aggregates/aggregates'
import { Refused } from '@prumo/platform/errors'
import { noStream } from '@prumo/platform/eventLog/eventLog'

/** What begins under an id that somebody chose, by the first word of its stream, and what is said where the id is taken. */
export type Things = Readonly<Record<string, { decider: AnyDecider; taken: Refusal }>>

/** Refuses an id under which another kind of thing began. */
export type RefuseOtherThing = (kind: string, id: string) => Promise<void>

/**
 * Rows are found by their id within an organization or a project, so an id is one thing only. Two that begin at the same
 * moment are not detected; both then come from the same sender.
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
