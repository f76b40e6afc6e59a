import { caughtUp } from './caughtUp'
import { aTask, type Founder } from './founder'
import { run } from './server'

const [taskCount, reports, atOnce] = [10_000, 4, 16]
const years = 2

export type PlannedProject = { projectId: string; baselineId: string }

/** A plan of 10,000 tasks over two years whose progress was reported four times each: 50,000 versions. */
export async function plannedProject(founder: Founder, databaseUrl: string, say: (text: string) => void) {
  const { projectId, stepIds } = await founder.project()
  const tasks = Array.from({ length: taskCount }, (_, index) => ({
    ...aTask(projectId, stepIds[0]),
    ...daysOf(index),
    estimatedMinutes: 480 + (index % 7) * 60,
    hourCents: 9000,
  }))
  say(`adding ${taskCount} tasks`)
  await each(tasks, (task) => founder.act('AddTask', task))
  const baselineId = crypto.randomUUID()
  await founder.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
  for (let report = 1; report <= reports; report++) {
    say(`reporting progress, ${report} of ${reports}`)
    const reported = { progress: report * 24, realizedMinutes: report * 120 }
    await each(tasks, ({ taskId }, index) =>
      founder.act('ChangeTask', { projectId, taskId, ...(index % 2 ? reported : { progress: reported.progress }) }),
    )
  }
  await caughtUp(founder, projectId)
  // What was recorded in a few minutes here takes two years elsewhere.
  await run(
    databaseUrl,
    `update read.tasks_versions set began_at = began_at - interval '${years} years'
      + interval '${years} years' * (from_revision::float8 / ${taskCount * (reports + 1)})`,
  )
  await run(databaseUrl, 'vacuum analyze')
  return { projectId, baselineId } satisfies PlannedProject
}

/** Five to forty days, from the beginning of 2025 on. */
function daysOf(index: number) {
  const begin = Date.UTC(2025, 0, 6) + ((index * 37) % (years * 350)) * 86_400_000
  const day = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  const [startOn, endOn] = [day(begin), day(begin + (5 + (index % 36)) * 86_400_000)]
  return { startOn, endOn, baselineStartOn: startOn, baselineEndOn: endOn }
}

async function each<Item>(items: readonly Item[], act: (item: Item, index: number) => Promise<unknown>) {
  let next = 0
  const work = async () => {
    while (next < items.length) {
      const index = next++
      await act(items[index] as Item, index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
