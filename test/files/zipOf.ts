import { crc32, deflateRawSync } from 'node:zlib'

type File = { path: string; content: Buffer | string; declaredSize?: number }

/** A zip archive of these files (APPNOTE 6.3.3), which may lie about how large they are. */
export function zipOf(...files: File[]): Buffer {
  const [locals, directory]: [Buffer[], Buffer[]] = [[], []]
  let offset = 0
  for (const { path, content, declaredSize } of files) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const name = Buffer.from(path)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(declaredSize ?? bytes.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), shared, name, packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), shared, rest, name]))
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  Buffer.from('504b0506', 'hex').copy(end)
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, central, end])
}
