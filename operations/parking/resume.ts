import { isId } from '@prumo/contracts/values'
import { shardOf } from '@prumo/platform/eventFeed/shardOf'
import type { Foundation } from '@prumo/platform/foundation'
import { projections } from '@prumo/projections/index'
import { readParked } from '@prumo/projections/parking/parking'
import { resumeParked } from '@prumo/projections/parking/resumeParked'
import { beginShard } from '@prumo/projections/projector/beginShard'
import { readCheckpoints } from '@prumo/projections/projector/checkpoints'
import { readModelTable } from '@prumo/projections/tables/readModelTable'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { withClient } from '../withClient'
import { classOf, type Standstill, standstillsIn } from './parked'

/** Lets read models go on for whom they stand still, after what stopped them was mended. */
export const resume: Command = {
  usage: '[table] [organizationId]',
  explains: 'Folds again what is parked, after the code was mended, and says what resumed and what parked again.',
  role: 'prumo_projection',
  run: async ({ foundation, words, say }) => {
    const [table, organizationId] = filterIn(words)
    const before = await standstills(foundation)
    const wanted = before.filter(
      (standstill) =>
        (!table || standstill.table === table) && (!organizationId || standstill.organizationId === organizationId),
    )
    if (wanted.length === 0) say('nobody is parked there')
    await resumeShardsOf(foundation, wanted)
    const after = await standstills(foundation)
    const stillParked = (former: Standstill) => after.find((standstill) => nameOf(standstill) === nameOf(former))
    // Whoever is parked in a shard gets its chance when that begins, asked for or not.
    for (const standstill of before) {
      const again = stillParked(standstill)
      if (!again) say(`${nameOf(standstill)}  resumed from ${standstill.position}`)
      else if (wanted.includes(standstill))
        say(`${nameOf(standstill)}  parked again at ${again.position}  ${classOf(again.error)}`)
    }
    return !wanted.some(stillParked)
  },
}

const nameOf = ({ table, organizationId }: Standstill) => `${table}  ${organizationId}`

function filterIn(words: readonly string[]): readonly (string | undefined)[] {
  const [table, organizationId, tooMuch] = words
  if (tooMuch) throw new WrongUsage('resume takes a table and an organization')
  if (table && !projections.some((projection) => projection.table === table))
    throw new WrongUsage(`there is no read model ${table}`)
  if (organizationId && !isId(organizationId)) throw new WrongUsage('an organization’s id is in lower case')
  return words
}

const standstills = (foundation: Foundation) =>
  withClient(foundation, async (client) => standstillsIn(await readParked(client)))

/** Takes the shards over, folds again what is parked there, and leaves them: whoever had one begins again by itself. */
async function resumeShardsOf(foundation: Foundation, wanted: readonly Standstill[]): Promise<void> {
  if (wanted.length === 0) return
  const { log, logger } = foundation
  const pool = foundation.poolFor('prumo_projection', 1)
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_projection', 1))
  const checkpoints = await withClient(foundation, readCheckpoints)
  const shards = new Set(checkpoints.filter(({ live }) => live).map(({ shard }) => shard)).size
  if (shards === 0) throw new Impossible('there are no read models yet')
  const models = projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const untilItIsDone = new AbortController().signal
  for (const shard of new Set(wanted.map(({ organizationId }) => shardOf(organizationId, shards)))) {
    const work = await beginShard({ pool, logger, shards }, models, shard)
    await resumeParked({ log, codec, shards }, models, work, untilItIsDone).finally(() => work.client.release(true))
  }
}
