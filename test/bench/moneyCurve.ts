import { daysAfter } from '@prumo/contracts/audit/erasureDay'
import { alternate } from './alternate'
import { caughtUp } from './caughtUp'
import { aTask, type Founder, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { run } from './server'

const [entryCount, partsEach, atOnce, eachPayment, rounds] = [10_000, 3, 16, 200, 40]

/** The curve and the months of 10,000 entries in 30,000 installments over two years, of which a third is paid. */
export const moneyCurve: Measurement = async ({ database, say }) => {
  const url = await database()
  const prumo = await startPrumoHere(url)
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, today } = await aLedger(founder, url, say)
    say('the curve and the months, in turns with the sums')
    const timed = (question: string) => async () => {
      const began = performance.now()
      const address = `${prumo.url}/rest/queries/${question}&projectId=${projectId}`
      await httpRequest('GET', address, { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' })
      return performance.now() - began
    }
    const { of, ratio } = await alternate(rounds, {
      totals: timed(`ledgerTotals?today=${today}`),
      competence: timed(`moneyCurve?statusOn=${today}&by=week`),
      cash: timed(`moneyCurve?statusOn=${today}&by=day&view=cash`),
      months: timed(`moneyMonths?statusOn=${today}&view=cash`),
    })
    const row = (name: string, peer: 'competence' | 'cash' | 'months') =>
      atMost(2, {
        name: `${name}, as the sums of its ledger`,
        value: ratio(peer, 'totals'),
        unit: '×',
        note: `${of[peer].toFixed(1)} ms against ${of.totals.toFixed(1)} ms, medians of ${rounds} in turns`,
      })
    return [
      row('The S-curve of 10,000 entries by competence and week', 'competence'),
      row('The same by cash and day', 'cash'),
      row('Their months', 'months'),
    ]
  } finally {
    await prumo.stop()
  }
}

type Part = { entryId: string; installmentId: string; cents: number }

async function aLedger(founder: Founder, databaseUrl: string, say: (text: string) => void) {
  const { projectId, stepIds } = await founder.project()
  const task = aTask(projectId, stepIds[0])
  await founder.act('AddTask', task)
  say(`recording ${entryCount} entries`)
  const today = new Date().toISOString().slice(0, 10)
  const due: Part[] = []
  let count = 0
  const record = async () => {
    while (count < entryCount) {
      const entry = anEntry(projectId, task.taskId, count++, today)
      await founder.act('RecordEntry', entry)
      const [{ installmentId, cents }] = entry.installments
      due.push({ entryId: entry.entryId, installmentId, cents })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, record))
  say('paying a third of the installments')
  for (let from = 0; from < due.length; from += eachPayment) {
    const paidOn = daysAfter(today, -1 - (from / eachPayment) * 7)
    await founder.act('PayInstallments', { projectId, paidOn, installments: due.slice(from, from + eachPayment) })
  }
  await caughtUp(founder, projectId)
  // As Postgres does by itself, once a minute.
  await run(databaseUrl, 'analyze')
  return { projectId, today }
}

/** Days over two years; of every tenth entry somebody says what was realized. */
function anEntry(projectId: string, taskId: string, index: number, today: string) {
  const cents = 1000 + index
  const plannedOn = daysAfter(today, ((index * 7) % 730) - 365)
  const part = (month: number) => ({
    installmentId: crypto.randomUUID(),
    dueOn: daysAfter(plannedOn, 30 * month),
    cents,
  })
  const realized = { realizedOn: daysAfter(today, -(index % 365)), realizedCents: 3 * cents + 1 }
  return {
    projectId,
    entryId: crypto.randomUUID(),
    title: `Areia ${index}`,
    kind: index % 4 === 0 ? ('inflow' as const) : ('outflow' as const),
    classification: `Classe ${index % 20}`,
    plannedOn,
    plannedCents: cents * partsEach,
    origin: { of: 'tasks' as const, items: [{ id: taskId, cents }] },
    installments: [part(0), part(1), part(2)] as [ReturnType<typeof part>, ...ReturnType<typeof part>[]],
    ...(index % 10 === 0 && realized),
  }
}
