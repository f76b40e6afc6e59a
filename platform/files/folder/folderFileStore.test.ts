import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fileStoreContract } from '../../../test/contracts/fileStoreContract'
import { folderFileStore } from './folderFileStore'

fileStoreContract({ backend: 'Folder', kind: 'embedded' }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-files-'))
  return { open: () => folderFileStore(folder), drop: () => rm(folder, { recursive: true }) }
})

async function* once(text: string) {
  yield Buffer.from(text)
}

it('leaves nothing half written beside the files, and shows them to nobody else of the machine', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-files-'))
  const store = folderFileStore(folder)
  const key = randomUUID()
  await store.put(key, once('planta'), 6)
  await expect(store.put(randomUUID(), once('planta'), 7)).rejects.toThrow()
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  if (process.platform !== 'win32') expect((await stat(join(folder, key.slice(-2), key))).mode & 0o077).toBe(0)
  await rm(folder, { recursive: true })
})

it('COM-03 removes with a key what a crash left half written of it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prumo-files-'))
  const store = folderFileStore(folder)
  await store.put(randomUUID(), once('planta'), 6)
  const key = randomUUID()
  await writeFile(join(folder, 'incoming', key), 'half')
  await store.remove(key)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await rm(folder, { recursive: true })
})
