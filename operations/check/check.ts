import { projections } from '@prumo/projections/index'
import type { PoolClient } from 'pg'
import type { Asked, Command } from '../command'
import { keepTables } from '../flipLock'
import { withClient } from '../withClient'
import { checkErased } from './checkErased'
import { checkModels } from './checkModels'
import { checkOwners } from './checkOwners'
import { checkPlaces } from './checkPlaces'
import { checkRelay } from './checkRelay'
import { checkSignOffs } from './checkSignOffs'
import { checkSteps } from './checkSteps'
import { checkTrees } from './checkTrees'
import { everyEvent } from './everyEvent'
import { type Finding, lookedFor } from './finding'
import { ownedRows } from './ownedRows'
import { tableOf } from './tableOf'

/** Looks whether what must always hold does hold. It reads, and takes no lock that anyone would wait for. */
export const check: Command = {
  usage: '',
  explains: 'Checks what must always hold of the log and the read models. Changes nothing; safe while Prumo serves.',
  role: 'prumo_projection',
  run: async (asked) => {
    const findings = await withClient(asked.foundation, (client) => findingsOn(asked, client))
    for (const line of tableOf(findings)) asked.say(line)
    return findings.every(({ violations }) => violations.count() === 0)
  },
}

async function findingsOn({ foundation, tell }: Asked, client: PoolClient): Promise<Finding[]> {
  const { log, config } = foundation
  await keepTables(client)
  const { codec } = foundation.keyringOn(foundation.poolFor('prumo_projection', 1))
  tell('checking how far the read models are')
  const steps = await lookedFor('I5', 'checkpoints are in step', () => checkSteps(client, projections, log.head))
  tell('checking the read models against the log')
  const models = await lookedFor('I4', 'read models equal a rebuild', () =>
    checkModels({ log, codec }, client, steps.comparable),
  )
  tell('checking the log')
  // The rows are read before the log is: whose they are stands in it by then.
  const owned = await ownedRows(client, steps.comparable)
  const owners = checkOwners()
  const signOffs = checkSignOffs()
  const erased = checkErased()
  const trees = checkTrees(foundation)
  let end = 0
  const places = await lookedFor('I3', 'the log is in order', async () => {
    const head = await log.head()
    end = head
    const checked = checkPlaces(log, !config.EVENTSTORE_URL)
    await everyEvent(log, head, (event) => {
      checked.take(event)
      owners.take(event)
      signOffs.take(event)
      erased.take(event)
      trees.take(event)
    })
    return { violations: checked.violations, looked: await checked.end(head) }
  })
  const owning = await lookedFor('I8', 'nothing is of two organizations', async () => ({
    ...{ violations: owners.violations, looked: owners.end(owned) },
  }))
  const signing = await lookedFor('I10', 'approvals are of what was seen', async () => ({
    ...{ violations: signOffs.violations, looked: signOffs.end() },
  }))
  const forgotten = await lookedFor('I11', 'erased persons are nowhere', async () => ({
    ...{ violations: erased.violations, looked: await erased.end(client) },
  }))
  tell('checking the log against its signed heads')
  const heads = await lookedFor('I6', 'the log is what was signed', async () => ({
    ...{ violations: trees.violations, looked: await trees.end(end) },
  }))
  const relay = await lookedFor('I12', 'Kafka is given the log', () => checkRelay(client, foundation))
  return [places, models, steps, heads, owning, signing, forgotten, relay]
}
