const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

/** The checksum of a file in an archive, over its parts. */
function checksumOf(parts: readonly Uint8Array[]): number {
  let sum = 0xffffffff
  for (const part of parts) for (const byte of part) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return (sum ^ 0xffffffff) >>> 0
}

/** The first day that an archive can name: it says nothing of when it was made. */
const noDay = (1 << 5) | 1
const utf8 = 0x0800

type File = { path: string; texts: readonly string[] }

/** A zip archive of texts that are stored as they are (APPNOTE 6.3.3). */
export function storedZip(files: readonly File[], type: string): Blob {
  const encoder = new TextEncoder()
  const bodies: BlobPart[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { path, texts } of files) {
    const name = encoder.encode(path)
    const parts = texts.map((text) => encoder.encode(text))
    const size = parts.reduce((sum, part) => sum + part.length, 0)
    const about = [
      [utf8, 2],
      [0, 2],
      [0, 2],
      [noDay, 2],
      [checksumOf(parts), 4],
      [size, 4],
      [size, 4],
      [name.length, 2],
    ]
    const local = bytesOf([[0x04034b50, 4], [20, 2], ...about, [0, 2]])
    directory.push(
      bytesOf([[0x02014b50, 4], [20, 2], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      name,
    )
    bodies.push(local, name, ...parts)
    offset += local.length + name.length + size
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0)
  const count = files.length
  const end = bytesOf([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [length, 4],
    [offset, 4],
    [0, 2],
  ])
  return new Blob([...bodies, ...directory, end], { type })
}

/** Numbers as so many bytes each, the lowest first. */
function bytesOf(fields: readonly (readonly number[])[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    fields.flatMap(([value = 0, width = 0]) => Array.from({ length: width }, (_, at) => (value >>> (8 * at)) & 0xff)),
  )
}
