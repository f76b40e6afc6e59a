import type { EventOf } from '@prumo/contracts/index'
import type { Metadata } from '@prumo/contracts/message'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { everyEvent } from './everyEvent'
import { type FormerId, formerIdsOf, formerIdsOfImport, headIds, type Place } from './formerIds'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'
import { wordsFor } from './wordsFor'

type GrowingPlace = Place & { userIds: Set<string>; receivers: Set<string> }

/** Ids that are made from a name are of version 5; nobody else's commands have such by chance. */
const isDerived = (metadata: string) => /"commandId":"[0-9a-f]{8}-[0-9a-f]{4}-5/i.test(metadata)

/** I15: the ids of system commands are the system's own. Ids that people sent to older versions are named. */
export function checkSystemIds(log: EventLog) {
  const done = openInstances()
  const places = new Map<string, GrowingPlace>()
  const imports = new Map<string, number>()
  /** The first events of commands whose ids may be such, by these ids. */
  const suspects = new Map<string, RecordedEvent>()

  const placeOf = (organizationId: string): GrowingPlace => {
    const found = places.get(organizationId)
    if (found) return found
    const place = { organizationId, entries: 0, userIds: new Set<string>(), receivers: new Set(['folder']) }
    places.set(organizationId, place)
    return place
  }
  const judge = ({ id, what }: FormerId) => {
    const event = suspects.get(id)
    if (!event) return
    suspects.delete(id)
    done.add(`${wordsFor(event)} stands under the id that was the system’s own for ${what}`)
  }
  function* candidates() {
    for (const place of places.values()) yield* formerIdsOf(place)
    for (const [importId, rows] of imports) yield* formerIdsOfImport(importId, rows)
  }
  const suspect = (recorded: RecordedEvent) => {
    const id = commandOf(recorded)
    if (id && !suspects.has(id)) suspects.set(id, recorded)
  }

  return {
    violations: openInstances(),
    done,
    take: ({ recorded, data, spelledOtherwise }: ReadEvent) => {
      if (isDerived(recorded.metadata)) suspect(recorded)
      if (recorded.organizationId === null) return
      const place = placeOf(recorded.organizationId)
      place.entries++
      if (!spelledOtherwise) learn[recorded.type]?.(data as never, place, imports)
    },
    /** Reads the log again, where there is somebody to suspect. */
    end: async (until: number): Promise<string> => {
      const looked = `${suspects.size} ids of commands that others made from names`
      for (const formerId of candidates()) {
        if (suspects.size === 0) break
        judge(formerId)
      }
      const headOf = headIds()
      const judgeHead = (event: RecordedEvent) => {
        const head = headOf(event)
        if (head) judge(head)
      }
      if (suspects.size > 0) await everyEvent(log, until, judgeHead)
      return looked
    },
  }
}

/** The id of the command that made this event, in its one spelling, where somebody sent it who is not the system. */
function commandOf({ metadata }: RecordedEvent): string | undefined {
  const { actor, commandId, correlationId } = JSON.parse(metadata) as Metadata
  // What an import did, in its person's name, is correlated with the import.
  return actor.kind === 'system' || correlationId !== commandId ? undefined : commandId.toLowerCase()
}

/** Of which events the names of former ids were made. */
const learn: Record<string, (data: never, place: GrowingPlace, imports: Map<string, number>) => void> = {
  AccountOpened: ({ userId }: EventOf<'AccountOpened'>['data'], { userIds }) => void userIds.add(userId),
  HeadPlacesChosen: ({ recipientIds, webhookUrl }: EventOf<'HeadPlacesChosen'>['data'], { receivers }) => {
    for (const userId of recipientIds) receivers.add(`mail ${userId}`)
    // No id was ever made from what is no text.
    if (webhookUrl?.isWellFormed()) receivers.add(`webhook ${webhookUrl}`)
  },
  ImportStarted: ({ importId, rowCount }: EventOf<'ImportStarted'>['data'], _, imports) =>
    void imports.set(importId, rowCount),
}
