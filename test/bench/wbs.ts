import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'
import { median, quantile } from './statistics'
import { waits } from './waits'

const [taskCount, groupCount, atOnce, questions] = [10_000, 200, 16, 30]

/** The work breakdown structure of 10,000 tasks in 200 delivery groups, each but the first ten in another. */
export const wbs: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    const { areas } = await founder.ask('canvas', { projectId })
    const areaId = areas.find(({ standardArea }) => standardArea === 'deliveryGroups')?.areaId ?? ''
    const cards = Array.from({ length: groupCount }, (_, index) => ({
      cardId: crypto.randomUUID(),
      title: `Grupo de entrega ${index}`,
    }))
    for (const [index, card] of cards.entries())
      await founder.act('AddCard', {
        projectId,
        areaId,
        ...card,
        baseCardId: index < 10 ? null : (cards[Math.floor(index / 10)]?.cardId ?? null),
      })
    say(`adding ${taskCount} tasks`)
    const left = Array.from({ length: taskCount }, (_, index) => ({
      ...aTask(projectId, stepIds[0]),
      deliveryGroup: cards[index % groupCount]?.title ?? null,
      estimatedMinutes: 480,
      hourCents: 9000,
    }))
    const add = async () => {
      for (let task = left.pop(); task; task = left.pop()) await founder.act('AddTask', task)
    }
    await Promise.all(Array.from({ length: atOnce }, add))
    await founder.ask('wbs', { projectId })
    // As Postgres does by itself, once a minute.
    await run(url, 'analyze')
    say('asking')
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const taken: number[] = []
    for (let question = 0; question < questions; question++) {
      const began = performance.now()
      await httpRequest('GET', `${prumo.url}/rest/queries/wbs?projectId=${projectId}`, headers)
      taken.push(performance.now() - began)
    }
    say('asking eight times at once')
    const bystander = await founderAt(prumo.url)
    const ask = () => httpRequest('GET', `${prumo.url}/rest/queries/me`, { Cookie: bystander.cookie })
    const eight = Array.from({ length: 8 }, () =>
      httpRequest('GET', `${prumo.url}/rest/queries/wbs?projectId=${projectId}`, headers),
    )
    const waited = await waits(ask, Promise.all(eight))
    return [
      atMost(300, {
        name: 'Work breakdown structure of 10,000 tasks, p95',
        value: quantile(taken, 0.95),
        unit: 'ms',
        note: `median ${median(taken).toFixed(0)} ms; ${groupCount} delivery groups, all rows and sums, over HTTP`,
      }),
      shown({ name: 'The first of a process', value: taken[0] ?? 0, unit: 'ms' }),
      atMost(1, {
        name: 'Wait of another person while one asks for it eight times at once',
        value: median(waited) / median(taken),
        unit: '×',
        note: `median ${median(waited).toFixed(0)} ms, longest ${Math.max(...waited).toFixed(0)} ms; against one answer`,
      }),
    ]
  } finally {
    await prumo.stop()
  }
}
