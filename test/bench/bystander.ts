import { setTimeout as pause } from 'node:timers/promises'
import { aTask, type Founder, founderAt } from './founder'
import { type Loud, type LoudAccount, loudAccount, loudReading, makeNoise } from './loud'
import { atMost, type Measurement, type Result } from './measurement'
import { startPrumoHere } from './prumoHere'
import { quantile } from './statistics'

const [quietMs, loudMs, restMs, betweenMs] = [3000, 8000, 1500, 20]
/** Nobody waits for longer than so many times what they are used to, or than this. */
const [mostTimes, leastMs] = [5, 300]

type Waits = { reads: number[]; writes: number[]; refused: string[] }

/** How long somebody of another organization waits while one account does what costs most. */
export const bystander: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    say('making a large plan')
    const account = await loudAccount(prumo.url)
    const works = await worksOf(await founderAt(prumo.url))
    await waitsDuring(works, pause(quietMs))
    const rows: Result[] = []
    for (const loud of loudReading) {
      say(loud.what)
      rows.push(...(await measured(prumo.url, account, loud, works)))
    }
    return rows
  } finally {
    await prumo.stop()
  }
}

type Works = { reads: readonly (() => Promise<string>)[]; write: () => Promise<string> }

/** What the bystander does in a small project; each says how it was refused, or nothing. */
async function worksOf(person: Founder): Promise<Works> {
  const { projectId, stepIds } = await person.project()
  for (let index = 0; index < 20; index++) await person.act('AddTask', aTask(projectId, stepIds[0]))
  const refusalIn = ({ status, body }: { status: number; body: unknown }) =>
    status === 200 ? '' : `${status} ${(body as { code?: string }).code}`
  const ask = (name: string, input: Record<string, string>) => async () => refusalIn(await person.inquire(name, input))
  const tasks = { scope: 'all', projectId, today: '2026-03-02' }
  let favorite = false
  return {
    reads: [
      ask('me', {}),
      ask('board', { projectId }),
      ask('tasks', tasks),
      ask('projects', { scope: 'all' }),
      ask('project', { projectId }),
    ],
    write: async () => {
      favorite = !favorite
      return refusalIn(await person.attempt('MarkFavorite', { projectId, favorite }))
    },
  }
}

async function waitsDuring({ reads, write }: Works, over: Promise<unknown>): Promise<Waits> {
  const waits: Waits = { reads: [], writes: [], refused: [] }
  const state = { isOver: false }
  const ending = over.finally(() => {
    state.isOver = true
  })
  const timed = async (work: () => Promise<string>, into: number[]) => {
    const began = performance.now()
    const refused = await work()
    into.push(performance.now() - began)
    if (refused) waits.refused.push(refused)
    await pause(betweenMs)
  }
  while (!state.isOver) {
    for (const read of reads) if (!state.isOver) await timed(read, waits.reads)
    await timed(write, waits.writes)
  }
  await ending
  return waits
}

async function measured(url: string, account: LoudAccount, loud: Loud, works: Works): Promise<Result[]> {
  await pause(restMs)
  const quiet = await waitsDuring(works, pause(quietMs))
  const over = new AbortController()
  const noise = makeNoise(account, loud, over.signal)
  const readiness = readyDuring(url, over.signal)
  const during = await waitsDuring(
    works,
    pause(loudMs).then(() => over.abort()),
  )
  const [{ answered, refused }, unready] = [await noise, await readiness]
  const p95 = (waits: readonly number[]) => quantile(waits, 0.95)
  const bar = Math.max(leastMs, Math.round(mostTimes * p95(quiet.reads)))
  const wrong = [...during.refused, ...Array(unready).fill('not ready')]
  const note = [
    `median ${quantile(during.reads, 0.5).toFixed(0)}, writes ${p95(during.writes).toFixed(0)} ms`,
    `quiet ${quantile(quiet.reads, 0.5).toFixed(0)}/${p95(quiet.reads).toFixed(0)}`,
    `${answered} answered, ${refused} refused`,
    ...(wrong.length > 0 ? [`the bystander: ${[...new Set(wrong)].join(', ')}`] : []),
  ].join('; ')
  const row = atMost(bar, { name: `A bystander during ${loud.what}, p95`, value: p95(during.reads), unit: 'ms', note })
  return [{ ...row, holds: row.holds && wrong.length === 0 }]
}

/** How often it was not ready meanwhile. */
async function readyDuring(url: string, signal: AbortSignal): Promise<number> {
  let unready = 0
  while (!signal.aborted) {
    const { status } = await fetch(`${url}/health/ready`)
    if (status !== 200) unready++
    await pause(200)
  }
  return unready
}
