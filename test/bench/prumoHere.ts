import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@prumo/platform/postgres/embedded/freePort'
import { startPrumoChild } from '../reliability/prumoChild'
import { aSecret } from '../world/aSecret'

type PrumoHere = { url: string; pid: number; stop(): Promise<void> }

/** Nobody is refused for asking too often. */
export const withoutLimits = {
  SIGN_INS_PER_ACCOUNT: '10000',
  SIGN_INS_PER_NETWORK: '100000',
  REQUESTS_PER_MINUTE: '100000000',
}

/**
 * All of Prumo, as a process of its own, on this database: without limits on how much may be asked of it, unless
 * settings are given.
 */
export async function startPrumoHere(
  databaseUrl: string,
  settings: Record<string, string> = withoutLimits,
): Promise<PrumoHere> {
  const port = String(await freePort())
  const folder = await mkdtemp(join(tmpdir(), 'prumo-bench-data-'))
  const child = await startPrumoChild({
    PORT: port,
    DATABASE_URL: databaseUrl,
    PRUMO_DATA: folder,
    PRUMO_SECRET: aSecret,
    LOG_LEVEL: 'error',
    ...settings,
  })
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    stop: () => child.kill().then(() => rm(folder, { recursive: true, force: true })),
  }
}
