import { randomUUID } from 'node:crypto'
import { followReadModels, type ReadModels } from '@prumo/platform/readModels/readModels'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { openLoop } from './openLoop'
import { median, quantile } from './statistics'

const [commandsPerSecond, secondsOfRound, rounds, projectCount] = [200, 5, 4, 16]

type Project = Awaited<ReturnType<Founder['project']>>

/** From a command's due time at this address until all read models show its effect to readers: ms by quantile. */
export async function commandToVisible(
  url: string,
  databaseUrl: string,
  say: (text: string) => void,
): Promise<(share: number) => number> {
  const readModels = await followReadModels(databaseUrl)
  try {
    const founder = await founderAt(url)
    const projects: Project[] = []
    for (let number = 0; number < projectCount; number++) projects.push(await founder.project())
    const times: number[][] = []
    for (let round = 0; round < rounds; round++) {
      say(round === 0 ? 'warming up' : `round ${round}`)
      const act = (number: number) => addAndSee(url, founder, projects[number % projectCount], readModels)
      times.push(await openLoop(commandsPerSecond, secondsOfRound, act))
    }
    return (share) => median(times.slice(1).map((round) => quantile(round, share)))
  } finally {
    await readModels.close()
  }
}

async function addAndSee(
  url: string,
  { cookie: Cookie, organizationId }: Founder,
  project: Project | undefined,
  readModels: ReadModels,
) {
  const command = { id: randomUUID(), data: aTask(project?.projectId ?? '', project?.stepIds[0]) }
  const accepted = await httpRequest('POST', `${url}/rest/commands/AddTask`, { Cookie }, command)
  const { position } = JSON.parse(String(accepted)) as { position: string }
  if (!(await readModels.reached(Number(position), 60_000, organizationId)))
    throw new Error(`${position} was never seen`)
}
