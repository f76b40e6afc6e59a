import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { createGunzip } from 'node:zlib'
import { canonicalJson } from '@prumo/platform/values/canonicalJson'
import type { z } from 'zod'
import { Impossible } from '../command/command'
import { entriesIn } from './entriesIn'
import { type Description, description, descriptionName, type Seal, sealed, sealName } from './manifest'
import { type Tally, tallyOf } from './tallyOf'
import type { ArchiveEntry } from './tarOf'

/** People read these: nothing in them is as long as this. */
const longestText = 8 * 1024 * 1024

type Reading = { key: Buffer; done(bytes: number): void }

/** The entries of a data file. Throws `Impossible`, at its end at the latest, where it is not whole or was altered. */
export async function* readData(path: string, { key, done }: Reading): AsyncGenerator<ArchiveEntry> {
  const tally = tallyOf(key)
  let seal: Seal | undefined
  for await (const entry of entriesIn(unzipped(path))) {
    if (seal) throw altered()
    if (entry.name === sealName) seal = await jsonIn(entry, sealed)
    else yield* passed(tally, entry)
    done(entry.size)
  }
  if (!seal) throw new Impossible('the data file is cut short')
  if (canonicalJson(tally.seal()) !== canonicalJson(seal)) throw altered()
}

/** All of an entry counts, also what nobody reads of it. */
async function* passed(tally: Tally, entry: ArchiveEntry): AsyncGenerator<ArchiveEntry> {
  const counted = tally.pass(entry)
  yield counted
  for await (const _rest of counted.content);
}

/** Reads all of a data file, and answers what it is of and what it holds. */
export async function verifyData(path: string, reading: Reading): Promise<Description> {
  let found: Description | undefined
  for await (const entry of readData(path, reading))
    if (entry.name === descriptionName) found = await jsonIn(entry, description)
  if (!found) throw altered()
  return found
}

/** What a data file says of itself, before it is known to be unaltered: to tell which keys it asks for. */
export async function describeData(path: string): Promise<Description> {
  // Read before the loop ends, which closes the file.
  for await (const entry of entriesIn(unzipped(path)))
    if (entry.name === descriptionName) return await jsonIn(entry, description)
  throw new Impossible('the data file is cut short, or is none')
}

const altered = () => new Impossible('the data file was altered')

async function jsonIn<Value>({ size, content }: ArchiveEntry, schema: z.ZodType<Value>): Promise<Value> {
  if (size > longestText) throw altered()
  const text = (await buffer(content as AsyncIterable<Uint8Array>)).toString()
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    throw new Impossible('the data file was altered, or is of a kind that this release does not know')
  }
}

async function* unzipped(path: string): AsyncGenerator<Uint8Array> {
  const { size } = await stat(path)
  const file = createReadStream(path)
  const gunzip = createGunzip()
  file.once('error', (error) => gunzip.destroy(error))
  try {
    yield* file.pipe(gunzip) as AsyncIterable<Uint8Array>
  } catch (error) {
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_'))
      throw new Impossible('the data file is cut short, or was altered')
    throw error
  } finally {
    file.destroy()
  }
  if (gunzip.bytesWritten !== size) throw new Impossible('something was added to the data file')
}
