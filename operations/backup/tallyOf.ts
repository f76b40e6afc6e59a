import { createHash, createHmac, type Hash } from 'node:crypto'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { Seal } from './manifest'
import type { ArchiveEntry } from './tarOf'

const tablePart = /^tables\/([a-z0-9_.]+)\/\d+$/

/** The entry of a table's n-th part. */
export const tablePartName = (table: string, nth: number) => `tables/${table}/${String(nth).padStart(6, '0')}`

/** The table of which an entry is a part. */
export const tableIn = (name: string): string | undefined => tablePart.exec(name)?.[1]

type TableTally = { hash: Hash; bytes: number; rows: number }

/** Counts and hashes entries while they pass. */
export function tallyOf(key: Buffer) {
  const mac = createHmac('sha256', key)
  const tables = new Map<string, TableTally>()
  const counts = { heads: { count: 0, bytes: 0 }, files: { count: 0, bytes: 0 } }

  const ofTable = (name: string) => {
    const table = tables.get(name) ?? { hash: createHash('sha256'), bytes: 0, rows: 0 }
    tables.set(name, table)
    return table
  }

  const count = (name: string, size: number) => {
    const kind = name.split('/')[0]
    if (kind !== 'heads' && kind !== 'files') return
    counts[kind].count++
    counts[kind].bytes += size
  }

  async function* passing({ name, content }: ArchiveEntry): AsyncGenerator<Uint8Array> {
    const table = tableIn(name)
    const part = table === undefined ? undefined : ofTable(table)
    for await (const chunk of content) {
      mac.update(chunk)
      if (part) add(part, chunk)
      yield chunk
    }
  }

  return {
    /** The same entry; it is counted as it is read. */
    pass: (entry: ArchiveEntry): ArchiveEntry => {
      mac.update(`${JSON.stringify([entry.name, entry.size])}\n`)
      count(entry.name, entry.size)
      return { ...entry, content: passing(entry) }
    },
    /** What passed. Asked once, at the end. */
    seal: (): Seal => {
      const held = {
        ...counts,
        tables: Object.fromEntries(
          [...tables].map(([table, { hash, bytes, rows }]) => [table, { rows, bytes, sha256: hash.digest('hex') }]),
        ),
      }
      return { ...held, mac: mac.update(canonicalJson(held)).digest('hex') }
    },
  }
}

function add(table: TableTally, chunk: Uint8Array): void {
  table.hash.update(chunk)
  table.bytes += chunk.length
  table.rows += linesIn(chunk)
}

/** `COPY` ends each row with a line feed, and writes those within values otherwise. */
function linesIn(chunk: Uint8Array): number {
  let lines = 0
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines++
  return lines
}

export type Tally = ReturnType<typeof tallyOf>
