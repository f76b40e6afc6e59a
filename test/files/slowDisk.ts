import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'

/** A disk that takes less at once than it is given, as one does that is nearly full. */
export async function slowDisk(folder: string) {
  const handle = await open(join(folder, 'any'), 'w')
  const prototype = Object.getPrototypeOf(handle) as FileHandle
  await handle.close()
  const write = prototype.write as (...of: unknown[]) => unknown
  const spy = vi.spyOn(prototype, 'write').mockImplementation(function (this: FileHandle, data: unknown) {
    const bytes = typeof data === 'string' ? Buffer.from(data) : (data as Uint8Array)
    return write.call(this, bytes, 0, Math.min(bytes.length, 64)) as never
  })
  onTestFinished(() => spy.mockRestore())
}
