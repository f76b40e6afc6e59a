import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export type PostmasterFile = { pid: number; port: number; status: string }

export const postmasterFilePath = (pgdata: string) => join(pgdata, 'postmaster.pid')

/** What Postgres says of itself: `garbled` if the file is empty or cut short, `undefined` if there is none. */
export async function postmasterFile(pgdata: string): Promise<PostmasterFile | 'garbled' | undefined> {
  try {
    const lines = (await readFile(postmasterFilePath(pgdata), 'utf8')).split('\n')
    const pid = Number(lines[0])
    return pid > 0 ? { pid, port: Number(lines[3] ?? 0), status: lines[7]?.trim() ?? 'starting' } : 'garbled'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
