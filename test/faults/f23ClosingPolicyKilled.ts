import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { type Founder, founderAt } from '../bench/founder'
import { ledgerFaults } from '../finance/ledgerFaults'
import { anEntry } from '../given/anEntry'
import type { Fault, Outcome } from './fault'
import { differencesAtHead } from './readModels'
import { holdUp, standStill } from './standstill'
import { type Place, withCluster } from './withCluster'

const [entriesEach, mostMs] = [3, 30_000]
const policy = 'whenTasksDoneCloseEntries'
/** Where the policy stands still until it is killed: at its append, or behind it at keeping that it is done. */
const locks = { append: 230_023, keeping: 230_024 }

/** kill -9 of the process whose policy closes entries: behind its append, or before it, before its position is kept. */
export const closingPolicyKilled: Fault = {
  id: 'F23',
  name: 'A policy that closes entries is killed around its append',
  rounds: { short: 2, long: 20 },
  run: (trial) => {
    const program = trial.control ? 'test/faults/mutants/commandServiceThatForgetsWork.ts' : 'command-service/main.ts'
    return withCluster(
      {
        command: { program, count: 1 },
        query: { program: 'query-service/main.ts', count: 1 },
        projections: { program: 'projections/main.ts', count: 1 },
      },
      (place) => killAgainAndAgain(place, trial.rounds),
    )
  },
}

async function killAgainAndAgain({ cluster, databaseUrl, environment }: Place, rounds: number): Promise<Outcome> {
  const owner = new pg.Pool({ connectionString: databaseUrl, max: 3 })
  const service = cluster.processes.get('command-1')
  const [recoveryMs, violations]: [number[], string[]] = [[], []]
  try {
    await owner.query(standstills)
    const ana = await founderAt(cluster.url)
    const { projectId, stepIds } = await ana.project()
    const { steps } = await ana.ask('board', { projectId })
    const doneId = steps.find(({ finishes }) => finishes)?.stepId ?? ''
    for (let round = 0; round < rounds; round++) {
      const { taskId, entryIds } = await taskWithEntries(ana, projectId, stepIds[0] ?? '')
      while (!(await hasNothingToDo(owner))) await pause(20)
      const standstill = await holdUp(owner, round % 2 === 0 ? locks.append : locks.keeping)
      await ana.act('MoveTask', { projectId, taskId, stepId: doneId, beforeTaskId: null })
      await standstill.reached()
      const killedAt = performance.now()
      await service?.kill()
      await standstill.end()
      await service?.start()
      const areClosed = async () => (await closedIn(owner, projectId, entryIds)) === entryIds.length
      while (!(await areClosed()) && performance.now() - killedAt < mostMs) await pause(50)
      recoveryMs.push(performance.now() - killedAt)
      if (!(await areClosed())) violations.push(`round ${round}: entries whose task is done are still open`)
    }
    violations.push(...(await ledgerFaults(owner, projectId)))
    if (violations.length === 0) violations.push(...(await differencesAtHead(environment)))
    return { rounds, violations, recoveryMs }
  } finally {
    await owner.end()
  }
}

async function taskWithEntries(ana: Founder, projectId: string, stepId: string) {
  const [taskId, dates] = [randomUUID(), { startOn: '2026-11-02', endOn: '2026-11-06' }]
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', ...dates })
  const entryIds = Array.from({ length: entriesEach }, () => randomUUID())
  for (const entryId of entryIds)
    await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100_00), closesWithTasks: true })
  return { taskId, entryIds }
}

/** What was recorded has been looked at: only the task that is moved then is still to come. */
async function hasNothingToDo(owner: pg.Pool): Promise<boolean> {
  const { rows } = await owner.query<{ done: boolean }>(
    `select position >= (select max(position) from log.events where type = 'EntryRecorded')
       and not exists (select from platform.policy_work where policy = name) as done
     from platform.policies where name = '${policy}'`,
  )
  return rows[0]?.done === true
}

const closedIn = async (owner: pg.Pool, projectId: string, entryIds: readonly string[]) =>
  (
    await owner.query(
      `select distinct data::json ->> 'entryId' from log.events
       where stream = $1 and type = 'InstallmentsPaid' and data::json ->> 'entryId' = any($2)`,
      [`ledger-${projectId}`, entryIds],
    )
  ).rowCount

const standstills = `
  ${standStill}
  create trigger stand_still before delete on platform.policy_work for each row
    when (old.policy = '${policy}') execute function platform.stand_still(${locks.keeping});
  create trigger stand_still before insert on log.events for each row
    when (new.type = 'InstallmentsPaid') execute function platform.stand_still(${locks.append})`
