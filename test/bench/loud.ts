import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { wholeLog } from '@prumo/contracts/audit/actionLog'
import type { QueryName } from '@prumo/contracts/index'
import { aTask, type Founder, founderAt } from './founder'

const [taskCount, describedCount, editedCount, lanes] = [5000, 330, 100, 16]
const described = 'Conferir a armação antes de concretar. '.repeat(480)
/** Whoever is refused comes again soon, whatever they were told. */
const againMs = 50

/** An account with a plan of 5,000 tasks and a log of long words, which others pay for. */
export type LoudAccount = {
  founder: Founder
  url: string
  projectId: string
  taskIds: readonly string[]
  viewId: string
  projectViewId: string
  position: string
  exportOf: Record<'csv' | 'json' | 'proof', string>
}

/** What somebody does again and again, so many times at once. The signal ends it. */
export type Loud = {
  what: string
  atOnce: number
  act: (account: LoudAccount, signal: AbortSignal) => Promise<unknown>
}

export async function loudAccount(url: string): Promise<LoudAccount> {
  const founder = await founderAt(url)
  const { projectId, stepIds } = await founder.project()
  const left = Array.from({ length: taskCount }, (_, index) => ({
    ...aTask(projectId, stepIds[index % stepIds.length]),
    title: `Concretar o bloco ${index}`,
    estimatedMinutes: 480,
    ...(index < describedCount && { description: described }),
  }))
  const taskIds = left.slice(0, editedCount).map(({ taskId }) => taskId)
  const add = async () => {
    for (let task = left.pop(); task; task = left.pop()) await founder.act('AddTask', task)
  }
  await Promise.all(Array.from({ length: lanes }, add))
  const [viewId, projectViewId] = [randomUUID(), randomUUID()]
  await founder.act('ViewActionLog', { viewId, filters: wholeLog })
  await founder.act('ViewActionLog', { viewId: projectViewId, filters: { ...wholeLog, projectId } })
  const { position } = await founder.act('SignHead', {})
  const exportOf = { csv: randomUUID(), json: randomUUID(), proof: randomUUID() }
  for (const format of ['csv', 'json'] as const)
    await founder.act('ExportActionLog', { viewId, exportId: exportOf[format], format })
  await founder.act('ExportLogProof', { viewId, exportId: exportOf.proof })
  await founder.ask('wbs', { projectId })
  return { founder, url, projectId, taskIds, viewId, projectViewId, position, exportOf }
}

/** Reads all of an answer, or nothing of a file until the signal comes. */
const fetched = ({ founder, url }: LoudAccount, path: string, signal: AbortSignal, isSlow = false) =>
  new Promise<number>((resolve) => {
    const headers = { 'X-Prumo': '1', Cookie: founder.cookie }
    const sending = request(url + path, { agent: false, headers }, (response) => {
      response.on('close', () => resolve(response.statusCode ?? 0)).on('error', () => {})
      if (!isSlow || response.statusCode !== 200) response.resume()
    })
    sending.on('error', () => resolve(0)).end()
    const give = () => {
      sending.destroy()
      resolve(0)
    }
    signal.addEventListener('abort', give, { once: true })
    sending.on('close', () => signal.removeEventListener('abort', give))
  })

const download = (format: keyof LoudAccount['exportOf'], isSlow = false): Loud['act'] => {
  const path = format === 'proof' ? 'log-proof' : 'action-log'
  return (account, signal) =>
    fetched(account, `/rest/exports/${path}?exportId=${account.exportOf[format]}`, signal, isSlow)
}
const question =
  (name: QueryName, input: (account: LoudAccount) => Record<string, string>): Loud['act'] =>
  (account, signal) =>
    fetched(account, `/rest/queries/${name}?${new URLSearchParams(input(account))}`, signal)

const ofPlan = ({ projectId }: LoudAccount) => ({ projectId })
const today = '2026-03-02'
let moment = Date.now()
let isEditing = false
let round = 0

/** One edits many tasks at once, and all others follow what becomes of the board. */
const followedEdits: Loud['act'] = async (account, signal) => {
  if (isEditing) return fetched(account, '/rest/updates?boards=true', signal)
  isEditing = true
  const { founder, projectId, taskIds } = account
  const priority = round++ % 2 === 0 ? 'high' : 'low'
  return founder.attempt('ChangeTasks', { projectId, taskIds, priority }).finally(() => {
    isEditing = false
  })
}

/** What one account can do to others by reading. */
export const loudReading: readonly Loud[] = [
  { what: '16 exports as CSV', atOnce: 16, act: download('csv') },
  { what: '16 exports as JSON', atOnce: 16, act: download('json') },
  { what: '16 proofs of the log', atOnce: 16, act: download('proof') },
  { what: '10 exports that are read slowly', atOnce: 10, act: download('json', true) },
  { what: 'search', atOnce: 10, act: question('search', () => ({ text: 'o' })) },
  { what: 'the action log', atOnce: 10, act: question('actionLog', ({ viewId }) => ({ viewId, limit: '500' })) },
  { what: 'the board', atOnce: 10, act: question('board', ofPlan) },
  {
    what: 'moves of a plan',
    atOnce: 10,
    act: question('planMoves', ({ projectId }) => ({ projectId, way: 'compact', today })),
  },
  { what: 'the WBS', atOnce: 10, act: question('wbs', ofPlan) },
  {
    what: 'tasks searched',
    atOnce: 10,
    act: question('tasks', ({ projectId }) => ({ scope: 'all', projectId, search: 'bloco', today })),
  },
  {
    what: 'tasks grouped',
    atOnce: 10,
    act: question('tasks', ({ projectId }) => ({ scope: 'all', projectId, group: 'week', today })),
  },
  {
    what: 'the WBS as of moments',
    atOnce: 10,
    act: question('wbs', ({ projectId }) => {
      moment -= 7
      return { projectId, asOf: new Date(moment).toISOString() }
    }),
  },
  { what: 'changes of a project', atOnce: 10, act: question('projectChanges', (of) => ({ viewId: of.projectViewId })) },
  { what: 'proofs of entries', atOnce: 10, act: question('inclusionProof', ({ position }) => ({ position })) },
  { what: 'bulk edits that 20 streams follow', atOnce: 21, act: followedEdits },
  {
    what: 'undo of unknown actions',
    atOnce: 10,
    act: ({ founder, projectId }) => founder.attempt('UndoPlanAction', { projectId, actionId: randomUUID() }),
  },
]

/** Does it again and again until the signal comes; answers how often it was answered, and refused. */
export async function makeNoise(account: LoudAccount, { atOnce, act }: Loud, signal: AbortSignal) {
  const count = { answered: 0, refused: 0 }
  setMaxListeners(0, signal)
  const lane = async () => {
    while (!signal.aborted) {
      const came = await act(account, signal)
      const status = typeof came === 'number' ? came : (came as { status?: number })?.status
      if (status === 429 || status === 503) {
        count.refused++
        await pause(againMs)
      } else if (!signal.aborted) count.answered++
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return count
}
