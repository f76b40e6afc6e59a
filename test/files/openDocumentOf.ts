import { zipOf } from './zipOf'

type Options = { prolog?: string; declaredSize?: number; mimetype?: string; manifest?: string; before?: string }

const kind = 'application/vnd.oasis.opendocument.spreadsheet'

/** An OpenDocument spreadsheet whose first table is hidden and whose second has these rows, given as XML. */
export function openDocumentOf(rows: string, options: Options = {}): Buffer {
  const { prolog = '', declaredSize, mimetype = kind, manifest = '<manifest:manifest/>', before = '' } = options
  const content = `<?xml version="1.0"?>${prolog}<office:document-content><office:automatic-styles>
    <style:style style:name="hidden"><style:table-properties table:display="false"/></style:style>
    <style:style style:name="shown"><style:table-properties table:display="true"/></style:style>
  </office:automatic-styles><office:body><office:spreadsheet>
    <table:table table:style-name="hidden"><table:table-row>${textCell('Oculta')}</table:table-row></table:table>
    ${before}<table:table table:style-name="shown">${rows}</table:table>
    <table:table><table:table-row>${textCell('Outra')}</table:table-row></table:table>
  </office:spreadsheet></office:body></office:document-content>`
  return zipOf(
    { path: 'mimetype', content: mimetype },
    { path: 'META-INF/manifest.xml', content: manifest },
    { path: 'content.xml', content, ...(declaredSize !== undefined && { declaredSize }) },
  )
}

/** A cell with a text of its own. */
export const textCell = (text: string) =>
  `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`
