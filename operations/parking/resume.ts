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
    const [table, organizationId] = wanted(words)
    const before = await standstills(foundation)
    const asked = before.filter(
      (one) => (!table || one.table === table) && (!organizationId || one.organizationId === organizationId),
    )
    if (asked.length === 0) say('nobody is parked there')
    await resumeShardsOf(foundation, asked)
    const after = await standstills(foundation)
    const stillParked = (one: Standstill) => after.find((other) => nameOf(other) === nameOf(one))
    // Whoever is parked in a shard gets its chance when that begins, asked for or not.
    for (const one of before) {
      const again = stillParked(one)
      if (!again) say(`${nameOf(one)}  resumed from ${one.position}`)
      else if (asked.includes(one)) say(`${nameOf(one)}  parked again at ${again.position}  ${classOf(again.error)}`)
    }
    return !asked.some(stillParked)
  },
}

const nameOf = ({ table, organizationId }: Standstill) => `${table}  ${organizationId}`

function wanted(words: readonly string[]): readonly (string | undefined)[] {
  const [table, organizationId, tooMuch] = words
  if (tooMuch) throw new WrongUsage('resume takes a table and an organization')
  if (table && !projections.some((one) => one.table === table)) throw new WrongUsage(`there is no read model ${table}`)
  if (organizationId && !isId(organizationId)) throw new WrongUsage('an organization’s id is in lower case')
  return words
}

const standstills = (foundation: Foundation) =>
  withClient(foundation, async (client) => standstillsIn(await readParked(client)))

/** Takes the shards over, folds again what is parked there, and leaves them: whoever had one begins again by itself. */
async function resumeShardsOf(foundation: Foundation, asked: readonly Standstill[]): Promise<void> {
  if (asked.length === 0) return
  const { log, logger } = foundation
  const pool = foundation.poolFor('prumo_projection', 1)
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_projection', 1))
  const checkpoints = await withClient(foundation, readCheckpoints)
  const shards = new Set(checkpoints.filter(({ live }) => live).map(({ shard }) => shard)).size
  if (shards === 0) throw new Impossible('there are no read models yet')
  const models = projections.map((projection) => ({ projection, table: readModelTable(projection) }))
  const untilItIsDone = new AbortController().signal
  for (const shard of new Set(asked.map(({ organizationId }) => shardOf(organizationId, shards)))) {
    const work = await beginShard({ pool, logger, shards }, models, shard)
    await resumeParked({ log, codec, shards }, models, work, untilItIsDone).finally(() => work.client.release(true))
  }
}
