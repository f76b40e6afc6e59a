import { randomUUID } from 'node:crypto'
import { get, type IncomingMessage } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { aPassword, personAt, replaceTypedPassword, typedPassword } from '../world/person'
import { freshWindow, openBenchBrowser } from './benchBrowser'
import { aTask, type Founder, founderAt } from './founder'
import { httpConnection } from './httpConnection'
import { atMost, type Measurement } from './measurement'
import { processorMs } from './processorMs'
import { startPrumoHere } from './prumoHere'
import { median } from './statistics'

const [taskCount, watcherCount, changeCount, betweenMs] = [4000, 50, 20, 400]

type Board = { projectId: string; taskIds: string[] }
type Watcher = { bytes: () => number; stop: () => void }

/** One change of a board of 4,000 tasks, and fifty people who have it open. */
export const watchers: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  const browser = await openBenchBrowser()
  try {
    say(`adding ${taskCount} tasks`)
    const founder = await founderAt(prumo.url)
    const board = await boardOf(prumo.url, founder)
    say(`letting ${watcherCount} people in`)
    const watching: Watcher[] = []
    for (let number = 0; number < watcherCount; number++) watching.push(await watch(prumo.url, founder, board))
    const page = await (await freshWindow(browser)).newPage()
    await openBoard(page, prumo.url, founder.email, board)
    say('changing')
    const screens: number[] = []
    for (let change = 0; change < changeCount; change++) screens.push(await msToScreen(page, founder, board, change))
    await page.close()
    const { bytes, ms } = await perChange(prumo.pid, founder, board, watching)
    for (const { stop } of watching) stop()
    const note = `the median of ${changeCount} changes of one task`
    return [
      atMost(5, { name: 'A change of a board, to each of 50 watchers', unit: 'kB', value: bytes / 1000, note }),
      atMost(50, {
        name: 'A change of a board, time of the server for 50 watchers',
        unit: 'ms',
        value: ms,
        note: 'on average, of its processor, the command among it; without Postgres',
      }),
      atMost(100, {
        name: 'A change of a board of 4,000 tasks, to another browser’s screen',
        unit: 'ms',
        value: median(screens),
        note: `${note}, from the sending of the command; at most ${Math.round(Math.max(...screens))} ms`,
      }),
    ]
  } finally {
    await browser.close()
    await prumo.stop()
  }
}

async function boardOf(url: string, founder: Founder): Promise<Board> {
  const { projectId, stepIds } = await founder.project()
  const connection = await httpConnection(url, founder.cookie)
  const taskIds: string[] = []
  for (let number = 0; number < taskCount; number++) {
    const data = aTask(projectId, stepIds[number % stepIds.length])
    taskIds.push(data.taskId)
    await connection.post('/rest/commands/AddTask', { id: randomUUID(), data })
  }
  connection.close()
  return { projectId, taskIds }
}

/** Somebody who may see the board, and follows what becomes of it. */
async function watch(url: string, founder: Founder, { projectId }: Board): Promise<Watcher> {
  const userId = randomUUID()
  const email = `bia-${userId}@construtora.example`
  const { organizationId } = founder
  const who = { userId, licence: 'viewer' as const, profileId: null, name: 'Bia', lastName: 'Rocha', email }
  await founder.act('AddUser', { ...who, password: typedPassword, language: 'pt-BR' })
  const person = personAt(url, { userId, organizationId, email })
  await replaceTypedPassword(person)
  await founder.act('ShareProject', { projectId, email, as: ['stakeholder'] })
  const { headers } = await person.signIn(aPassword)
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}/rest/updates?boards=true`, { headers: { Cookie: cookie }, agent: false }, resolve).on('error', reject)
  })
  let bytes = 0
  response.on('data', (chunk: Buffer) => {
    bytes += chunk.length
  })
  response.on('error', () => {})
  return { bytes: () => bytes, stop: () => response.destroy() }
}

async function openBoard(page: Page, url: string, email: string, { projectId }: Board): Promise<void> {
  await page.goto(`${url}/signin`)
  await page.locator('input[name=login]').fill(email)
  await page.locator('input[name=password]').fill(aPassword)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => address.pathname !== '/signin')
  await page.goto(`${url}/projects/${projectId}/board`)
  await page.locator('[data-task]').first().waitFor()
  await sleep(3000)
}

const rename = (founder: Founder, { projectId, taskIds }: Board, title: string) =>
  founder.act('ChangeTask', { projectId, taskId: taskIds[0] ?? '', title })

/** Milliseconds from the sending of a change until the page has drawn it. */
async function msToScreen(page: Page, founder: Founder, board: Board, change: number): Promise<number> {
  const title = `Fundação revista pela ${change}ª vez`
  const drawn = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('[data-task]')?.textContent?.includes(text)) resolve(Date.now())
          else requestAnimationFrame(look)
        }
        look()
      }),
    title,
  )
  await sleep(betweenMs)
  const began = Date.now()
  await rename(founder, board, title)
  return (await drawn) - began
}

/** What a change costs: bytes to each watcher, and milliseconds of the server's processor beyond those of idleness. */
async function perChange(pid: number, founder: Founder, board: Board, watching: readonly Watcher[]) {
  const idle = await processorMs(pid)
  await sleep(changeCount * betweenMs)
  const before = await processorMs(pid)
  const bytes = watching.map((watcher) => watcher.bytes())
  for (let change = 0; change < changeCount; change++) {
    await rename(founder, board, `Fundação executada pela ${change}ª vez`)
    await sleep(betweenMs)
  }
  const spent = (await processorMs(pid)) - before - (before - idle)
  const most = Math.max(...watching.map((watcher, index) => watcher.bytes() - (bytes[index] ?? 0)))
  return { bytes: most / changeCount, ms: spent / changeCount }
}
