import { projections } from '@prumo/projections/index'
import type { PoolClient } from 'pg'
import { type Command, type Invocation, WrongUsage } from '../command/command'
import { keepTables } from '../rebuild/flipLock'
import { withClient } from '../withClient'
import { checkErased } from './checkErased'
import { type CountedTasks, checkFinished, countedTasks } from './checkFinished'
import { checkLedgers } from './checkLedgers'
import { checkModels } from './checkModels'
import { checkNights } from './checkNights'
import { checkOwners } from './checkOwners'
import { checkPlaces } from './checkPlaces'
import { checkPolicies } from './checkPolicies'
import { checkRealized } from './checkRealized'
import { checkRelay } from './checkRelay'
import { checkSignOffs } from './checkSignOffs'
import { checkSpellings } from './checkSpellings'
import { checkSteps } from './checkSteps'
import { checkStreams } from './checkStreams'
import { checkSystemIds } from './checkSystemIds'
import { checkText } from './checkText'
import { checkThings } from './checkThings'
import { checkTrees } from './checkTrees'
import { everyEvent } from './everyEvent'
import { type Finding, lookedFor } from './finding'
import { ownedRows } from './ownedRows'
import { readEvent } from './readEvent'
import { tableOf } from './tableOf'

/** So many instances are named of each finding, unless all of them are asked for. */
const mostNamed = 20

/** Looks whether what must always hold does hold. It reads, and takes no lock that anyone would wait for. */
export const check: Command = {
  usage: '[all]',
  explains: 'Checks what must always hold of the log and the read models. Changes nothing; safe while Prumo serves.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async (invocation) => {
    const [all, ...more] = invocation.words
    if ((all !== undefined && all !== 'all') || more.length > 0) throw new WrongUsage('check takes “all”, or nothing')
    const findings = await withClient(invocation.foundation, (client) => findingsOn(invocation, client))
    for (const line of tableOf(findings, all ? Number.POSITIVE_INFINITY : mostNamed)) invocation.say(line)
    return findings.every(({ violations }) => violations.count() === 0)
  },
}

async function findingsOn({ foundation, tell }: Invocation, client: PoolClient): Promise<Finding[]> {
  const { log } = foundation
  await keepTables(client)
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_projection', 1))
  tell('checking how far the read models are')
  const steps = await lookedFor('I5', 'checkpoints are in step', () => checkSteps(client, projections, log.head))
  tell('checking the read models against the log')
  const models = await lookedFor('I4', 'read models equal a rebuild', () =>
    checkModels({ log, codec }, client, steps.comparable),
  )
  tell('checking the ledgers')
  const ledgers = await lookedFor('I7', 'ledgers add up', () => checkLedgers(client))
  tell('checking the log')
  // The rows are read before the log is: whose they are stands in it by then.
  const owned = await ownedRows(client, steps.comparable)
  const counted = await countedTasks(client)
  const takers = takersOn(foundation)
  const { owners, signOffs, erased, trees, things, streams } = takers
  const { places, end } = await readLog(foundation, takers)
  const owning = await lookedFor('I8', 'nothing is of two organizations', async () => ({
    violations: owners.violations,
    looked: owners.end(owned, things.isTwoThings),
  }))
  const signing = await lookedFor('I10', 'approvals are of what was seen', async () => ({
    violations: signOffs.violations,
    looked: signOffs.end(),
  }))
  const forgotten = await lookedFor('I11', 'erased persons are nowhere', async () => ({
    violations: erased.violations,
    looked: await erased.end(client),
  }))
  tell('checking the log against its signed heads')
  const heads = await lookedFor('I6', 'the log is what was signed', async () => ({
    violations: trees.violations,
    looked: await trees.end(end),
  }))
  tell('checking each stream by its name')
  const named = await lookedFor('I17', 'streams are whole by their names', async () => ({
    violations: streams.violations,
    looked: await streams.end(end),
  }))
  const relay = await lookedFor('I12', 'Kafka is given the log', () => checkRelay(client, foundation))
  const policies = await lookedFor('I18', 'what follows from events gets done', () => checkPolicies(client))
  const before = [...(await reckonedAgain(takers, counted)), ...(await doneBefore(end, takers))]
  return [places, models, steps, heads, ledgers, owning, signing, forgotten, relay, named, policies, ...before]
}

/** What answers show, reckoned from the events by rules of its own. */
const reckonedAgain = async ({ finished, realized, nights }: Takers, counted: CountedTasks): Promise<Finding[]> => [
  await lookedFor('I19', 'what counts as done follows from the log', async () => ({
    violations: finished.violations,
    looked: finished.end(counted),
  })),
  await lookedFor('I20', 'what was realized was paid or said', async () => ({
    violations: realized.violations,
    done: realized.done,
    looked: realized.end(),
  })),
  await lookedFor('I21', 'nights say what projects came to', async () => ({
    violations: nights.violations,
    looked: await nights.end(),
  })),
]

type Foundation = Invocation['foundation']

/** Those who look at every event of the log. */
const takersOn = (foundation: Foundation) => ({
  owners: checkOwners(),
  signOffs: checkSignOffs(),
  erased: checkErased(),
  finished: checkFinished(),
  realized: checkRealized(),
  nights: checkNights(foundation.log),
  trees: checkTrees(foundation),
  spellings: checkSpellings(),
  things: checkThings(),
  systemIds: checkSystemIds(foundation.log),
  texts: checkText(),
  streams: checkStreams(foundation.log),
})
type Takers = ReturnType<typeof takersOn>

/** Reads all of the log once, for all who look at it. Answers whether it is in order, and where it ended. */
async function readLog({ log, config }: Foundation, takers: Takers): Promise<{ places: Finding; end: number }> {
  const { owners, signOffs, trees, streams } = takers
  const { erased, finished, realized, nights, spellings, things, systemIds, texts } = takers
  let end = 0
  const places = await lookedFor('I3', 'the log is in order', async () => {
    const head = await log.head()
    end = head
    const checked = checkPlaces(log, !config.EVENTSTORE_URL)
    await everyEvent(log, head, (recorded) => {
      const event = readEvent(recorded)
      checked.take(recorded)
      streams.take(recorded)
      signOffs.take(recorded)
      trees.take(recorded)
      for (const look of [owners, erased, finished, realized, nights, spellings, things, systemIds, texts])
        look.take(event)
    })
    return { violations: checked.violations, looked: await checked.end(head) }
  })
  return { places, end }
}

/** What older versions let happen, and this one does not. */
const doneBefore = async (end: number, { spellings, things, systemIds, texts }: Takers): Promise<Finding[]> => [
  await lookedFor('I13', 'ids have one spelling', async () => ({ ...spellings, looked: spellings.end() })),
  await lookedFor('I14', 'an id is one thing', async () => ({ ...things, looked: things.end() })),
  await lookedFor('I15', 'what the system does has its ids', async () => ({
    ...systemIds,
    looked: await systemIds.end(end),
  })),
  await lookedFor('I16', 'what is recorded fits in rows', async () => ({ ...texts, looked: texts.end() })),
]
