import type { Foundation } from '@prumo/platform/foundation'
import { type Parked, readParked } from '@prumo/projections/parking/parking'
import { type Command, WrongUsage } from '../command/command'
import { withClient } from '../withClient'

/** An organization for which a read model stands still, and where. */
export type Standstill = { table: string; organizationId: string; position: number; after: number; error: string }

/** Tells for whom a read model stands still. */
export const parked: Command = {
  usage: '',
  explains: 'Lists the organizations for which a read model stands still, and at which event.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async ({ foundation, words, say }) => {
    if (words.length > 0) throw new WrongUsage('parked takes nothing after its name')
    const found = await withClient(foundation, async (client) => standstillsIn(await readParked(client)))
    for (const standstill of found) {
      const { table, organizationId, position, error } = standstill
      say(
        `${table}  ${organizationId}  at ${position}  ${classOf(error)}  since ${await sinceWhen(foundation, standstill)}`,
      )
    }
    if (found.length === 0) say('nobody is parked')
    return found.length === 0
  },
}

export const standstillsIn = (all: Parked): Standstill[] =>
  [...all].flatMap(([id, organizations]) =>
    [...organizations.values()].map((organization) => ({ ...organization, table: id.split(' ')[0] ?? id })),
  )

/** The error's class: what it says besides may quote the event. */
export const classOf = (error: string) => /^\w+(?=:|$)/.exec(error)?.[0] ?? 'unknown error'

/** When the event was recorded that stops it, where that is found without reading much. */
async function sinceWhen({ log, config }: Foundation, { position, after }: Standstill): Promise<string> {
  const [from, limit] = config.EVENTSTORE_URL ? [after, 1000] : [position - 1, 1]
  const event = (await log.readAll(from, limit)).find((recorded) => recorded.position === position)
  return event?.at ?? 'an unknown time'
}
