import { caughtUp } from './caughtUp'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'
import { median } from './statistics'

const [entryCount, each, rounds, turns] = [1000, 200, 100, 60]

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
    }
    await caughtUp(founder, long.projectId)
    await run(url, 'analyze')
    const headers = { Cookie: founder.cookie }
    const ask = (question: string) => (ledger: Ledger) =>
      httpRequest('GET', `${prumo.url}/rest/queries/${question}?projectId=${ledger.projectId}`, headers)
    let index = 0
    const record = ({ projectId, taskId }: Ledger) =>
      founder.act('RecordEntry', { projectId, ...anEntry(taskId, index++) })
    const rows = []
    for (const [name, work] of [
      ['The first installments, with sums', ask('installments')],
      ['What all entries come to', ask('ledgerTotals')],
      ['Recording an entry', record],
    ] as const) {
      say(name)
      const [ofShort, ofLong]: [number[], number[]] = [[], []]
      for (let turn = 0; turn < turns; turn++) {
        ofShort.push(await timed(() => work(short)))
        ofLong.push(await timed(() => work(long)))
      }
      const note = `${median(ofLong).toFixed(1)} ms against ${median(ofShort).toFixed(1)} ms, medians in turns`
      const value = median(ofLong) / median(ofShort)
      rows.push(atMost(1.25, { name: `${name}, behind ${2 * entryCount * rounds} events`, value, unit: '×', note }))
    }
    return rows
  } finally {
    await prumo.stop()
  }
}

type Ledger = { projectId: string; taskId: string; parts: { entryId: string; installmentId: string; cents: number }[] }

async function aLedger(founder: Founder): Promise<Ledger> {
  const { projectId, stepIds } = await founder.project()
  const task = aTask(projectId, stepIds[0])
  await founder.act('AddTask', task)
  const parts: Ledger['parts'] = []
  for (let index = 0; index < entryCount; index++) {
    const entry = anEntry(task.taskId, index)
    await founder.act('RecordEntry', { projectId, ...entry })
    parts.push(
      ...entry.installments.map(({ installmentId, cents }) => ({ entryId: entry.entryId, installmentId, cents })),
    )
  }
  return { projectId, taskId: task.taskId, parts }
}

async function payAndReopen(founder: Founder, { projectId, parts }: Ledger, from: number): Promise<void> {
  const installments = parts.slice(from, from + each)
  await founder.act('PayInstallments', { projectId, paidOn: '2027-01-11', installments })
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
