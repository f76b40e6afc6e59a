import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { headIn } from './headIn'
import type { ArchiveEntry } from './tarOf'
import { whereMissing } from './whereMissing'

/** Every head that is kept in this folder. */
export async function* headEntries(folder: string): AsyncGenerator<ArchiveEntry> {
  for (const organizationId of (await readdir(folder).catch(whereMissing)) ?? [])
    for (const file of (await readdir(join(folder, organizationId)).catch(whereMissing)) ?? []) {
      const name = `heads/${organizationId}/${file}`
      if (!headIn(name)) continue
      const content = await readFile(join(folder, organizationId, file))
      yield { name, size: content.length, content: [content] }
    }
}
