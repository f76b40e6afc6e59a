import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { entriesIn } from '@prumo/operations/backup/entriesIn'
import { openKeys } from '@prumo/operations/backup/keysFile'
import { type Description, descriptionName, sealName } from '@prumo/operations/backup/manifest'
import { marksOf } from '@prumo/operations/backup/places'
import { tallyOf } from '@prumo/operations/backup/tallyOf'
import type { ArchiveEntry } from '@prumo/operations/backup/tarOf'
import { jsonEntry, writeData } from '@prumo/operations/backup/writeData'

type Change = (description: Description) => Description

/** A data file as another release would have written it: whole, and sealed by the installation’s own secret. */
export async function resealed(
  { data, keys }: { data: string; keys: string },
  passphrase: string,
  change: Change,
): Promise<string> {
  const { sealing } = marksOf(await openKeys(await readFile(keys, 'utf8'), passphrase))
  const path = `${data}.${randomUUID()}`
  await writeData(path, changedEntries(data, change), tallyOf(sealing), () => {})
  return path
}

async function* changedEntries(data: string, change: Change): AsyncGenerator<ArchiveEntry> {
  for await (const entry of entriesIn(createReadStream(data).pipe(createGunzip()))) {
    if (entry.name === sealName) return
    if (entry.name !== descriptionName) yield entry
    else yield jsonEntry(entry.name, change(JSON.parse(String(await buffer(entry.content as AsyncIterable<Buffer>)))))
  }
}
