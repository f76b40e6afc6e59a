import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { followReadModels, type ReadModels } from '@prumo/platform/readModels'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median, quantile } from './statistics'

const [commandsPerSecond, secondsOfRound, rounds, projectCount] = [200, 5, 4, 16]

type Project = Awaited<ReturnType<Founder['project']>>

/** From the moment when a command should be sent over HTTP until every read model, as a reader finds it, has what it did. */
export const visible: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  const readModels = await followReadModels(url)
  try {
    const founder = await founderAt(prumo.url)
    const projects: Project[] = []
    for (let number = 0; number < projectCount; number++) projects.push(await founder.project())
    const times: number[][] = []
    for (let round = 0; round < rounds; round++) {
      say(round === 0 ? 'warming up' : `round ${round}`)
      const act = (number: number) => addAndSee(prumo.url, founder.cookie, projects[number % projectCount], readModels)
      times.push(await openLoop(act))
    }
    const counted = times.slice(1)
    const ms = (share: number) => median(counted.map((round) => quantile(round, share)))
    return [
      atMost(50, {
        ...{
          name: 'From a command to visible in the read models, p99 at 200 commands per second',
          value: ms(0.99),
          unit: 'ms',
        },
        note: `median ${ms(0.5).toFixed(1)} ms`,
      }),
    ]
  } finally {
    await readModels.close()
    await prumo.stop()
  }
}

/** Begins at fixed times, whether or not earlier ones are done: who waits in line is counted as waiting. */
async function openLoop(act: (number: number) => Promise<unknown>): Promise<number[]> {
  const began = performance.now()
  const acts: Promise<number>[] = []
  for (let number = 0; number < commandsPerSecond * secondsOfRound; number++) {
    const due = began + (number * 1000) / commandsPerSecond
    await delay(Math.max(0, due - performance.now()))
    acts.push(act(number).then(() => performance.now() - due))
  }
  return Promise.all(acts)
}

async function addAndSee(url: string, Cookie: string, project: Project | undefined, readModels: ReadModels) {
  const command = { id: randomUUID(), data: aTask(project?.projectId ?? '', project?.stepIds[0]) }
  const accepted = await httpRequest('POST', `${url}/rest/commands/AddTask`, { Cookie }, command)
  const { position } = JSON.parse(String(accepted)) as { position: string }
  if (!(await readModels.reached(Number(position), 60_000))) throw new Error(`${position} was never seen`)
}
