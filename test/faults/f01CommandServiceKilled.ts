import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterProcess } from '../../tools/cluster/startCluster'
import { quantile } from '../bench/statistics'
import { gatherCrowd } from './crowd'
import type { Fault, Outcome } from './fault'
import { differencesAtHead } from './readModels'
import { type Place, withCluster } from './withCluster'

const rounds = { short: 2, long: 20 }
const [bothOf, longestBackMs, longestOutageMs, mostSlower] = [0.3, 3000, 5000, 3]

/** kill -9 of one command service of two, or of both, while eight people send commands. */
export const commandServiceKilled: Fault = {
  id: 'F1',
  name: 'A command service is killed at any instant',
  rounds,
  run: (trial) => {
    // Two that answer before they commit contradict each other without any fault.
    const command = trial.control
      ? { program: 'test/faults/mutants/commandServiceThatAnswersBeforeCommit.ts', count: 1 }
      : { program: 'command-service/main.ts', count: 2 }
    return withCluster(
      {
        command,
        query: { program: 'query-service/main.ts', count: 1 },
        projections: { program: 'projections/main.ts', count: 1 },
      },
      (place) => killAgainAndAgain(place, trial.rounds, trial.random),
    )
  },
}

async function killAgainAndAgain(place: Place, times: number, random: () => number): Promise<Outcome> {
  const { cluster, databaseUrl, environment } = place
  const crowd = await gatherCrowd(cluster.url, databaseUrl, random)
  const services = [...cluster.processes].flatMap(([name, service]) => (name.startsWith('command-') ? [service] : []))
  let isOver = false
  const calmMs = await killed(services.slice(0, 1))
  const working = crowd.work(() => isOver)
  const recoveryMs: number[] = []
  for (let round = 0; round < times; round++) {
    await pause(50 + random() * 1450)
    const victim = Math.floor(random() * services.length)
    const chosen = random() < bothOf ? services : services.slice(victim, victim + 1)
    recoveryMs.push(await killed(chosen))
  }
  isOver = true
  await working
  const violations = await crowd.violations()
  if (violations.length === 0) violations.push(...(await differencesAtHead(environment)))
  if (times >= rounds.long) violations.push(...slowness(recoveryMs, crowd.outages, calmMs))
  return { rounds: times, violations, recoveryMs }
}

/** Kills these services and starts them anew, and returns after how many milliseconds the first of them served. */
async function killed(services: readonly ClusterProcess[]): Promise<number> {
  const killedAt = performance.now()
  await Promise.all(services.map((service) => service.kill()))
  const back = services.map((service) => service.start().then(() => performance.now() - killedAt))
  return Math.min(...(await Promise.all(back)))
}

/** What is slow is judged by what this machine takes when nobody works, where that is long. */
function slowness(recoveryMs: readonly number[], outages: readonly number[], calmMs: number): string[] {
  const [back, outage] = [Math.max(...recoveryMs), quantile(outages, 0.99)]
  const isLonger = (ms: number, bar: number) => ms > Math.max(bar, mostSlower * calmMs)
  return [
    ...(isLonger(back, longestBackMs) ? [`it served again only after ${Math.round(back)} ms`] : []),
    ...(isLonger(outage, longestOutageMs) ? [`one of a hundred waited ${Math.round(outage)} ms for an answer`] : []),
  ]
}
