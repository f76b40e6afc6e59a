import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pgdataOf } from './cluster'

/** The superuser's password, made on the first call. It appears whole or not at all, and of two processes one wins. */
export async function superuserPassword(folder: string): Promise<string> {
  const file = join(folder, 'superuser.password')
  if (!existsSync(file)) await make(file, existsSync(pgdataOf(folder)))
  return (await readFile(file, 'utf8')).trim()
}

async function make(file: string, clusterExists: boolean) {
  if (clusterExists) throw new Error(`${file} is missing: without it the database beside it cannot be opened`)
  const draft = `${file}.${process.pid}-${randomBytes(4).toString('hex')}`
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(draft)
}
