import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Seal, sealName } from './manifest'
import type { Tally } from './tallyOf'
import { type ArchiveEntry, tarOf } from './tarOf'

/** It has everybody's events in it. */
const forItsOwnerOnly = 0o600
/** People work meanwhile: it is the processor that they would miss. */
const level = 1

/** Writes the entries and their seal to a file that is there as a whole or not at all. */
export async function writeData(
  path: string,
  entries: AsyncIterable<ArchiveEntry>,
  tally: Tally,
  done: (bytes: number) => void,
): Promise<Seal> {
  let seal: Seal | undefined
  async function* withSeal(): AsyncGenerator<ArchiveEntry> {
    for await (const entry of entries) {
      yield tally.pass(entry)
      done(entry.size)
    }
    seal = tally.seal()
    yield jsonEntry(sealName, seal)
  }
  await whole(path, (unfinished) =>
    pipeline(
      tarOf(withSeal()),
      createGzip({ level }),
      createWriteStream(unfinished, { flags: 'wx', mode: forItsOwnerOnly }),
    ),
  )
  if (!seal) throw new Error('the data file was not sealed')
  return seal
}

/** An entry that people can read. */
export function jsonEntry(name: string, value: unknown): ArchiveEntry {
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
  return { name, size: content.length, content: [content] }
}

/** Makes a file beside its place, and moves it there once it is on the disk. Nothing is left of one that failed. */
async function whole(path: string, make: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${path}.part`
  await rm(unfinished, { force: true })
  try {
    await make(unfinished)
    const file = await open(unfinished, 'r+')
    await file.sync().finally(() => file.close())
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}
