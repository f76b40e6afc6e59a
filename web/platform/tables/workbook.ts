import { storedZip } from './storedZip'
import type { TableCell } from './tableCell'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const ofPackage = 'http://schemas.openxmlformats.org/package/2006'
const ofOffice = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const [dayStyle, shareStyle, headStyle] = [1, 2, 3]
/** More than this no program shows in a cell. */
const mostCharacters = 32_767

/**
 * An XLSX workbook of one table (ECMA-376), whose first row is its header and stays in sight. Texts are texts: no
 * program computes them.
 */
export function workbook(sheetName: string, headers: readonly string[], rows: readonly (readonly TableCell[])[]): Blob {
  const lines = [headers.map((header) => textCell(header, headStyle)), ...rows.map((row) => row.map(cellXml))]
  const views =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  const part = (type: string, path: string) =>
    `<Override PartName="/${path}" ContentType="${contentType}.${type}+xml"/>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${ofOffice}/${type}" Target="${target}"/>`
  const relations = (...all: string[]) =>
    `${declared}<Relationships xmlns="${ofPackage}/relationships">${all.join('')}</Relationships>`
  return storedZip(
    [
      {
        path: '[Content_Types].xml',
        texts: [
          `${declared}<Types xmlns="${ofPackage}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
          part('sheet.main', 'xl/workbook.xml'),
          part('worksheet', 'xl/worksheets/sheet1.xml'),
          part('styles', 'xl/styles.xml'),
          '</Types>',
        ],
      },
      { path: '_rels/.rels', texts: [relations(relation('r1', 'officeDocument', 'xl/workbook.xml'))] },
      {
        path: 'xl/workbook.xml',
        texts: [
          `${declared}<workbook ${main} xmlns:r="${ofOffice}"><sheets><sheet name="${sheetNameOf(sheetName)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
        ],
      },
      {
        path: 'xl/_rels/workbook.xml.rels',
        texts: [
          relations(relation('r1', 'worksheet', 'worksheets/sheet1.xml'), relation('r2', 'styles', 'styles.xml')),
        ],
      },
      { path: 'xl/styles.xml', texts: [declared, styles] },
      {
        path: 'xl/worksheets/sheet1.xml',
        texts: [
          `${declared}<worksheet ${main}>${views}<sheetData>`,
          ...lines.map((cells) => `<row>${cells.join('')}</row>`),
          '</sheetData></worksheet>',
        ],
      },
    ],
    xlsx,
  )
}

/** Formats 14 and 9 are shown as the reader's program writes days and shares. */
const styles = `<styleSheet ${main}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="9" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`

function cellXml(cell: TableCell): string {
  if (typeof cell === 'string') return textCell(cell, 0)
  if ('day' in cell) return `<c s="${dayStyle}"><v>${serialOf(cell.day)}</v></c>`
  if ('percent' in cell) return `<c s="${shareStyle}"><v>${cell.percent / 100}</v></c>`
  return `<c><v>${cell.number}</v></c>`
}

const textCell = (text: string, style: number) =>
  text === '' ? '<c/>' : `<c s="${style}" t="inlineStr"><is><t xml:space="preserve">${kept(text)}</t></is></c>`

/** Days since the last of 1899, as programs count them from March 1900 on. */
const serialOf = (day: string) => Date.parse(day) / 86_400_000 + 25_569

/** The text as a workbook keeps it: what XML cannot hold as `_x0000_`, and what looks like that as well. */
const kept = (text: string) =>
  [...text.slice(0, mostCharacters).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')]
    .map((character) => (character.isWellFormed() ? keptSign(character) : '\uFFFD'))
    .join('')

function keptSign(sign: string): string {
  const code = sign.charCodeAt(0)
  if ((code < 0x20 && sign !== '\t' && sign !== '\n') || code >= 0xfffe)
    return `_x${code.toString(16).padStart(4, '0').toUpperCase()}_`
  return '&<>"'.includes(sign) ? `&#${code};` : sign
}

/** A sheet's name has at most 31 characters, and none of these signs. */
const sheetNameOf = (name: string) =>
  kept(
    name
      .replace(/[\\/?*[\]:']/g, ' ')
      .slice(0, 31)
      .trim() || 'Prumo',
  )
