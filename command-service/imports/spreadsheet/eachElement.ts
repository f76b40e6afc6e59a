import { Parser } from 'saxen'
import { SpreadsheetRefused } from './spreadsheetRefused'

type Attributes = Record<string, string>
type Visitor = {
  open?: (name: string, attributes: () => Attributes) => void
  text?: (text: string) => void
  close?: (name: string) => void
}

const prefix = /^.*:/

/** Walks through an XML part of a workbook. A document type, with which entities could be declared, is refused. */
export function eachElement(xml: Buffer | undefined, visitor: Visitor): void {
  if (!xml) throw new SpreadsheetRefused('import.workbookCorrupt')
  const source = xml.toString('utf8')
  if (/<!DOCTYPE/i.test(source)) throw new SpreadsheetRefused('import.workbookCorrupt', { because: 'DOCTYPE' })
  const parser = new Parser()
  parser.on('openTag', (name, attributes, decode) =>
    visitor.open?.(name.replace(prefix, ''), () => decoded(attributes(), decode)),
  )
  parser.on('closeTag', (name) => visitor.close?.(name.replace(prefix, '')))
  parser.on('text', (text, decode) => visitor.text?.(decode(text)))
  parser.on('cdata', (text) => visitor.text?.(text))
  parser.on('error', () => {
    throw new SpreadsheetRefused('import.workbookCorrupt')
  })
  parser.parse(source)
}

const decoded = (attributes: Attributes, decode: (text: string) => string): Attributes =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, decode(value)]))
