import { UnusableFile } from './unusableFile'

type Fault = { code?: unknown; path?: unknown; message?: unknown }

const noRoom = ['53100', 'ENOSPC', 'EDQUOT']

/** Whether a disk has no room left, as Postgres says it (SQLSTATE 53100) or the system. Nothing was written. */
export function isDiskFull(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Fault
  return (
    noRoom.includes(String(code ?? '')) || /No space left on device|Disk quota exceeded/.test(String(message ?? ''))
  )
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be used by the user that Prumo runs as',
  EPERM: 'may not be used by the user that Prumo runs as',
  EROFS: 'cannot be written: it is on a file system that is read-only',
  EISDIR: 'is a folder, and a file is expected there',
  ENOTDIR: 'is a file or leads through one, and a folder is expected there',
  EEXIST: 'is a file, and a folder is expected there',
}

/** What is wrong with a file, a folder or a disk, in one sentence with its name; `undefined` for any other error. */
export function fileFault(error: unknown): string | undefined {
  if (error instanceof UnusableFile) return error.message
  const { code, path } = (error ?? {}) as Fault
  if (isDiskFull(error))
    return typeof path === 'string' ? `${path} cannot be written: the disk is full` : 'The disk of the database is full'
  const reason = reasons[String(code ?? '')]
  return typeof path === 'string' && reason ? `${path} ${reason}` : undefined
}

/** The same answer, or the same error with the file's name, which some of them lack. */
export function namingFile<Answer>(path: string, work: () => Answer): Answer {
  try {
    return work()
  } catch (error) {
    if (error instanceof Error && 'code' in error && !('path' in error)) Object.assign(error, { path })
    throw error
  }
}
