import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '@prumo/platform/postgres/embedded/isAlive'

const memory = '/dev/shm'
/** Several times what the tests of a whole run keep at a time. */
const enoughBytes = 6e9
const prefix = 'prumo-test-'

/**
 * A new folder for the Postgres of this run: in memory where there is plenty, else on disk. Waiting for a disk shows
 * nothing, and tests of durability have a Postgres of their own.
 */
export async function clusterFolder(): Promise<string> {
  const space = await statfs(memory).catch(() => undefined)
  if (!space || space.bavail * space.bsize < enoughBytes) return mkdtemp(join(tmpdir(), prefix))
  await removeAbandoned()
  return mkdtemp(join(memory, `${prefix}${process.pid}-`))
}

/** A run that was killed leaves its folder, which would fill the memory. */
async function removeAbandoned() {
  for (const name of await readdir(memory)) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN
    if (pid > 0 && !isAlive(pid)) await rm(join(memory, name), { recursive: true, force: true })
  }
}
