import { join } from 'node:path'
import { canReach } from './canReach'
import type { Binaries } from './postgresBinaries'
import type { Account } from './serverAccount'

/** One embedded Postgres: where its files are, which programs serve it and as whom. */
export type Cluster = {
  folder: string
  pgdata: string
  log: string
  binaries: Binaries
  account: Account
}

/** Where all of it lies below `folder`, a real and absolute path. */
export const pgdataOf = (folder: string) => join(folder, 'pgdata')

/**
 * How to name a data directory to a program that is started inside it. The account may be barred from a folder above,
 * such as root's home. On Linux a process can still reach its current directory, but not by the full path.
 */
export const fromInside = (directory: string, account: Account) =>
  process.platform !== 'linux' || canReach(directory, account) ? directory : '/proc/self/cwd'
