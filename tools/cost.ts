import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** CPU seconds that a run took, by what took them. */
export type Cost = { total: number; kinds: [kind: string, seconds: number][] }

type Seen = {
  pid: number
  parent: number
  started: string
  kind: string
  /** What it took itself. */
  seconds: number
  /** What those of its children took that have ended and were waited for, and theirs. */
  reaped: number
  isAlive: boolean
}

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100
const lookEveryMs = 1000

const kinds: readonly [kind: string, command: RegExp][] = [
  ['Postgres', /^\S*postgres\b/],
  ['Chromium', /chrom/],
  ['Firefox', /firefox|geckodriver|WebKit|MiniBrowser/],
  ['Kafka', /^\S*java\b/],
  ['types and lint', /typescript|tsc|biome/],
  ['bundling', /esbuild/],
  ["tests' processes", /vitest/],
  ["the product's processes", /^\S*node\b/],
]

/**
 * Watches what this process and all that it begins take of the machine. Only Linux tells: elsewhere there is no cost.
 */
export function watchCost() {
  if (!existsSync('/proc/self/stat')) return { stop: (): Cost | undefined => undefined }
  const seen = new Map<string, Seen>()
  const look = () => {
    for (const each of seen.values()) each.isAlive = false
    for (const each of thisAndDescendants()) {
      const key = `${each.pid} ${each.started}`
      seen.set(key, { ...each, kind: each.kind || (seen.get(key)?.kind ?? 'other') })
    }
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return {
    stop: (): Cost => {
      clearInterval(timer)
      look()
      return costOf([...seen.values()])
    },
  }
}

/**
 * What each process took itself, as last seen, and what its children took between two looks: what ended and was waited
 * for is in its parent's account, and what of it was never seen counts for the parent.
 */
function costOf(all: readonly Seen[]): Cost {
  const endedOf = (pid: number) => all.filter(({ parent, isAlive }) => parent === pid && !isAlive)
  const seenOf = ({ pid, seconds, reaped }: Seen): number => seconds + Math.max(reaped, sumOf(endedOf(pid).map(seenOf)))
  const counted = new Map<string, number>()
  for (const { pid, kind, seconds, reaped } of all) {
    const unseen = Math.max(0, reaped - sumOf(endedOf(pid).map(seenOf)))
    counted.set(kind, (counted.get(kind) ?? 0) + seconds + unseen)
  }
  return { total: sumOf([...counted.values()]), kinds: [...counted].sort(([, a], [, b]) => b - a) }
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0)

/** This process, all that it began, and what those began. */
function thisAndDescendants(): Seen[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  const byParent = new Map<number, Seen[]>()
  for (const each of all) byParent.set(each.parent, [...(byParent.get(each.parent) ?? []), each])
  const itself = statOf('self')
  const found: Seen[] = itself ? [{ ...itself, kind: 'the run itself' }] : []
  const open = [process.pid]
  for (let pid = open.pop(); pid !== undefined; pid = open.pop())
    for (const child of byParent.get(pid) ?? []) {
      found.push({ ...child, kind: kindOf(child.pid) })
      open.push(child.pid)
    }
  return found
}

/** Fields of proc(5): the parent, times of its seconds and of ended children, and when it started. */
function statOf(name: string): Seen | undefined {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const seconds = (at: number) => (Number(fields[at]) + Number(fields[at + 1])) / ticksPerSecond
    return {
      pid: Number.parseInt(text, 10),
      parent: Number(fields[1]),
      started: fields[19] ?? '',
      kind: '',
      seconds: seconds(11),
      reaped: seconds(13),
      isAlive: true,
    }
  } catch {
    return undefined
  }
}

function kindOf(pid: number): string {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return command && (kinds.find(([, pattern]) => pattern.test(command))?.[0] ?? 'other')
  } catch {
    return ''
  }
}
