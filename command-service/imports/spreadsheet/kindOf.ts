import { SpreadsheetRefused } from './spreadsheetRefused'

const startsWith = (content: Buffer, ...bytes: number[]) => bytes.every((byte, index) => content[index] === byte)

/**
 * The kind of a file by its content, whatever its name says. Refuses what we do not read: old workbooks, encrypted
 * ones, web pages, pictures.
 */
export function kindOf(content: Buffer): 'csv' | 'workbook' {
  if (content.length === 0) throw new SpreadsheetRefused('import.fileEmpty')
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) return 'workbook'
  // A workbook with a password is kept in the container that old Office files used.
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) {
    const locked = content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    throw new SpreadsheetRefused(locked ? 'import.workbookProtected' : 'import.workbookTooOld')
  }
  // Workbooks of Excel 2 to 4 begin with their first record.
  if ([0x00, 0x02, 0x04].some((version) => startsWith(content, 0x09, version, 0x06, 0x00)))
    throw new SpreadsheetRefused('import.workbookTooOld')
  const start = content.subarray(0, 512).toString('latin1').trimStart()
  if (/^(<|%PDF|\{\\rtf|\x89PNG|GIF8|\xff\xd8)/.test(start)) throw new SpreadsheetRefused('import.kindUnsupported')
  return 'csv'
}
