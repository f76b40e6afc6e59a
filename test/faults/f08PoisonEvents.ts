import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { noStream } from '@prumo/platform/eventLog/eventLog'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { type Projection, projection } from '@prumo/projections/projection'
import { startProjector } from '@prumo/projections/projector/projector'
import { systemMetadata } from '../log/systemMetadata'
import { counted } from './counted'
import type { Fault, Outcome, Trial } from './fault'
import { happenings } from './happenings'
import { skippingOnError } from './mutants/skippingOnError'
import { type Poison, poisons, unfoldable } from './poisons'
import { differencesNow } from './readModels'
import { type Ground, withGround } from './withGround'

const rounds = { short: 6, long: 24 }
const [parkedWithinMs, givesUpMs] = [1000, 60_000]
/** When who is not parked is taken for one who never will be: the control's never are. */
const notParkedMs = (control: boolean) => (control ? 4000 : givesUpMs)

/** A round is an event that cannot be folded, of each of six kinds in turn, in an organization of its own. */
export const poisonEvents: Fault = {
  id: 'F8',
  name: 'Events that cannot be folded, of six kinds',
  rounds,
  run: (trial) => withGround((ground) => takePoison(ground, trial)),
}

type Poisoned = Poison & { organizationId: string; position: number; mended: string; events: number }

async function takePoison(ground: Ground, { rounds: times, random, control }: Trial): Promise<Outcome> {
  const outcome: Outcome = { rounds: times, violations: [], recoveryMs: [] }
  const say = (violation: string) => void outcome.violations.push(violation)
  const models = (isMended: boolean) => [...counted, touchy(isMended)]
  const others = happenings(2, random)
  const poisoned: Poisoned[] = []

  let projector = await follow(ground, control ? models(false).map(skippingOnError) : models(false))
  for (let round = 0; round < times; round++) {
    const poison = poisons[round % poisons.length]
    if (!poison) break
    const result = await swallow(ground, poison, random)
    poisoned.push(result)
    const head = await ground.happen(others(), others())
    const mostMs = notParkedMs(control)
    const parkedMs = await parkedAfter(ground, result, mostMs)
    outcome.recoveryMs.push(parkedMs)
    if (parkedMs >= mostMs) say(`${result.kind} at ${result.position} is not parked`)
    else if (times >= rounds.long && parkedMs > parkedWithinMs)
      say(`${result.kind} was parked only after ${parkedMs} ms`)
    if (!(await projector.reaches(head))) say(`after ${result.kind} the others stand still`)
    if (outcome.violations.length > 0) break
  }
  const forgotten = await forgetSomebody(ground)
  if (!(await projector.reaches(forgotten))) say('after a destroyed key all stand still')
  const ill = new Set(poisoned.map(({ organizationId }) => organizationId))
  for (const organizationId of await parkedOrganizations(ground))
    if (!ill.has(organizationId)) say(`${organizationId} is parked, though nothing of its own is wrong`)
  await projector.stop()
  outcome.violations.push(...(await differencesNow(ground.environment, models(false))))

  await mend(ground, poisoned)
  projector = await follow(ground, models(true))
  if (!(await projector.reaches(await ground.happen(others())))) say('when all was mended, all stand still')
  for (const organizationId of await stillParked(ground)) say(`${organizationId} is parked, though mended`)
  for (const result of poisoned) {
    const found = await countOf(ground, result)
    if (found !== result.events) say(`${result.kind}: ${found} of ${result.events} events were folded`)
  }
  await projector.stop()
  outcome.violations.push(...(await differencesNow(ground.environment, models(true).filter(hadNotFolded))))
  return outcome
}

/** A read model whose fold throws, until the code is mended. */
const touchy = (isMended: boolean): Projection =>
  projection({
    table: 'test_touchy',
    version: 1,
    key: 'tagId',
    columns: (table) => table.uuid('tag_id').notNullable(),
    on: {
      TagAdded: (_, { tagId, description }) => {
        if (description === unfoldable && !isMended) throw new Error('this cannot be folded')
        return { tagId }
      },
    },
  })

async function follow({ foundation, pool, log }: Ground, projections: readonly Projection[]) {
  const { codec } = foundation.keyringOn(pool)
  const parts = { pool, log, codec, feed: directFeed(log, codec), logger: openLogger('silent') }
  const projector = await startProjector({ ...parts, projections })
  return {
    stop: projector.stop,
    reaches: async (position: number) => {
      const givesUpAt = performance.now() + givesUpMs
      while (projector.position() < position && performance.now() < givesUpAt) await pause(2)
      return projector.position() >= position
    },
  }
}

/** Good events, the poison, and good events, all of one organization that has nothing else. */
async function swallow(ground: Ground, poison: Poison, random: () => number): Promise<Poisoned> {
  const good = happenings(1, random)
  const first = good()
  const { organizationId, projectId } = first
  await ground.happen(first, good())
  const { data, mended } = await poison.make(ground, projectId ?? '')
  const id = randomUUID()
  const event = { id, type: poison.type, organizationId, projectId, data, metadata }
  const { position } = await ground.log.append(`s-${id}`, noStream, [event])
  await ground.happen(good(), good())
  return { ...poison, organizationId: organizationId ?? '', position, mended, events: 5 }
}

const metadata = JSON.stringify(systemMetadata)

async function parkedAfter(
  { owner }: Ground,
  { organizationId, position, table }: Poisoned,
  mostMs: number,
): Promise<number> {
  const [from, values] = [performance.now(), [organizationId, position, table]]
  const statement = 'select from read.parked where organization_id = $1 and position = $2 and table_name = $3'
  while (performance.now() - from < mostMs) {
    if ((await owner.query(statement, values)).rowCount) break
    await pause(2)
  }
  return performance.now() - from
}

const parkedOrganizations = async ({ owner }: Ground) =>
  (await owner.query<{ id: string }>('select distinct organization_id as id from read.parked')).rows.map(({ id }) => id)

/** Who is parked after all were tried again, for which nobody waits. */
async function stillParked(ground: Ground): Promise<string[]> {
  const givesUpAt = performance.now() + givesUpMs
  for (;;) {
    const parked = await parkedOrganizations(ground)
    if (parked.length === 0 || performance.now() > givesUpAt) return parked
    await pause(20)
  }
}

/** Somebody whose key was destroyed: that is no poison. */
async function forgetSomebody({ happen, keyring, owner }: Ground) {
  const [userId, organizationId] = [randomUUID(), randomUUID()]
  await keyring.create(userId)
  const person = { name: 'Caio', lastName: 'Reis', email: 'caio@obra.example', areaCode: null, phone: null }
  const account = { userId, person, organizationId, language: 'pt-BR', passwordChosenFor: false }
  await owner.query('delete from platform.person_keys where person_id = $1', [userId])
  return happen({ type: 'AccountOpened', data: account, organizationId, projectId: null })
}

/** All but the action log and its tree. Those could fold the poisoned events, so they hold them as they were. */
const hadNotFolded = ({ table }: Projection) => !['audit_actions', 'audit_tree'].includes(table)

/** As only who owns the database can: the product itself changes nothing in the log. */
async function mend({ owner }: Ground, poisoned: readonly Poisoned[]): Promise<void> {
  await owner.query('alter table log.events disable trigger never_changed')
  for (const { position, mended, mendedType } of poisoned)
    await owner.query('update log.events set data = $2, type = $3 where position = $1', [position, mended, mendedType])
  await owner.query('alter table log.events enable trigger never_changed')
}

async function countOf({ owner }: Ground, { organizationId }: Poisoned): Promise<number> {
  const { rows } = await owner.query<{ times: number }>(
    'select sum(times)::int as times from read.test_counts where organization_id = $1',
    [organizationId],
  )
  return rows[0]?.times ?? 0
}
