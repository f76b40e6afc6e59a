import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { advisoryLocks } from '@prumo/platform/postgres/advisoryLocks'
import { projections } from '@prumo/projections/index'
import { type Command, Impossible, type Invocation, WrongUsage } from '../command/command'
import { progressOf } from '../command/progressOf'
import { withClient } from '../withClient'
import { buildBeside } from './buildBeside'
import { flip } from './flip'

/** Builds the read model that serves again, while it serves. */
export const rebuild: Command = {
  usage: '<table>',
  explains: 'Builds a read model again beside the one that serves, says how many rows differ, and lets it take over.',
  role: 'prumo_projection',
  run: async (invocation) => {
    const [table, tooMuch] = invocation.words
    const projection = projections.find((candidate) => candidate.table === table)
    if (tooMuch || !projection)
      throw new WrongUsage(`rebuild takes one of ${projections.map((candidate) => candidate.table).join(', ')}`)
    const { foundation, say, tell } = invocation
    const { codec } = foundation.keyringOn(foundation.poolFor('prumo_projection', 1))
    const source = { log: await toldLog(invocation), codec }
    return withClient(foundation, async (client) => {
      const { rows } = await client.query('select pg_try_advisory_lock($1) as may', [advisoryLocks.rebuilding])
      if (rows[0]?.may !== true) throw new Impossible('another rebuild is under way')
      const beside = await buildBeside(source, projection, client)
      try {
        const { differing, live } = beside.difference
        say(`${table}: ${live} rows serve, ${differing} of them or of the rebuilt ones differ`)
        const parked = await flip(source, projection, beside, client, tell)
        for (const standstill of parked)
          say(`${table}: organization ${standstill.organizationId} is parked at ${standstill.position}`)
        say(`${table}: what was rebuilt serves`)
        return parked.length === 0
      } finally {
        await beside.table.drop(client)
      }
    })
  },
}

/** The same log, that tells how far it is read. */
async function toldLog({ foundation: { log }, tell }: Invocation): Promise<EventLog> {
  const done = progressOf(await log.head(), tell)
  return {
    ...log,
    readAll: async (after, limit) => {
      const page = await log.readAll(after, limit)
      done(page.length, Math.max(0, (page.at(-1)?.position ?? after) - after))
      return page
    },
  }
}
