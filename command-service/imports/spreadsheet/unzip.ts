import { inflateRawSync } from 'node:zlib'
import { type Entry, fromBuffer, type ZipFile } from 'yauzl'
import { sheetLimits } from './sheetLimits'
import { SpreadsheetRefused } from './spreadsheetRefused'

/**
 * The files in a zip archive, by path. First the declared sizes are added up, which costs nothing. Then the real
 * size is counted while inflating, since an archive can lie.
 */
export async function unzip(content: Buffer): Promise<Map<string, Buffer>> {
  const archive = await opened(content)
  const entries = await entriesOf(archive)
  const declared = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (declared > sheetLimits.inflatedBytes) throw new SpreadsheetRefused('import.zipBomb')
  if (entries.some((entry) => entry.isEncrypted())) throw new SpreadsheetRefused('import.workbookProtected')

  const files = new Map<string, Buffer>()
  let left = sheetLimits.inflatedBytes
  for (const entry of entries) {
    if (entry.fileName.endsWith('/')) continue
    const file = inflated(await rawBytes(archive, entry), entry.compressionMethod, left)
    left -= file.length
    files.set(entry.fileName, file)
  }
  return files
}

const corrupt = () => new SpreadsheetRefused('import.workbookCorrupt')

const opened = (content: Buffer) =>
  new Promise<ZipFile>((resolve, reject) =>
    fromBuffer(content, { lazyEntries: true, strictFileNames: false, validateEntrySizes: false }, (error, archive) =>
      error ? reject(corrupt()) : resolve(archive),
    ),
  )

const entriesOf = (archive: ZipFile) =>
  new Promise<Entry[]>((resolve, reject) => {
    const entries: Entry[] = []
    archive.on('error', () => reject(corrupt()))
    archive.on('end', () => resolve(entries))
    archive.on('entry', (entry: Entry) => {
      entries.push(entry)
      archive.readEntry()
    })
    archive.readEntry()
  })

const rawBytes = (archive: ZipFile, entry: Entry) =>
  new Promise<Buffer>((resolve, reject) =>
    archive.openReadStream(entry, { decompress: entry.compressionMethod === 8 ? false : null }, (error, stream) => {
      if (error) return reject(corrupt())
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('error', () => reject(corrupt()))
      stream.on('end', () => resolve(Buffer.concat(chunks)))
    }),
  )

function inflated(raw: Buffer, method: number, left: number): Buffer {
  if (method !== 8 && method !== 0) throw corrupt()
  try {
    const file = method === 0 ? raw : inflateRawSync(raw, { maxOutputLength: Math.max(1, left) })
    if (file.length <= left) return file
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw corrupt()
  }
  throw new SpreadsheetRefused('import.zipBomb')
}
