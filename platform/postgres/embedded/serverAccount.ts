import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'

/** The user that Postgres runs as, where it must not be our own. */
export type Account = { uid: number; gid: number } | undefined

/** Postgres refuses to run as root: then whoever owns `pgdata` runs it, else `postgres`, else `nobody`. */
export function serverAccount(pgdata: string): Account {
  if (process.getuid?.() !== 0) return undefined
  return ownerOf(pgdata) ?? accountNamed('postgres') ?? accountNamed('nobody') ?? missing()
}

function ownerOf(folder: string): Account {
  const owner = statSync(folder, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined
}

function accountNamed(name: string): Account {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) }
  } catch {
    return undefined
  }
}

function idOf(option: '-u' | '-g', name: string) {
  return Number(execFileSync('id', [option, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
}

function missing(): never {
  throw new Error('Postgres cannot run as root, and there is no user `postgres` or `nobody` to run it as')
}
