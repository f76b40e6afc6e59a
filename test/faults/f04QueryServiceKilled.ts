import { setTimeout as pause } from 'node:timers/promises'
import type { ClusterProcess } from '../../tools/cluster/startCluster'
import { aTask, type Founder, founderAt } from '../bench/founder'
import { median } from '../bench/statistics'
import type { Fault, Outcome, Trial } from './fault'
import { type Place, withCluster } from './withCluster'

const rounds = { short: 2, long: 10 }
const [readsPerSecond, longestBackMs, mostSlower, bothOf, taskCount] = [200, 2000, 3, 0.3, 15]

/** kill -9 of one or both query services, while people of two organizations read their data and try foreign data. */
export const queryServiceKilled: Fault = {
  id: 'F4',
  name: 'A query service is killed under 200 reads a second',
  rounds,
  run: (trial) => {
    const program = trial.control ? 'test/faults/mutants/queryServiceThatAnswersAnybody.ts' : 'query-service/main.ts'
    return withCluster(
      {
        command: { program: 'command-service/main.ts', count: 1 },
        query: { program, count: 2 },
        projections: { program: 'projections/main.ts', count: 1 },
      },
      (place) => killAgainAndAgain(place, trial),
    )
  },
}

async function killAgainAndAgain({ cluster }: Place, { rounds: times, random }: Trial): Promise<Outcome> {
  const reading = await openReading(cluster.url)
  const services = [...cluster.processes].flatMap(([name, service]) => (name.startsWith('query-') ? [service] : []))
  // On a machine that is busy with other things a start takes longer, fault or no fault.
  const calmMs = await killed(services.slice(0, 1), reading)
  const barMs = Math.max(longestBackMs, mostSlower * calmMs)
  let isOver = false
  const working = Promise.all([reading.read(random, () => isOver), reading.write(() => isOver)])
  const recoveryMs: number[] = []
  for (let round = 0; round < times; round++) {
    await pause(200 + random() * 800)
    const victim = Math.floor(random() * services.length)
    recoveryMs.push(await killed(random() < bothOf ? services : services.slice(victim, victim + 1), reading))
  }
  isOver = true
  await working
  const back = median(recoveryMs)
  if (times >= rounds.long && back > barMs)
    reading.found.push(`back only after ${Math.round(back)} ms; with nobody reading after ${Math.round(calmMs)} ms`)
  return { rounds: times, violations: [...new Set(reading.found)], recoveryMs }
}

/** Until one of them answers again by itself; and then, until all do. */
async function killed(services: readonly ClusterProcess[], { answers }: Reading): Promise<number> {
  const killedAt = performance.now()
  await Promise.all(services.map((service) => service.kill()))
  const back = services.map(async ({ start, port }) => {
    await start()
    while (!(await answers(port))) await pause(5)
    return performance.now() - killedAt
  })
  const first = await Promise.race(back)
  await Promise.all(back)
  return first
}

type Reading = Awaited<ReturnType<typeof openReading>>
/** `answer` is undefined where there is nothing that they may be told. */
type Question = { by: Founder; path: string; answer: string | undefined }

/** Two organizations with a board each, and the answers that each may have. */
async function openReading(url: string) {
  const founders = [await founderAt(url), await founderAt(url)]
  const found: string[] = []
  const boards: string[] = []
  for (const founder of founders) boards.push(`/rest/queries/board?projectId=${await boardOf(founder)}`)
  const questions: Question[] = []
  for (const [index, by] of founders.entries()) {
    for (const path of [boards[index] ?? '', '/rest/queries/projects?scope=all', '/rest/queries/organizationUsers?'])
      questions.push({ by, path, answer: await answerOf(by, path) })
    questions.push({ by, path: boards[1 - index] ?? '', answer: undefined })
  }
  const writer = await founderAt(url)
  const project = await writer.project()

  const ask = async ({ by, path, answer }: Question) => {
    const reply = await by.request('GET', path).catch(isCutOff)
    if (!reply || reply.status === 503) return
    const isRight = answer === undefined ? reply.status === 404 : reply.status === 200
    if (!isRight) found.push(`${path} was answered with ${reply.status}`)
    else if (answer !== undefined && JSON.stringify(reply.body) !== answer) found.push(`${path} was answered wrongly`)
  }

  return {
    found,
    answers: async (port: number) => {
      const [{ by, path } = questions[0] as Question] = questions
      const reply = await fetch(`http://localhost:${port}${path}`, { headers: { Cookie: by.cookie } }).catch(isCutOff)
      return reply?.status === 200
    },
    /** Reads at fixed times, whether or not earlier ones are answered. */
    read: async (random: () => number, isOver: () => boolean) => {
      const requests: Promise<void>[] = []
      const from = performance.now()
      for (let number = 0; !isOver(); number++) {
        await pause(Math.max(0, from + (number * 1000) / readsPerSecond - performance.now()))
        const question = questions[Math.floor(random() * questions.length)]
        if (question) requests.push(ask(question))
      }
      await Promise.all(requests)
    },
    /** Writes, and reads what was written. */
    write: async (isOver: () => boolean) => {
      const written = new Set<string>()
      while (!isOver()) {
        const task = aTask(project.projectId, project.stepIds[0])
        await writer.act('AddTask', task)
        written.add(task.taskId)
        const { status, body } = (await writer.inquire('board', { projectId: project.projectId }).catch(isCutOff)) ?? {
          status: 503,
          body: null,
        }
        const seen = new Set((body as unknown as { tasks?: { taskId: string }[] })?.tasks?.map(({ taskId }) => taskId))
        if (status === 200 && seen.size !== written.size) found.push('somebody did not see what they had written')
        await pause(50)
      }
    },
  }
}

async function boardOf(founder: Founder): Promise<string> {
  const { projectId, stepIds } = await founder.project()
  for (let count = 0; count < taskCount; count++) await founder.act('AddTask', aTask(projectId, stepIds[0]))
  return projectId
}

const answerOf = async (by: Founder, path: string) => JSON.stringify((await by.request('GET', path)).body)

const isCutOff = (error: unknown) => {
  if (!(error instanceof TypeError)) throw error
  return undefined
}
