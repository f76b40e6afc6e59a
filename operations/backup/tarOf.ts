/** A file of an archive. Its content is of exactly `size` bytes. */
export type ArchiveEntry = { name: string; size: number; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }

export const tarBlock = 512
const nameBytes = 100
/** Eleven octal digits. */
const largestEntry = 8 ** 11 - 1
const checksumAt = 148

/** The archive as any `tar` reads it (POSIX ustar), made while its entries come. None is ever whole in memory. */
export async function* tarOf(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, content } of entries) {
    yield headerOf(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield chunk
    }
    if (written !== size) throw new Error(`${name} changed while it was read`)
    yield Buffer.alloc(paddingAfter(size))
  }
  yield Buffer.alloc(2 * tarBlock)
}

/** Each entry ends at a block's end. */
export const paddingAfter = (size: number) => (tarBlock - (size % tarBlock)) % tarBlock

/** The sum of a header's bytes, in which those of the sum itself count as blanks. */
export function checksumOf(header: Uint8Array): number {
  let sum = 0
  for (const [index, byte] of header.entries()) sum += index >= checksumAt && index < checksumAt + 8 ? 32 : byte
  return sum
}

/** For its owner only; nobody's time, name or number stands in it. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > nameBytes || size > largestEntry)
    throw new Error(`${name} does not fit into an archive`)
  const header = Buffer.alloc(tarBlock)
  const fields: [number, string][] = [
    [0, name],
    [100, '0000600\0'],
    [108, '0000000\0'],
    [116, '0000000\0'],
    [124, `${size.toString(8).padStart(11, '0')}\0`],
    [136, `${'0'.repeat(11)}\0`],
    [156, '0'],
    [257, 'ustar\x0000'],
  ]
  for (const [at, text] of fields) header.write(text, at, 'latin1')
  header.write(`${checksumOf(header).toString(8).padStart(6, '0')}\0 `, checksumAt, 'latin1')
  return header
}
