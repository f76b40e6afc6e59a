import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { alternate } from './alternate'
import { closedLoop } from './closedLoop'
import { aTask, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atLeast, type Measurement } from './measurement'
import { peerTable } from './plainInserts'
import { startPrumoHere } from './prumoHere'
import { seedLog } from './seedLog'
import { run } from './server'
import { skipSeeded } from './skipSeeded'

const [clients, warmUpMs, roundMs, rounds] = [32, 8000, 2500, 4]
const [fewEvents, manyEvents] = [10_000, 1_000_000]

/** AddTask over HTTP, by 32 clients in as many projects, against a bare route that does one insert. */
export const commands: Measurement = async ({ database, say }) => {
  say('filling the logs')
  const short = await prumoWithLog(await database(), fewEvents)
  const long = await prumoWithLog(await database(), manyEvents)
  const bare = await startBareKoa(await database())
  try {
    say('warming up')
    for (const client of [short, long, bare]) await client.perSecond(warmUpMs)
    say('32 clients')
    const { of, ratio } = await alternate(rounds, {
      short: () => short.perSecond(roundMs),
      bare: () => bare.perSecond(roundMs),
      long: () => long.perSecond(roundMs),
    })
    const note = (name: string, a: number, b: number) => `${Math.round(a)}/s, ${name} ${Math.round(b)}/s`
    return [
      atLeast(1, {
        name: 'Commands over HTTP, against a bare Koa route with one INSERT … COMMIT',
        unit: '×',
        value: ratio('short', 'bare'),
        note: note('Koa', of.short, of.bare),
      }),
      atLeast(0.9, {
        name: 'Commands with 1,000,000 events in the log, against 10,000',
        unit: '×',
        value: ratio('long', 'short'),
        note: note('with 10,000', of.long, of.short),
      }),
    ]
  } finally {
    await Promise.all([short.stop(), long.stop(), bare.stop()])
  }
}

async function prumoWithLog(url: string, events: number) {
  const first = await startPrumoHere(url)
  const founder = await founderAt(first.url)
  const projects: Awaited<ReturnType<typeof founder.project>>[] = []
  for (let number = 0; number < clients; number++) projects.push(await founder.project())
  await founder.act('AddTask', aTask(projects[0]?.projectId ?? '', projects[0]?.stepIds[0]))
  await first.stop()
  await seedLog(url, events)
  await skipSeeded(url)

  const prumo = await startPrumoHere(url)
  let position = 0
  return {
    perSecond: async (ms: number) => {
      const connections = await connectionsTo(prumo.url, founder.cookie)
      const rate = await closedLoop(clients, ms, async (client) => {
        const { projectId = '', stepIds } = projects[client] ?? {}
        const command = { id: randomUUID(), data: aTask(projectId, stepIds?.[0]) }
        const answer = await connections[client]?.post('/rest/commands/AddTask', command)
        position = Math.max(position, Number(JSON.parse(answer ?? '').position))
      })
      for (const connection of connections) connection.close()
      await caughtUp(prumo.url, position)
      return rate
    },
    stop: prumo.stop,
  }
}

/** Waits until the read models are there too, so that whoever is measured next has the machine for itself. */
async function caughtUp(url: string, wanted: number): Promise<void> {
  for (;;) {
    const { position } = (await (await fetch(`${url}/health/ready`)).json()) as { position: number }
    if (position >= wanted) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function startBareKoa(url: string) {
  await run(url, peerTable)
  const script = fileURLToPath(new URL('bareKoa.ts', import.meta.url))
  const child = spawn(process.execPath, ['run.mjs', script, url], { stdio: ['ignore', 'pipe', 'inherit'] })
  const koa = `http://localhost:${await portOf(child)}`
  const projectId = randomUUID()
  return {
    perSecond: async (ms: number) => {
      const connections = await connectionsTo(koa)
      const rate = await closedLoop(clients, ms, async (client) =>
        connections[client]?.post('/', { id: randomUUID(), data: aTask(projectId, projectId) }),
      )
      for (const connection of connections) connection.close()
      return rate
    },
    stop: async () => {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** New ones for each round: a server closes those that are idle while others are measured. */
const connectionsTo = (url: string, cookie?: string) =>
  Promise.all(Array.from({ length: clients }, () => httpConnection(url, cookie)))

async function portOf(child: ChildProcess): Promise<string> {
  const [line] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  return /listening on (\d+)/.exec(String(line))?.[1] ?? ''
}
