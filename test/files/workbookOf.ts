import { zipOf } from './zipOf'

type Options = { from1904?: boolean; declaredSize?: number; formatCode?: string; prolog?: string; firstString?: string }

/** An XLSX workbook with one sheet of these rows, given as XML. Style 1 shows numbers by `formatCode`. */
export function workbookOf(sheetRows: string, options: Options = {}): Buffer {
  const { from1904 = false, declaredSize, formatCode = 'dd/mm/yyyy', prolog = '', firstString = 'Título' } = options
  const sheet = `<?xml version="1.0"?>${prolog}<worksheet><sheetData>${sheetRows}</sheetData></worksheet>`
  return zipOf(
    { path: '[Content_Types].xml', content: '<Types/>' },
    {
      path: 'xl/workbook.xml',
      content: `<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="Oculta" state="hidden" r:id="r0"/><sheet name="Tarefas" r:id="r1"/></sheets></workbook>`,
    },
    {
      path: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      path: 'xl/styles.xml',
      content: `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="${formatCode}"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    },
    {
      path: 'xl/sharedStrings.xml',
      content: `<sst><si><t>${firstString}</t></si><si><r><t>Fun</t></r><r><t>dação</t></r><rPh><t>x</t></rPh></si></sst>`,
    },
    { path: 'xl/worksheets/sheet1.xml', content: sheet, ...(declaredSize !== undefined && { declaredSize }) },
  )
}
