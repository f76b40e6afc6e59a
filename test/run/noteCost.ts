import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import { costsIn, type FileCost } from './fileCosts'
import { runFolder } from './runFolder'

/** CPU seconds of this process, its children and theirs, those that have ended too. 0 where only Linux would tell. */
function secondsNow(): number {
  if (!existsSync('/proc/self/stat')) return 0
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (timesOf(name) ?? []) : []))
  const mine = new Set([process.pid])
  let sum = 0
  // A parent is begun before its children, and mostly has the smaller number.
  for (const { pid, parent, seconds } of all.sort((a, b) => a.pid - b.pid)) {
    if (!mine.has(pid) && !mine.has(parent)) continue
    mine.add(pid)
    sum += seconds
  }
  return sum
}

function timesOf(name: string) {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return { pid: Number(name), parent: Number(fields[1]), seconds: ticks / 100 }
  } catch {
    return undefined
  }
}

if (runFolder) {
  const folder = runFolder
  const before = secondsNow()
  // Registered before all others, it runs after them.
  afterAll(() => {
    const file = relative(process.cwd(), expect.getState().testPath ?? '')
    const cost: FileCost = { file, seconds: secondsNow() - before }
    appendFileSync(costsIn(folder), `${JSON.stringify(cost)}\n`)
  })
}
