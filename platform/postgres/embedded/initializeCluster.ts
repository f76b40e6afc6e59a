import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdir, mkdtemp, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Cluster, fromInside } from './cluster'
import { isAlive } from './isAlive'
import { serverEnvironment } from './serverEnvironment'

const run = promisify(execFile)

/** Makes `pgdata` if there is none. It appears whole, by one rename; what an interrupted attempt left is removed. */
export async function initializeCluster(cluster: Cluster, password: string): Promise<void> {
  await removeInterrupted(cluster.folder)
  if (existsSync(cluster.pgdata)) return
  const draft = await mkdtemp(join(cluster.folder, `pgdata.init-${process.pid}-`))
  try {
    await initdb(cluster, draft, password)
    await rename(join(draft, 'pgdata'), cluster.pgdata)
    await flush(cluster.folder)
  } catch (error) {
    if (!existsSync(cluster.pgdata)) throw error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function initdb({ binaries, account }: Cluster, draft: string, password: string) {
  const pgdata = join(draft, 'pgdata')
  const passwordFile = join(draft, 'password')
  await mkdir(pgdata, { mode: 0o700 })
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [draft, pgdata, passwordFile]) await chown(path, account.uid, account.gid)
  const path = fromInside(pgdata, account)
  const pwfile = path === pgdata ? passwordFile : `${path}/../password`
  const options = ['-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--locale=C', '--data-checksums']
  await run(binaries.initdb, ['-D', path, `--pwfile=${pwfile}`, ...options], {
    ...account,
    cwd: pgdata,
    env: serverEnvironment(),
  })
}

async function removeInterrupted(folder: string) {
  for (const name of await readdir(folder)) {
    const maker = /^pgdata\.init-(\d+)/.exec(name)?.[1]
    if (!maker || isAlive(Number(maker))) continue
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

/** The rename must outlive a power cut: else the next start would make an empty database over acknowledged data. */
async function flush(folder: string) {
  if (process.platform === 'win32') return
  const directory = await open(folder)
  await directory.sync().finally(() => directory.close())
}
