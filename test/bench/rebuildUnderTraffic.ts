import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { aSecret } from '../world/aSecret'
import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { openLoop } from './openLoop'
import { startPrumoHere } from './prumoHere'
import { seedLog } from './seedLog'
import { quantile } from './statistics'

const [taskCount, seeded, questionsPerSecond, secondsOfRound, rounds] = [500, 100_000, 40, 10, 6]
const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * A board's p99 while the tasks are rebuilt from 100,000 events again and again, compared with its quiet value. Each is
 * that of all rounds together: in a single round, one burst of the machine is four answers of 400.
 */
export const rebuildUnderTraffic: Measurement = async ({ database, say }) => {
  const url = await database()
  const first = await startPrumoHere(url)
  const founder = await founderAt(first.url)
  const { projectId, stepIds } = await founder.project()
  say(`adding ${taskCount} tasks to a log of ${seeded}`)
  for (let number = 0; number < taskCount; number++) await founder.act('AddTask', aTask(projectId, stepIds[number % 3]))
  await first.stop()
  await seedLog(url, seeded)
  const prumo = await startPrumoHere(url)
  try {
    await isReady(prumo.url)
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const ask = () => httpRequest('GET', `${prumo.url}/rest/queries/board?projectId=${projectId}`, headers)
    const times = () => openLoop(questionsPerSecond, secondsOfRound, ask)
    // The compiler is not done with the server before.
    for (let round = 0; round < 2; round++) await times()
    const [quiet, busy]: [number[], number[]] = [[], []]
    let rebuilt = 0
    for (let round = 1; round <= rounds; round++) {
      say(`round ${round} of ${rounds}`)
      quiet.push(...(await times()))
      const rebuilding = rebuildOver(url)
      busy.push(...(await times()))
      rebuilt += await rebuilding.stop()
    }
    const [still, under] = [quantile(quiet, 0.99), quantile(busy, 0.99)]
    return [
      atMost(2, {
        name: 'Board, p99 while its tasks are rebuilt, against quiet',
        value: under / still,
        unit: '×',
        note: `${under.toFixed(1)} ms, quiet ${still.toFixed(1)} ms, ${rebuilt} rebuilds of ${seeded} events`,
      }),
    ]
  } finally {
    await prumo.stop()
  }
}

async function isReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/health/ready`)).ok) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Rebuilds one time after the other, as an operator would; tells how often when it is stopped. */
function rebuildOver(url: string) {
  let [times, stopping] = [0, false]
  const running = (async () => {
    while (!stopping) {
      const options = ['run.mjs', 'operations/main.ts', 'rebuild', 'tasks_tasks']
      const child = spawn(process.execPath, options, {
        cwd: root,
        stdio: 'ignore' as const,
        env: { ...process.env, DATABASE_URL: url, PRUMO_SECRET: aSecret },
      })
      const [code] = await once(child, 'exit')
      if (code !== 0) throw new Error(`a rebuild ended with ${code}`)
      times++
    }
  })()
  return {
    stop: async () => {
      stopping = true
      await running
      return times
    },
  }
}
