import { setTimeout as pause } from 'node:timers/promises'
import { founderAt } from '../bench/founder'
import { type Journal, violations } from '../reliability/journal'
import { client } from '../reliability/load'
import { logRows } from './logRows'

export type Crowd = {
  /** Sends commands until it is over, and what was not answered again until it is. */
  work(isOver: () => boolean): Promise<void>
  /** How long each was without an answer that it waited for: milliseconds. */
  outages: number[]
  commands(): number
  /** How the log breaks its promises to these people, and what was refused that must not be. */
  violations(): Promise<string[]>
}

const clientCount = 8
const tryAgainMs = 20

/** People who send commands in turn, write down each answer, and for `givesUpMs` resend a command without answer. */
export async function gatherCrowd(
  url: string,
  databaseUrl: string,
  random: () => number,
  givesUpMs = 15_000,
): Promise<Crowd> {
  const journal: Journal = new Map()
  const ana = await founderAt(url)
  const { projectId, stepIds } = await ana.project()
  const board = { projectId, stepIds: [stepIds[0] ?? '', stepIds[1] ?? ''] as const }
  const from = (await settledRows(databaseUrl)).length
  const clients = Array.from({ length: clientCount }, () => client(ana, board, journal, random))
  const examples = (await clients[0]?.sendEach()) ?? []
  const rows = await settledRows(databaseUrl)
  const model = new Map(
    examples.map(({ id, type }) => [type, rows.filter(({ commandId }) => commandId === id).map((row) => row.type)]),
  )
  const outages: number[] = []
  const refusals: string[] = []

  const untilAnswered = async (client: (typeof clients)[number]) => {
    const cutAt = performance.now()
    while (client.isWaiting() && performance.now() - cutAt < givesUpMs) {
      await pause(tryAgainMs)
      await client.sendAgain().catch((error: Error) => {
        if (isRefusal(error)) throw error
      })
    }
    outages.push(performance.now() - cutAt)
  }
  const sendOn = async (client: (typeof clients)[number], isOver: () => boolean) => {
    do {
      await client.sendOn(isOver)
      if (client.isWaiting()) await untilAnswered(client)
    } while (!isOver())
  }
  return {
    outages,
    commands: () => journal.size,
    work: async (isOver) => {
      const working = clients.map((item) => sendOn(item, isOver).catch((error: Error) => refusals.push(error.message)))
      await Promise.all(working)
    },
    violations: async () => [...refusals, ...violations(await logRows(databaseUrl), journal, model, from)],
  }
}

const isRefusal = ({ message }: Error) => message.includes('was refused')

/** What was acknowledged stands in the log at once; a product that answers before may take a moment. */
async function settledRows(databaseUrl: string) {
  await pause(300)
  return logRows(databaseUrl)
}
