import { setTimeout as delay } from 'node:timers/promises'
import { directFeed } from '@prumo/platform/eventFeed/directFeed'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { projections } from '@prumo/projections/index'
import { startProjector } from '@prumo/projections/projector/projector'
import { tasks } from '@prumo/projections/tasks/tasks'
import { alternate } from './alternate'
import { atLeast, type Measurement } from './measurement'
import { openPlanLog, type PlanLog } from './planLog'
import { rebuildAgain } from './rebuildAgain'
import { median } from './statistics'

const [projectsOfRound, rounds, eventsOfProject] = [15, 5, 1000]

/** How fast all read models together follow the log, and how fast one of them is rebuilt from the beginning. */
export const projecting: Measurement = async ({ database, say }) => {
  const planLog = await openPlanLog(await database())
  try {
    say('all read models, live')
    const live = await liveRates(planLog)
    say('one read model, rebuilt')
    const head = await planLog.log.head()
    const { of, ratio } = await alternate(5, {
      rebuild: () => rate(head, () => rebuildAgain(planLog, tasks, head)),
      reading: () => rate(head, () => readAndParse(planLog)),
    })
    return [
      atLeast(30_000, {
        name: 'Events per second into all read models, live',
        value: median(live),
        unit: '/s',
        note: `${projections.length} read models, batches of 1000`,
      }),
      atLeast(0.6, {
        name: 'Rebuild of the tasks, against reading and parsing the log',
        value: ratio('rebuild', 'reading'),
        unit: '×',
        note: `${Math.round(of.rebuild)}/s, reading ${Math.round(of.reading)}/s, ${head} events`,
      }),
    ]
  } finally {
    await planLog.close()
  }
}

async function rate(count: number, work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (count * 1000) / (performance.now() - began)
}

/** The projector of the product, each time on 15,000 events that it has not seen. The first time does not count. */
async function liveRates({ log, codec, pool, addProjects }: PlanLog): Promise<number[]> {
  const parts = { pool, log, codec, feed: directFeed(log, codec), logger: openLogger('silent'), projections }
  await (await startProjector(parts)).stop()
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    await addProjects(projectsOfRound)
    const head = await log.head()
    const projector = await startProjector(parts)
    rates.push(
      await rate(projectsOfRound * eventsOfProject, async () => {
        while (projector.position() < head) await delay(2)
      }),
    )
    await projector.stop()
  }
  return rates.slice(1)
}

/** The pages of the log, the next one on its way while this one is parsed. */
async function readAndParse({ log }: PlanLog): Promise<void> {
  let next = log.readAll(0, 5000)
  for (;;) {
    const events = await next
    const last = events.at(-1)
    if (!last) return
    next = log.readAll(last.position, 5000)
    for (const { data, metadata } of events) void [JSON.parse(data), JSON.parse(metadata)]
  }
}
