import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'
import { median, quantile } from './statistics'

const [taskCount, atOnce, questions] = [10_000, 16, 30]

/** A plan of 10,000 tasks that have all slipped since its baseline: the first page of what differs, and all sums. */
export const baselines: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    const tasks = Array.from({ length: taskCount }, () => aTask(projectId, stepIds[0]))
    say(`adding ${taskCount} tasks`)
    await each(tasks, (task) => founder.act('AddTask', { ...task, estimatedMinutes: 480, hourCents: 9000 }))
    const baselineId = crypto.randomUUID()
    await founder.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
    say('changing each')
    await each(tasks, ({ taskId }) => founder.act('ChangeTask', { projectId, taskId, endOn: '2026-03-13' }))
    await founder.ask('baselines', { projectId })
    // As Postgres does by itself, once a minute.
    await run(url, 'analyze')
    say('asking')
    const address = `${prumo.url}/rest/queries/baselineComparison?projectId=${projectId}&baselineId=${baselineId}`
    const taken = await timesOf(address, founder)
    return [
      atMost(300, {
        name: 'Comparison of 10,000 changed tasks with their baseline, p95',
        value: quantile(taken, 0.95),
        unit: 'ms',
        note: `median ${median(taken).toFixed(0)} ms; 100 tasks and all sums, over HTTP`,
      }),
      shown({ name: 'The first of a process', value: taken[0] ?? 0, unit: 'ms' }),
    ]
  } finally {
    await prumo.stop()
  }
}

async function timesOf(address: string, { cookie }: Founder): Promise<number[]> {
  const headers = { Cookie: cookie, 'Accept-Encoding': 'gzip' }
  const taken: number[] = []
  for (let question = 0; question < questions; question++) {
    const began = performance.now()
    await httpRequest('GET', address, headers)
    taken.push(performance.now() - began)
  }
  return taken
}

async function each<Item>(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const work = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
