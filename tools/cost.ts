import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** CPU seconds that a run took, by what took them. */
export type Cost = { total: number; kinds: [kind: string, seconds: number][] }

type Seen = { pid: number; parent: number; started: string; kind: string; seconds: number; reaped: number }

/** Linux counts the time of processes in hundredths of a second. */
const ticksPerSecond = 100
const lookEveryMs = 2000

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

/** What ended beside these is in their seconds account, since they wait for their children. */
const parents = ['Postgres', 'Chromium']

/**
 * Watches what this process and all that it begins take of the machine. Only Linux tells: elsewhere there is no cost.
 */
export function watchCost() {
  if (!existsSync('/proc/self/stat')) return { stop: (): Cost | undefined => undefined }
  const seen = new Map<string, Seen>()
  const living = new Set<string>()
  const look = () => {
    living.clear()
    for (const process of descendants()) {
      const key = `${process.pid} ${process.started}`
      seen.set(key, { ...process, kind: process.kind || (seen.get(key)?.kind ?? 'other') })
      living.add(key)
    }
  }
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return {
    stop: (): Cost | undefined => {
      clearInterval(timer)
      look()
      return costOf([...seen].map(([key, each]) => ({ ...each, isAlive: living.has(key) })))
    },
  }
}

function costOf(all: readonly (Seen & { isAlive: boolean })[]): Cost {
  const counted = new Map<string, number>()
  const keeping = new Set(all.filter(({ kind }) => parents.includes(kind)).map(({ pid }) => pid))
  for (const { kind, seconds, reaped, parent, isAlive } of all) {
    const isInParents = !isAlive && keeping.has(parent)
    const counts = isInParents ? 0 : seconds + (parents.includes(kind) ? reaped : 0)
    counted.set(kind, (counted.get(kind) ?? 0) + counts)
  }
  const self = statOf('self')
  counted.set('the run itself', self?.seconds ?? 0)
  const sum = [...counted.values()].reduce((total, seconds) => total + seconds, 0)
  // What came and went between two looks is in the account of whoever waited for it.
  const total = Math.max(sum, (self?.seconds ?? 0) + (self?.reaped ?? 0))
  const others = counted.get('other') ?? 0
  counted.set('other', others + total - sum)
  return { total, kinds: [...counted].sort(([, a], [, b]) => b - a) }
}

/** All processes that this one began, and those began by them. */
function descendants(): Seen[] {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (statOf(name) ?? []) : []))
  const byParent = new Map<number, Seen[]>()
  for (const each of all) byParent.set(each.parent, [...(byParent.get(each.parent) ?? []), each])
  const found: Seen[] = []
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
