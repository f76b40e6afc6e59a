import { caughtUp } from './caughtUp'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'
import { median } from './statistics'

const [entryCount, each, rounds, turns, moments] = [1000, 200, 100, 60, 20]

/** Two ledgers of the same entries, one of which has been paid and reopened until its history has 200,000 events. */
export const ledgerHistory: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    say('recording two ledgers')
    const [short, long] = [await aLedger(founder), await aLedger(founder)]
    for (let round = 0; round < rounds; round++) {
      say(`paying and reopening, round ${round + 1} of ${rounds}`)
      for (let from = 0; from < entryCount; from += each) await payAndReopen(founder, long, from)
      long.instants.push(await instant())
    }
    await caughtUp(founder, long.projectId)
    await run(url, 'analyze')
    const headers = { Cookie: founder.cookie }
    const ask = (question: string) => (ledger: Ledger) =>
      httpRequest('GET', `${prumo.url}/rest/queries/${question}?projectId=${ledger.projectId}`, headers)
    const askAsOf = ({ projectId }: Ledger, asOf: string) =>
      httpRequest('GET', `${prumo.url}/rest/queries/ledgerTotals?projectId=${projectId}&asOf=${asOf}`, headers)
    let index = 0
    const record = ({ projectId, taskId }: Ledger) =>
      founder.act('RecordEntry', { projectId, ...anEntry(taskId, index++) })
    const behind = `behind ${2 * entryCount * rounds} events`
    const rows = []
    for (const [name, work] of [
      ['The first installments, with sums', ask('installments')],
      ['What all entries come to', ask('ledgerTotals')],
      ['Recording an entry', record],
    ] as const) {
      say(name)
      const taken = await inTurns(turns, async () => [await timed(() => work(short)), await timed(() => work(long))])
      rows.push(compared(`${name}, ${behind}`, taken))
    }
    say('as of a moment just now')
    const now = await inTurns(moments, async () => {
      for (const of of [short, long]) await record(of)
      await caughtUp(founder, long.projectId)
      const asOf = await instant()
      return [await timed(() => askAsOf(short, asOf)), await timed(() => askAsOf(long, asOf))]
    })
    rows.push(compared(`As of a moment just now, the first time, ${behind}`, now))
    say('as of moments of the history')
    const [ofShort, ofLong] = [spread(short.instants), spread(long.instants)]
    const then = await inTurns(moments, async (turn) => [
      await timed(() => askAsOf(short, ofShort[turn] ?? '')),
      await timed(() => askAsOf(long, ofLong[turn] ?? '')),
    ])
    rows.push(compared('As of moments in the midst of them, the first time', then))
    return rows
  } finally {
    await prumo.stop()
  }
}

type Ledger = {
  projectId: string
  taskId: string
  parts: { entryId: string; installmentId: string; cents: number }[]
  /** Moments between its events. */
  instants: string[]
}

/** What both take, in turns, so that they meet the same machine. */
async function inTurns(count: number, take: (turn: number) => Promise<[number, number]>) {
  const taken: [number, number][] = []
  for (let turn = 0; turn < count; turn++) taken.push(await take(turn))
  return { ofShort: median(taken.map(([short]) => short)), ofLong: median(taken.map(([, long]) => long)) }
}

const compared = (name: string, { ofShort, ofLong }: { ofShort: number; ofLong: number }) =>
  atMost(1.25, {
    name,
    value: ofLong / ofShort,
    unit: '×',
    note: `${ofLong.toFixed(1)} ms against ${ofShort.toFixed(1)} ms, medians in turns`,
  })

/** A moment that no event has. */
async function instant(): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 3))
  return new Date().toISOString()
}

/** As many as are measured, from the first third on. */
const spread = (instants: readonly string[]) => {
  const from = Math.floor(instants.length / 3)
  const step = Math.floor((instants.length - from) / moments)
  return Array.from({ length: moments }, (_, index) => instants[from + index * step] ?? '')
}

async function aLedger(founder: Founder): Promise<Ledger> {
  const { projectId, stepIds } = await founder.project()
  const task = aTask(projectId, stepIds[0])
  await founder.act('AddTask', task)
  const [parts, instants]: [Ledger['parts'], string[]] = [[], []]
  for (let index = 0; index < entryCount; index++) {
    const entry = anEntry(task.taskId, index)
    await founder.act('RecordEntry', { projectId, ...entry })
    parts.push(
      ...entry.installments.map(({ installmentId, cents }) => ({ entryId: entry.entryId, installmentId, cents })),
    )
    instants.push(await instant())
  }
  return { projectId, taskId: task.taskId, parts, instants }
}

async function payAndReopen(founder: Founder, { projectId, parts }: Ledger, from: number): Promise<void> {
  const installments = parts.slice(from, from + each)
  await founder.act('PayInstallments', { projectId, paidOn: new Date().toISOString().slice(0, 10), installments })
  const reopened = installments.map(({ entryId, installmentId }) => ({ entryId, installmentId }))
  await founder.act('ReopenInstallments', { projectId, installments: reopened, reason: 'Medida' })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const anEntry = (taskId: string, index: number) => ({
  entryId: crypto.randomUUID(),
  title: `Areia ${index}`,
  kind: 'outflow' as const,
  classification: `Classe ${index % 20}`,
  plannedOn: '2027-01-10',
  plannedCents: 1000 + index,
  origin: { of: 'tasks' as const, items: [{ id: taskId, cents: 1000 }] },
  installments: [{ installmentId: crypto.randomUUID(), dueOn: '2027-01-10', cents: 1000 + index }],
})
