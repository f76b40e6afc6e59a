import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { headIn } from './headIn'
import type { ArchiveEntry } from './tarOf'
import { whereMissing } from './whereMissing'

/** Every head that is kept in this folder. */
export async function* headEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  for await (const name of headsIn(folder)) yield entryOf(folder, name)
}

/** File systems round the time of a file, and clocks are set. */
const toleranceMs = 60_000

/**
 * The heads that were kept since then, and that a log holds which has so many entries of each organization. A few that
 * are older may be among them.
 */
export async function* headEntriesSince(
  folder: string,
  since: Date,
  entriesOf: (organizationId: string) => number,
): AsyncGenerator<ArchiveEntry> {
  for await (const name of headsIn(folder)) {
    const { organizationId = '', file = '' } = headIn(name) ?? {}
    const size = Number.parseInt(file, 10)
    const isHeld = size <= entriesOf(organizationId)
    if (isHeld && (await stat(pathOf(folder, name))).mtimeMs >= since.getTime() - toleranceMs)
      yield entryOf(folder, name)
  }
}

const pathOf = (folder: string, name: string) => join(folder, name.slice('heads/'.length))

async function entryOf(folder: string, name: string): Promise<ArchiveEntry> {
  const content = await readFile(pathOf(folder, name))
  return { name, size: content.length, content: [content] }
}

async function* headsIn(folder: string): AsyncGenerator<string> {
  for (const organizationId of (await readdir(folder).catch(whereMissing)) ?? [])
    for (const file of (await readdir(join(folder, organizationId)).catch(whereMissing)) ?? []) {
      const name = `heads/${organizationId}/${file}`
      if (headIn(name)) yield name
    }
}
