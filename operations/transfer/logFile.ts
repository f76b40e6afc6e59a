import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { Impossible } from '../command/command'

/**
 * The first line of a log's file: how many events follow, where the log ended that they were read from, and which log
 * that was.
 */
export type Header = { format: 'prumo-log'; version: 1; count: number; head: number; logId?: string | undefined }

export const lineOf = (value: unknown) => `${JSON.stringify(value)}\n`

/** An event's line: its fields always in the same order, its texts as they stand in the log. */
export const eventLine = ({ position, stream, revision, id, type, ...event }: RecordedEvent) => {
  const { organizationId, projectId, at, data, metadata } = event
  return lineOf({ position, stream, revision, id, type, organizationId, projectId, at, data, metadata })
}

/** The last line, which vouches for all before. */
export const sealLine = (hash: Hash) => lineOf({ sha256: hash.digest('hex') })

/** The header and the events of a file. Throws `Impossible`, at its end at the latest, where it is damaged. */
export async function* readLogFile(path: string): AsyncGenerator<Header | RecordedEvent> {
  const hash = createHash('sha256')
  let header: Header | undefined
  let [held, count] = ['', -1]
  for await (const line of linesIn(path)) {
    if (held) {
      hash.update(held)
      const read = parsed(held)
      if (count++ < 0) header = headerIn(read)
      yield read as Header | RecordedEvent
    }
    held = line
  }
  if (!header || count !== header.count) throw new Impossible('the file is cut short, or is no log')
  if (held !== sealLine(hash)) throw new Impossible('the file is cut short, or was altered')
}

export const isHeader = (line: Header | RecordedEvent): line is Header => 'format' in line

function headerIn(read: unknown): Header {
  const header = read as Partial<Header> | null
  if (header?.format !== 'prumo-log' || header.version !== 1 || !Number.isSafeInteger(header.count))
    throw new Impossible('the file is no log of a kind that is known')
  return header as Header
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Impossible('the file was altered: a line of it is no JSON')
  }
}

/** Lines with the line feed that ends each. No other character ends one: texts have those that elsewhere would. */
export async function* linesIn(path: string): AsyncGenerator<string> {
  let parts: Buffer[] = []
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end + 1)]).toString()
      parts = []
      from = end + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
  }
  if (parts.length > 0) yield Buffer.concat(parts).toString()
}
