import { randomUUID } from 'node:crypto'
import { aTask, founderAt } from './founder'
import { httpRequest } from './httpRequest'
import { atMost, type Measurement } from './measurement'
import { startPrumoHere } from './prumoHere'
import { median, quantile } from './statistics'

const [taskCount, questions, rounds] = [1000, 100, 5]

/** A project's whole board, as a browser asks for it: rights, tasks, checklists, tags, people, checked, compressed. */
export const board: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    const founder = await founderAt(prumo.url)
    const { projectId, stepIds } = await founder.project()
    say(`adding ${taskCount} tasks`)
    for (let number = 0; number < taskCount; number++) {
      const task = { ...aTask(projectId, stepIds[number % stepIds.length]), title: `Concretar o bloco ${number}` }
      await founder.act('AddTask', { ...task, description: 'Conferir a armação antes.', assigneeId: founder.userId })
      if (number % 4 === 0) await founder.act('AddChecklistItem', anItem(projectId, task.taskId))
    }
    await founder.ask('board', { projectId })
    const headers = { Cookie: founder.cookie, 'Accept-Encoding': 'gzip' }
    const ask = () => httpRequest('GET', `${prumo.url}/rest/queries/board?projectId=${projectId}`, headers)
    say('asking')
    const times: number[][] = []
    for (let round = 0; round <= rounds; round++) times.push(await timesOf(ask))
    const ms = (share: number) => median(times.slice(1).map((round) => quantile(round, share)))
    return [
      atMost(30, {
        name: 'Board of 1,000 tasks, p95',
        value: ms(0.95),
        unit: 'ms',
        note: `median ${ms(0.5).toFixed(1)} ms, over HTTP`,
      }),
    ]
  } finally {
    await prumo.stop()
  }
}

async function timesOf(ask: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  for (let question = 0; question < questions; question++) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return times
}

const anItem = (projectId: string, taskId: string) => ({
  projectId,
  taskId,
  itemId: randomUUID(),
  description: 'Corpos de prova',
  assigneeId: null,
  startOn: null,
  endOn: null,
})
