import { SpreadsheetRefused } from './spreadsheetRefused'

const startsWith = (content: Buffer, ...bytes: number[]) => bytes.every((byte, index) => content[index] === byte)

/**
 * The kind of a file by its content, whatever its name says. Refuses what we do not read: old workbooks, encrypted
 * ones, web pages, pictures, and the files of MS Project and Primavera P6.
 */
export function kindOf(content: Buffer): 'csv' | 'workbook' {
  if (content.length === 0) throw new SpreadsheetRefused('import.fileEmpty')
  if (startsWith(content, 0x50, 0x4b, 0x03, 0x04)) return 'workbook'
  if (startsWith(content, 0xd0, 0xcf, 0x11, 0xe0)) throw new SpreadsheetRefused(refusalOfContainer(content))
  // Workbooks of Excel 2 to 4 begin with their first record.
  if ([0x00, 0x02, 0x04].some((version) => startsWith(content, 0x09, version, 0x06, 0x00)))
    throw new SpreadsheetRefused('import.workbookTooOld')
  const start = firstText(content)
  if (isProjectFile(start)) throw new SpreadsheetRefused('import.projectFile')
  if (/^(<|%PDF|\{\\rtf|\x89PNG|GIF8|\xff\xd8)/.test(start) || isJson(start))
    throw new SpreadsheetRefused('import.kindUnsupported')
  return 'csv'
}

/** Parts of a plan of MS Project 98 to today. */
const planParts = ['TBkndTask', 'Props9', 'Props12', 'Props14']

/**
 * The container that old Office files used names its parts in UTF-16. A workbook with a password is kept in it, too,
 * and so is a plan of MS Project (.mpp).
 */
function refusalOfContainer(content: Buffer) {
  const names = (part: string) => content.includes(Buffer.from(part, 'utf16le'))
  if (names('EncryptedPackage')) return 'import.workbookProtected'
  if (names('Workbook') || names('Book')) return 'import.workbookTooOld'
  return planParts.some(names) ? 'import.projectFile' : 'import.kindUnsupported'
}

/** How a file begins, without its byte order mark and blanks. */
function firstText(content: Buffer): string {
  const start = content.subarray(0, 2048)
  if (startsWith(content, 0xff, 0xfe)) return start.subarray(2).toString('utf16le').trimStart()
  if (startsWith(content, 0xfe, 0xff)) {
    const whole = start.subarray(2, start.length - (start.length % 2))
    return Buffer.from(whole).swap16().toString('utf16le').trimStart()
  }
  return start.toString('latin1').replace('\xef\xbb\xbf', '').trimStart()
}

/** XER begins with its header. PMXML, MSPDI, and the plans of GanttProject name themselves in their first element. */
const isProjectFile = (start: string) =>
  /^ERMHDR[\t,]/.test(start) ||
  (start.startsWith('<') && /schemas\.microsoft\.com\/project|APIBusinessObjects|<Project[\s>]/i.test(start))

const isJson = (start: string) => /^(\{\s*"|\{\s*\}|\[\s*[[{])/.test(start)
