import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'
import { median, quantile } from './statistics'

const [taskCount, eventsOfTask, atOnce] = [2000, 10, 16]
const [moments, questions] = [9, 50]

/** A board of 2,000 tasks as of instants near the end of the project's 20,000 events: folded at first, then cached. */
export const asOf: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    say(`adding ${taskCount} tasks of ${eventsOfTask} events each`)
    await plan(founder, projectId, stepIds)
    const instants = await instantsOf(founder, projectId, stepIds[0] ?? '')
    await founder.ask('board', { projectId })
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const ask = async (name: string, instant: string) => {
      const began = performance.now()
      await httpRequest('GET', `${prumo.url}/rest/queries/${name}?projectId=${projectId}&asOf=${instant}`, headers)
      return performance.now() - began
    }
    // As Postgres does by itself, once a minute.
    await run(url, 'analyze')
    say('asking')
    const cold: number[] = []
    for (const instant of instants) cold.push(await ask('board', instant))
    const warm: number[] = []
    for (let question = 0; question < questions; question++) warm.push(await ask('board', instants.at(-1) ?? ''))
    const [first = 0, ...next] = cold
    return [
      atMost(500, {
        name: 'Board of 20,000 events as of an instant, cold, median',
        value: median(next),
        unit: 'ms',
        note: `slowest ${Math.max(...next).toFixed(0)} ms; over HTTP`,
      }),
      shown({ name: 'The first of a process', value: first, unit: 'ms' }),
      atMost(50, {
        name: 'Board of 20,000 events as of an instant, warm, p95',
        value: quantile(warm, 0.95),
        unit: 'ms',
        note: `median ${median(warm).toFixed(1)} ms; 2,000 tasks`,
      }),
    ]
  } finally {
    await prumo.stop()
  }
}

/** Every task is added, and then changed until it has its events. */
async function plan(founder: Founder, projectId: string, stepIds: readonly string[]): Promise<void> {
  const numbers = Array.from({ length: taskCount }, (_, number) => number)
  const work = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const task = aTask(projectId, stepIds[number % stepIds.length])
      await founder.act('AddTask', { ...task, description: 'Conferir a armação antes.', assigneeId: founder.userId })
      for (let change = 1; change < eventsOfTask; change++)
        await founder.act('ChangeTask', { projectId, taskId: task.taskId, progress: change })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/** Instants with an event of the project between each and the next. */
async function instantsOf(founder: Founder, projectId: string, stepId: string): Promise<string[]> {
  const task = aTask(projectId, stepId)
  await founder.act('AddTask', task)
  const instants: string[] = []
  for (let moment = 0; moment < moments; moment++) {
    await founder.act('ChangeTask', { projectId, taskId: task.taskId, progress: moment + 1 })
    await new Promise((resolve) => setTimeout(resolve, 5))
    instants.push(new Date().toISOString())
  }
  return instants
}
