import type { LogotipoType } from '@prumo/contracts/organization/company'
import { mediaTypeOf } from '@prumo/platform/files/mediaTypeOf'

/** The most pixels of a logo: what a browser unpacks is far larger than what it is sent. */
const mostPixels = 4_000_000

export type Picture = { mediaType: LogotipoType; width: number; height: number }
type Size = { width: number; height: number }

/**
 * The picture that these bytes are, as far as its first bytes and its own header say: PNG, JPEG or WebP of at most four
 * megapixels. `undefined` for anything else. SVG is a program, and is none.
 */
export async function pictureIn(bytes: Uint8Array): Promise<Picture | undefined> {
  const mediaType = await mediaTypeOf(bytes)
  const sizeIn = sizes[mediaType as LogotipoType]
  const size = sizeIn?.(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  if (!size || size.width < 1 || size.height < 1 || size.width * size.height > mostPixels) return undefined
  return { mediaType: mediaType as LogotipoType, ...size }
}

/** Where each kind of picture says how large it is. */
const sizes: Record<LogotipoType, (bytes: Buffer) => Size | undefined> = {
  'image/png': (bytes) =>
    bytes.length >= 24 && bytes.toString('latin1', 12, 16) === 'IHDR'
      ? { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
      : undefined,
  'image/jpeg': jpegSize,
  'image/webp': webpSize,
}

/** The frame header of a JPEG stands behind segments that each say how long they are. */
function jpegSize(bytes: Buffer): Size | undefined {
  let place = 2
  while (place + 9 <= bytes.length && bytes[place] === 0xff) {
    const marker = bytes[place + 1] ?? 0
    if (isFrame(marker)) return { height: bytes.readUInt16BE(place + 5), width: bytes.readUInt16BE(place + 7) }
    place += 2 + Math.max(2, bytes.readUInt16BE(place + 2))
  }
  return undefined
}

/** SOF0 to SOF15 but for the tables and the extension among them (ITU T.81, table B.1). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** The three forms of WebP (RFC 9649): lossy, lossless, extended. */
function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 30) return undefined
  const form = bytes.toString('latin1', 12, 16)
  if (form === 'VP8 ') return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
  if (form === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
  if (form !== 'VP8L' || bytes[20] !== 0x2f) return undefined
  const packed = bytes.readUInt32LE(21)
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 }
}
