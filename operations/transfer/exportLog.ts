import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import type { EventLog, RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import { type Command, Impossible, WrongUsage } from '../command/command'
import { progressOf } from '../command/progressOf'
import { eventLine, type Header, lineOf, sealLine } from './logFile'

const pageSize = 1000
/** The file has everybody's events in it. */
const forItsOwnerOnly = 0o600

/** Writes the log to a file, as far as it goes when that begins. */
export const exportLog: Command = {
  usage: '<file>',
  explains: 'Writes the whole log to a file: one event a line, just as it was recorded.',
  role: 'prumo_projection',
  inDoubt: 'looks',
  run: async ({ foundation, words, say, tell }) => {
    const [path, tooMuch] = words
    if (!path || tooMuch) throw new WrongUsage('export takes a file')
    if (existsSync(path)) throw new Impossible(`${path} is there already`)
    const { log } = foundation
    const head = await log.head()
    let count = 0
    for await (const page of pagesOf(log, head)) count += page.length
    const unfinished = `${path}.part`
    const file = await open(unfinished, 'w', forItsOwnerOnly)
    try {
      await write(
        file,
        log,
        { format: 'prumo-log', version: 1, count, head, logId: (await log.identity())?.logId },
        progressOf(count, tell),
      )
      await file.sync()
      await rename(unfinished, path)
    } finally {
      await file.close()
      await rm(unfinished, { force: true })
    }
    say(`${count} events up to position ${head} are in ${path}`)
    return true
  },
}

async function write(file: FileHandle, log: EventLog, header: Header, done: (count: number) => void): Promise<void> {
  const hash = createHash('sha256')
  const put = async (text: string) => {
    hash.update(text)
    await file.writeFile(text)
  }
  await put(lineOf(header))
  for await (const page of pagesOf(log, header.head)) {
    await put(page.map(eventLine).join(''))
    done(page.length)
  }
  await file.writeFile(sealLine(hash))
}

async function* pagesOf(log: EventLog, until: number): AsyncGenerator<RecordedEvent[]> {
  for (let position = 0; position < until; ) {
    const page = (await log.readAll(position, pageSize)).filter((event) => event.position <= until)
    const last = page.at(-1)
    if (!last) return
    yield page
    position = last.position
  }
}
