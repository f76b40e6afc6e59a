import { deflateSync } from 'node:zlib'

function crcOf(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function chunk(type: string, content: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  crc.writeUInt32BE(crcOf(body))
  return Buffer.concat([length, body, crc])
}

/** A picture of one colour that every browser draws; with `claims` its header tells of another size. */
export function png(width: number, height: number, { grey = 0x22, claims = { width, height } } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(claims.width, 0)
  header.writeUInt32BE(claims.height, 4)
  // Eight bits of grey for each pixel.
  header[8] = 8
  const rows = Buffer.alloc((width + 1) * height, grey)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const data = chunk('IDAT', deflateSync(rows))
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))])
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const text = (value: string) => Buffer.from(value, 'latin1')

/** The first bytes of a JPEG: a segment before its frame, and the frame's header. */
export const jpegHead = (width: number, height: number, frame = 0xc2): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    uint16(16),
    text('JFIF\0'),
    Buffer.alloc(9),
    // A table of the kind whose marker stands among those of frames.
    Buffer.from([0xff, 0xc4]),
    uint16(6),
    Buffer.alloc(4),
    Buffer.from([0xff, frame]),
    uint16(11),
    Buffer.from([8]),
    uint16(height),
    uint16(width),
    Buffer.alloc(8),
  ])

const riff = (form: string, content: Buffer): Buffer => {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(content.length)
  const whole = Buffer.alloc(4)
  whole.writeUInt32LE(content.length + 12)
  return Buffer.concat([text('RIFF'), whole, text('WEBP'), text(form), size, content])
}

/** The first bytes of a WebP, in each of its three forms. */
export const webpHeads = {
  lossy: (width: number, height: number): Buffer => {
    const content = Buffer.alloc(20)
    content.set([0x30, 1, 0, 0x9d, 0x01, 0x2a])
    content.writeUInt16LE(width, 6)
    content.writeUInt16LE(height, 8)
    return riff('VP8 ', content)
  },
  lossless: (width: number, height: number): Buffer => {
    const content = Buffer.alloc(20)
    content[0] = 0x2f
    content.writeUInt32LE((((height - 1) << 14) | (width - 1)) >>> 0, 1)
    return riff('VP8L', content)
  },
  extended: (width: number, height: number): Buffer => {
    const content = Buffer.alloc(20)
    content.writeUIntLE(width - 1, 4, 3)
    content.writeUIntLE(height - 1, 7, 3)
    return riff('VP8X', content)
  },
}
