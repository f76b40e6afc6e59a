import { createHash, randomUUID } from 'node:crypto'
import { setImmediate as aTurn } from 'node:timers/promises'
import { largestFile } from '@prumo/contracts/values'
import { FileSizeDiffers, type FileStore } from '@prumo/platform/files/fileStore'
import { bindFiles, filesBoundTo } from '@prumo/platform/logIdentity/boundFiles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Backend, matrixSuite } from './matrixSuite'

/** A place where a file store can be opened several times, as several processes do. */
type FilePlace = { open(): FileStore; drop(): Promise<void> }

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

async function* inChunks(content: Uint8Array, size = 64 * 1024) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size)
}

/** Bytes without end, of which no more than asked for is ever made. */
async function* endless() {
  for (;;) yield new Uint8Array(1024 * 1024)
}

/** What every adapter of the file store must do. Registers the tests of this one. */
export function fileStoreContract(backend: Backend, makePlace: () => Promise<FilePlace>): void {
  matrixSuite({ port: 'The file store', ...backend }, () => {
    let place: FilePlace
    let store: FileStore
    beforeAll(async () => {
      place = await makePlace()
      store = place.open()
    })
    afterAll(() => place.drop())

    const kept = async (content: Uint8Array) => {
      const key = randomUUID()
      const answer = await store.put(key, inChunks(content), content.length)
      return { key, ...answer }
    }
    const read = async (key: string, range?: { start: number; end: number }) => {
      const opened = await store.open(key, range)
      return opened && Buffer.concat(await opened.toArray())
    }

    it.each([0, 1, 100, 64 * 1024, 3_000_001])(
      'COM-03 gives back a content of %i bytes, and its hash',
      async (length) => {
        const content = Uint8Array.from({ length }, (_, index) => (index * 31) % 251)
        const { key, ...answer } = await kept(content)
        expect(answer).toEqual({ sha256: sha256(content) })
        expect((await read(key))?.equals(content)).toBe(true)
      },
    )

    it('COM-03 keeps a content for every process, and for good', async () => {
      const { key } = await kept(Buffer.from('planta baixa'))
      const otherStore = place.open()
      expect(Buffer.concat((await (await otherStore.open(key))?.toArray()) ?? []).toString()).toBe('planta baixa')
    })

    it('COM-03 gives back any part of a content', async () => {
      const content = Buffer.from('0123456789')
      const { key } = await kept(content)
      expect((await read(key, { start: 0, end: 0 }))?.toString()).toBe('0')
      expect((await read(key, { start: 3, end: 6 }))?.toString()).toBe('3456')
      expect((await read(key, { start: 9, end: 9 }))?.toString()).toBe('9')
    })

    it('COM-03 knows nothing of a key that it was not given, or that was removed', async () => {
      const { key } = await kept(Buffer.from('a'))
      expect(await store.open(randomUUID())).toBeUndefined()
      await store.remove(key)
      await store.remove(key)
      await store.remove(randomUUID())
      expect(await store.open(key)).toBeUndefined()
    })

    it.each(['../../etc/passwd', '', 'incoming', `${randomUUID()}/x`, `${randomUUID()}\0`, 'A'.repeat(36)])(
      'COM-03 takes nothing but a UUID for a key: %j',
      async (key) => {
        await expect(store.put(key, inChunks(Buffer.from('a')), 1)).rejects.toThrow(TypeError)
        await expect(store.open(key)).rejects.toThrow(TypeError)
        await expect(store.remove(key)).rejects.toThrow(TypeError)
      },
    )

    describe('keeps nothing where', () => {
      const refusedAs = async (content: AsyncIterable<Uint8Array>, size: number, error: unknown) => {
        const key = randomUUID()
        await expect(store.put(key, content, size)).rejects.toThrow(error as Error)
        expect(await store.open(key)).toBeUndefined()
      }

      it('COM-03 a content has a byte too many, or is larger than any may be', async () => {
        await refusedAs(inChunks(Buffer.alloc(11)), 10, FileSizeDiffers)
        await refusedAs(endless(), largestFile, FileSizeDiffers)
        await refusedAs(inChunks(Buffer.alloc(largestFile + 1)), largestFile + 1, FileSizeDiffers)
      })

      it('COM-03 a content ends too soon', () => refusedAs(inChunks(Buffer.alloc(9)), 10, FileSizeDiffers))

      it('COM-03 a content breaks off', async () => {
        const brokenOff = new Error('the line is cut')
        const content = async function* () {
          yield Buffer.alloc(5)
          await aTurn()
          throw brokenOff
        }
        await refusedAs(content(), 10, brokenOff)
      })
    })

    it('COM-03 may be tried again under the same key after it broke off', async () => {
      const key = randomUUID()
      await expect(store.put(key, inChunks(Buffer.alloc(3)), 10)).rejects.toThrow(FileSizeDiffers)
      await store.put(key, inChunks(Buffer.from('inteiro')), 7)
      expect((await read(key))?.toString()).toBe('inteiro')
    })

    it('COM-03 says of which log it is, to every process, and of another one once that is decided', async () => {
      const [before, after] = [randomUUID(), randomUUID()]
      expect(await filesBoundTo(store)).toBeUndefined()
      for (const logId of [before, after]) {
        await bindFiles(store, logId)
        expect(await filesBoundTo(place.open())).toBe(logId)
      }
    })

    it('COM-03 keeps a content of the largest size', async () => {
      const { key, sha256: hash } = await kept(Buffer.alloc(largestFile, 7))
      expect(hash).toBe(sha256(Buffer.alloc(largestFile, 7)))
      expect((await read(key))?.length).toBe(largestFile)
    })

    it('COM-03 lets whoever reads break off', async () => {
      const { key } = await kept(Buffer.alloc(5_000_000))
      const opened = await store.open(key)
      opened?.destroy()
      expect((await read(key))?.length).toBe(5_000_000)
    })

    it('COM-03 keeps many at a time apart', async () => {
      const contents = Array.from({ length: 20 }, (_, index) => Buffer.alloc(100_000 + index, index))
      const keys = await Promise.all(contents.map(kept))
      const back = await Promise.all(keys.map(({ key }) => read(key)))
      expect(back.map((content) => content && sha256(content))).toEqual(contents.map(sha256))
    })
  })
}
