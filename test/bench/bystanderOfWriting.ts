import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { aTask, type Founder, founderAt } from './founder'
import { atMost, type Measurement, type Result } from './measurement'
import { startPrumoHere } from './prumoHere'
import { quantile } from './statistics'

const [tasksAtOnce, plannedTasks, copies, uploads] = [200, 2000, 16, 24]
const [quietMs, mostMs, pauseMs, atOnce] = [6000, 20_000, 20, 4]
const [timesQuiet, barMs] = [5, 300]
const megabyteOfCommas = 'a,'.repeat(512 * 1024)

type Project = Awaited<ReturnType<Founder['project']>>
type Seen = { reads: number[]; writes: number[]; refused: string[] }
type Deed = { name: string; begin(isOver: () => boolean): Promise<unknown> }

/**
 * How long somebody of another organization waits for a read, and for a write until they see it. Meanwhile one account
 * edits, copies and deletes large plans, and uploads what is costly to read. Nothing of the other may be refused.
 */
export const bystanderOfWriting: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    const [busy, bystander] = [await founderAt(prumo.url), await founderAt(prumo.url)]
    const small = await bystander.project()
    const deeds = await deedsOf(busy, say)
    await bystand(bystander, small, delay(quietMs))
    const quiet = await bystand(bystander, small, delay(quietMs))
    const rows: Result[] = []
    for (const deed of deeds) {
      say(deed.name)
      const until = Date.now() + mostMs
      const seen = await bystand(
        bystander,
        small,
        deed.begin(() => Date.now() > until),
      )
      rows.push(...rowsOf(deed, seen, quiet))
      await delay(quietMs)
    }
    return rows
  } finally {
    await prumo.stop()
  }
}

/** What one account does; each goes on until it is done, or over. */
async function deedsOf(busy: Founder, say: (text: string) => void): Promise<Deed[]> {
  say(`filling ${plannedTasks} tasks`)
  const large = await busy.project()
  const taskIds = await filled(busy, large, plannedTasks)
  const copied: string[] = []
  return [
    {
      name: `edits ${tasksAtOnce} tasks at a time, ${atOnce} at once`,
      begin: (isOver) => inLanes(atOnce, isOver, (number) => editMany(busy, large, taskIds, number)),
    },
    {
      name: `copies a plan of ${plannedTasks} tasks ${copies} times`,
      begin: async (isOver) => {
        for (let copy = 0; copy < copies; copy++) copied.push(await copyOf(busy, large.projectId))
        while (!isOver()) await delay(pauseMs)
      },
    },
    {
      name: `deletes ${copies} plans, and tasks of another one at a time`,
      begin: async (isOver) => {
        await Promise.all(copied.map((projectId) => busy.attempt('DeleteProject', { projectId, pitch: 'Cópia' })))
        await inLanes(atOnce, isOver, (number) =>
          busy.attempt('DeleteTask', { projectId: large.projectId, taskId: taskIds[number % taskIds.length] }),
        )
      },
    },
    {
      name: `uploads ${uploads} files of 1 MB of columns at once`,
      begin: () =>
        Promise.all(Array.from({ length: uploads }, () => uploadTo(busy, large.projectId, megabyteOfCommas))),
    },
  ]
}

async function filled(busy: Founder, { projectId, stepIds }: Project, count: number): Promise<string[]> {
  const tasks = Array.from({ length: count }, () => aTask(projectId, stepIds[0]))
  for (const task of tasks) await busy.act('AddTask', task)
  return tasks.map(({ taskId }) => taskId)
}

function editMany(busy: Founder, { projectId, stepIds }: Project, taskIds: readonly string[], number: number) {
  const first = (number * tasksAtOnce) % (taskIds.length - tasksAtOnce)
  return busy.attempt('ChangeTasks', {
    projectId,
    taskIds: taskIds.slice(first, first + tasksAtOnce),
    stepId: stepIds[number % 2],
    progress: number % 100,
  })
}

async function copyOf(busy: Founder, projectId: string): Promise<string> {
  const copy = randomUUID()
  await busy.attempt('CreateProject', {
    projectId: copy,
    pitch: 'Cópia',
    internalCode: null,
    customerName: null,
    portfolioName: null,
    tags: [],
    currency: 'BRL',
    description: '',
    language: 'pt-BR',
    sharedWith: [],
    copyFrom: { projectId, parts: ['tasks'] },
  })
  return copy
}

const uploadTo = (who: Founder, projectId: string, content: string) =>
  who.request('POST', `/rest/uploads?${new URLSearchParams({ projectId, fileName: 'a.csv' })}`, Buffer.from(content), {
    'Content-Type': 'application/octet-stream',
  })

async function inLanes(lanes: number, isOver: () => boolean, act: (number: number) => Promise<unknown>) {
  let number = 0
  const lane = async () => {
    while (!isOver()) await act(number++)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** Somebody reads their board, and changes a task until they see it, again and again until this is over. */
async function bystand(who: Founder, { projectId, stepIds }: Project, over: Promise<unknown>): Promise<Seen> {
  const seen: Seen = { reads: [], writes: [], refused: [] }
  const task = aTask(projectId, stepIds[0])
  await who.act('AddTask', task)
  let progress = 0
  let isOver = false
  const ended = over.finally(() => {
    isOver = true
  })
  const timed = async (times: number[], answer: () => Promise<{ status: number; body: unknown }>) => {
    const began = performance.now()
    const { status, body } = await answer()
    times.push(performance.now() - began)
    if (status !== 200) seen.refused.push(`${status} ${(body as { code?: string }).code}`)
  }
  while (!isOver) {
    await timed(seen.reads, () => who.inquire('board', { projectId }))
    await timed(seen.writes, async () => {
      progress = (progress + 1) % 100
      const written = await who.attempt('ChangeTask', { projectId, taskId: task.taskId, progress })
      return written.status === 200 ? who.inquire('task', { projectId, taskId: task.taskId }) : written
    })
    await delay(pauseMs)
  }
  await ended
  return seen
}

function rowsOf({ name }: Deed, seen: Seen, quiet: Seen): Result[] {
  const row = (what: string, times: number[], before: number[]) =>
    atMost(Math.max(barMs, timesQuiet * quantile(before, 0.95)), {
      name: `While another ${name}: p95 of a ${what}`,
      value: seen.refused.length > 0 ? Number.POSITIVE_INFINITY : quantile(times, 0.95),
      unit: 'ms',
      note: `${Math.round(quantile(before, 0.95))} ms before; ${times.length} times, ${seen.refused.length} refused ${[...new Set(seen.refused)].join(', ')}`,
    })
  return [row('read', seen.reads, quiet.reads), row('write until it is seen', seen.writes, quiet.writes)]
}
