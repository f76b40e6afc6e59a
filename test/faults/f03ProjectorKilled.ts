import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { type ClusterProcess, startCluster } from '../../tools/cluster/startCluster'
import { counted } from './counted'
import type { Fault, Outcome, Trial } from './fault'
import { happenings } from './happenings'
import { differencesAtHead, differencesNow, reached } from './readModels'
import { type Ground, withGround } from './withGround'

const [everyMs, mostAtOnce, longestRunMs] = [30, 12, 700]

/** kill -9 of the projector while events come. Each time, tables are compared with a rebuild up to the checkpoints. */
export const projectorKilled: Fault = {
  id: 'F3',
  name: 'The projector is killed at any instant',
  rounds: { short: 3, long: 30 },
  run: (trial) =>
    withGround(async (ground) => {
      const program = trial.control
        ? 'test/faults/mutants/projectionsThatSaveApart.ts'
        : 'test/faults/processes/countingProjections.ts'
      const entries = { projections: { program, count: 1 } }
      const cluster = await startCluster(ground.environment, await freePort(), entries)
      const [projector] = cluster.processes.values()
      try {
        if (!projector) throw new Error('there is no projector')
        return await killAgainAndAgain(ground, projector, trial)
      } finally {
        await cluster.stop()
      }
    }),
}

async function killAgainAndAgain(ground: Ground, projector: ClusterProcess, { rounds, random }: Trial) {
  const outcome: Outcome = { rounds, violations: [], recoveryMs: [] }
  const events = happenings(5, random)
  let isOver = false
  const happening = (async () => {
    while (!isOver) {
      await ground.happen(...Array.from({ length: 1 + Math.floor(random() * mostAtOnce) }, events))
      await pause(everyMs)
    }
  })()
  let position = 0
  for (let round = 0; round < rounds; round++) {
    await pause(random() * longestRunMs)
    await projector.kill()
    const now = await reached(ground.owner)
    if (now < position) outcome.violations.push(`the checkpoints went back from ${position} to ${now}`)
    position = now
    outcome.violations.push(...(await differencesNow(ground.environment, counted)))
    outcome.recoveryMs.push(await backFrom(ground, projector))
  }
  isOver = true
  await happening
  if (outcome.violations.length === 0)
    outcome.violations.push(...(await differencesAtHead(ground.environment, counted)))
  return outcome
}

/** Until it has all that had happened when it was started again. */
async function backFrom({ log, owner }: Ground, projector: ClusterProcess): Promise<number> {
  const startedAt = performance.now()
  const head = await log.head()
  await projector.start()
  while ((await reached(owner)) < head) await pause(5)
  return performance.now() - startedAt
}
