import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { type LongLedger, ledgerEntry, longLedgerOf } from './longLedger'
import { atMost, type Measurement, shown } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median, quantile } from './statistics'

const questions = 30

/** The ledger of a project with 10,000 entries in 30,000 installments: what its screen asks for. */
export const ledger: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepId, taskId } = await longLedgerOf(founder, url, say)
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const rows = []
    for (const [name, question] of [
      ['The first 100 installments of 30,000, with sums, p95', 'installments?'],
      ['Those that are due in a quarter, with sums, p95', 'installments?dueFrom=2027-01-01&dueTo=2027-03-31&'],
      ['What 10,000 entries come to, p95', 'ledgerTotals?'],
    ] as const) {
      say(name)
      const taken: number[] = []
      for (let time = 0; time < questions; time++) {
        const began = performance.now()
        await httpRequest('GET', `${prumo.url}/rest/queries/${question}projectId=${projectId}`, headers)
        taken.push(performance.now() - began)
      }
      const note = `median ${median(taken).toFixed(0)} ms, over HTTP`
      rows.push(atMost(50, { name, value: quantile(taken, 0.95), unit: 'ms', note }))
    }
    rows.push(...(await pastTotals(prumo.url, founder.cookie, projectId, say)))
    rows.push(await recordingAgainstAdding(founder, { projectId, stepId, taskId }, say))
    return rows
  } finally {
    await prumo.stop()
  }
}

type Say = Parameters<Measurement>[0]['say']

/** The same sums as of a moment: the first question of somebody who looks back. */
async function pastTotals(url: string, cookie: string, projectId: string, say: Say) {
  say('as of a moment')
  const asOf = new Date().toISOString()
  const ask = async (question: string) => {
    const began = performance.now()
    const address = `${url}/rest/queries/${question}?projectId=${projectId}&asOf=${asOf}`
    await httpRequest('GET', address, { Cookie: cookie })
    return performance.now() - began
  }
  const [first, list, again] = [await ask('ledgerTotals'), await ask('installments'), await ask('ledgerTotals')]
  return [
    atMost(300, { name: 'What 10,000 entries came to at a moment', value: first, unit: 'ms', note: 'the first time' }),
    atMost(300, { name: 'The first 100 installments of that moment, with sums', value: list, unit: 'ms' }),
    shown({ name: 'The same sums once more', value: again, unit: 'ms' }),
  ]
}

/** In turns, so that both meet the same machine. */
async function recordingAgainstAdding(founder: Founder, { projectId, stepId, taskId }: LongLedger, say: Say) {
  say('recording an entry, and adding a task')
  const [recorded, added]: [number[], number[]] = [[], []]
  const timed = async (taken: number[], work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    taken.push(performance.now() - began)
  }
  for (let time = 0; time < 100; time++) {
    await timed(recorded, () => founder.act('RecordEntry', ledgerEntry(projectId, taskId, time)))
    await timed(added, () => founder.act('AddTask', aTask(projectId, stepId)))
  }
  const value = median(recorded) / median(added)
  const note = `${median(recorded).toFixed(1)} ms against ${median(added).toFixed(1)} ms, medians of 100 in turns`
  return atMost(1.2, { name: 'Recording an entry, as adding a task', value, unit: '×', note })
}
