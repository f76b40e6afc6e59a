import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isAlive } from './isAlive'
import { type PostmasterFile, postmasterFile, postmasterFilePath } from './postmasterFile'

/** The Postgres that serves this data directory now. A pid file that would block a start for ever is removed. */
export async function runningPostmaster(pgdata: string): Promise<PostmasterFile | undefined> {
  const file = await settled(pgdata)
  if (!file) return undefined
  if (file !== 'garbled') {
    if (!isAlive(file.pid)) return undefined // Postgres replaces this file itself, and checks for left-over processes.
    if (serves(file.pid, pgdata)) return file
  }
  await rm(postmasterFilePath(pgdata), { force: true })
  return undefined
}

/** A file just made is empty for an instant. */
async function settled(pgdata: string) {
  const file = await postmasterFile(pgdata)
  if (file !== 'garbled') return file
  await delay(100)
  return postmasterFile(pgdata)
}

/** Whether this process, whose id may have been recycled, is a Postgres of this data directory. */
function serves(pid: number, pgdata: string) {
  try {
    if (process.platform === 'linux') {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === pgdata && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres')
      )
    }
    if (process.platform === 'win32') {
      return execFileSync('tasklist', ['/NH', '/FI', `PID eq ${pid}`], { encoding: 'utf8' }).includes('postgres')
    }
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(pgdata)
  } catch {
    return false
  }
}
