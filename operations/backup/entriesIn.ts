import { Impossible } from '../command/command'
import { type ArchiveEntry, checksumOf, paddingAfter, tarBlock } from './tarOf'

/**
 * The entries of an archive that `tarOf` made, as they come. What is left of a content when the next entry is asked for
 * is passed over. Throws `Impossible` where it is cut short, or is something else.
 */
export async function* entriesIn(archive: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const bytes = bytesIn(archive)
  try {
    for (;;) {
      const header = await bytes.exactly(tarBlock)
      if (header.every((byte) => byte === 0)) break
      const { name, size } = entryIn(header)
      const part = bytes.part(size)
      yield { name, size, content: part.content() }
      await part.passOver()
      await bytes.exactly(paddingAfter(size))
    }
    if ((await bytes.exactly(tarBlock)).some((byte) => byte !== 0) || !(await bytes.isOver())) throw altered()
  } finally {
    await bytes.close()
  }
}

const altered = () => new Impossible('the data file was altered')
const cutShort = () => new Impossible('the data file is cut short')

function entryIn(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString('latin1', from, to).split('\0')[0] ?? ''
  const size = Number.parseInt(text(124, 136), 8)
  const isWhole = Number.parseInt(text(148, 156), 8) === checksumOf(header)
  if (!isWhole || text(257, 263) !== 'ustar' || !Number.isSafeInteger(size)) throw altered()
  return { name: text(0, 100), size }
}

/** Bytes that come in chunks of any length, taken in lengths that are wanted. */
function bytesIn(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()

  /** As many as there are at once, and this many at most; none at the end. */
  const some = async (most: number): Promise<Uint8Array> => {
    while (held.length === 0) {
      const next = await iterator.next()
      if (next.done) return held
      held = next.value
    }
    const taken = held.subarray(0, most)
    held = held.subarray(taken.length)
    return taken
  }

  /** The next bytes, this many: as a content, and what is left of it when nobody reads on. */
  const part = (size: number) => {
    let left = size
    const chunk = async () => {
      const taken = await some(left)
      if (taken.length === 0) throw cutShort()
      left -= taken.length
      return taken
    }
    return {
      content: async function* () {
        while (left > 0) yield await chunk()
      },
      passOver: async () => {
        while (left > 0) await chunk()
      },
    }
  }

  return {
    part,
    exactly: async (size: number): Promise<Buffer> => {
      const parts: Uint8Array[] = []
      for await (const chunk of part(size).content()) parts.push(chunk)
      return Buffer.concat(parts)
    },
    isOver: async () => (await some(1)).length === 0,
    close: async () => void (await iterator.return?.()),
  }
}
