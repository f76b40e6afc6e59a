import { NotUnderstood } from './finding.mjs'
import { pdfReader } from './pdfReader.mjs'

/** @typedef {import('./pdfReader.mjs').PdfValue} PdfValue */
/** @typedef {{ value: PdfValue, from: number, stream: { from: number, to: number } | null, to: number }} PdfObject */
/** @typedef {Map<string, PdfValue>} Fields */

/**
 * Where the one file stands that a PDF carries, found as any program finds it that opens PDFs: by the cross-reference
 * table, the catalog and its names (ISO 32000-1, 7.5 and 7.11.4). The PDF is as Prumo writes it: one revision, of which
 * every byte belongs to one object, and one embedded file. Throws `NotUnderstood` for any other.
 * @param {string} text one character for each byte
 * @returns {{ from: number, to: number }}
 */
export function embeddedIn(text) {
  const end = /startxref\n(\d{1,10})\n%%EOF[\r\n]*$/.exec(text)
  if (!end || countOf(text, '%%EOF') !== 1 || countOf(text, 'startxref') !== 1) throw new NotUnderstood('pdf')
  const tableAt = Number(end[1])
  const { offsets, trailer } = tableOf(text, tableAt)
  const objects = objectsOf(text, offsets, tableAt)
  refuseOtherFiles([...objects.values()].map(({ value }) => value))

  /** @param {PdfValue | undefined} value */
  const followed = (value) => (isReference(value) ? objects.get(value.ref)?.value : value)
  /** @param {PdfValue | undefined} value @param {string} key */
  const inside = (value, key) => {
    const fields = followed(value)
    return fields instanceof Map ? fields.get(key) : undefined
  }
  const files = followed(inside(inside(trailer.get('/Root'), '/Names'), '/EmbeddedFiles'))
  const names = followed(only(files, ['/Names']).get('/Names'))
  if (!Array.isArray(names) || names.length !== 2) throw new NotUnderstood('pdf')
  const file = only(followed(inside(names[1], '/EF')), ['/F']).get('/F')
  const object = isReference(file) ? objects.get(file.ref) : undefined
  const filter = only(object?.value, ['/Type', '/Subtype', '/Params', '/Length', '/Filter']).get('/Filter')
  if (!object?.stream || filter !== '/FlateDecode') throw new NotUnderstood('pdf')
  return object.stream
}

/** A dictionary that says no more than this. @param {PdfValue | undefined} value @param {string[]} keys */
function only(value, keys) {
  if (!(value instanceof Map) || [...value.keys()].some((key) => !keys.includes(key))) throw new NotUnderstood('pdf')
  return value
}

/** @param {string} text @param {string} part */
const countOf = (text, part) => text.split(part).length - 1

/** @param {PdfValue | undefined} value @returns {value is { ref: number }} */
const isReference = (value) =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Map) && 'ref' in value

/** Where each object begins, and the trailer. @param {string} text @param {number} at */
function tableOf(text, at) {
  const [head, count] = /^xref\n0 (\d{1,7})\n/.exec(text.slice(at, at + 32)) ?? []
  if (!head || !count) throw new NotUnderstood('pdf')
  const offsets = new Map()
  let entryAt = at + head.length
  for (let number = 0; number < Number(count); number++, entryAt += 20) {
    const [entry, offset] = /^(\d{10}) (?:00000 n|65535 f) \n$/.exec(text.slice(entryAt, entryAt + 20)) ?? []
    if (!entry || entry.includes('f') !== (number === 0)) throw new NotUnderstood('pdf')
    if (number > 0) offsets.set(number, Number(offset))
  }
  const reader = pdfReader(text, entryAt)
  const trailer = reader.takeMark('trailer\n') && reader.value()
  if (!(trailer instanceof Map)) throw new NotUnderstood('pdf')
  for (const key of ['/Prev', '/XRefStm', '/Encrypt']) if (trailer.has(key)) throw new NotUnderstood('pdf')
  reader.skipBlank()
  if (!text.startsWith('startxref', reader.at())) throw new NotUnderstood('pdf')
  return { offsets, trailer }
}

/**
 * The objects by their numbers: one after the other, with nothing between them, before them, or before the table.
 * @param {string} text
 * @param {Map<number, number>} offsets
 * @param {number} tableAt
 * @returns {Map<number, PdfObject>}
 */
function objectsOf(text, offsets, tableAt) {
  const objects = new Map([...offsets].map(([number, offset]) => [number, objectAt(text, number, offset)]))
  const inOrder = [...objects.values()].sort((before, after) => before.from - after.from)
  const [head] = /^%PDF-1\.\d\n%[^\n]{4}\n/.exec(text) ?? []
  let at = head?.length
  for (const { from, to } of inOrder) {
    if (from !== at) throw new NotUnderstood('pdf')
    at = to
  }
  if (at !== tableAt) throw new NotUnderstood('pdf')
  return objects
}

/** @param {string} text @param {number} number @param {number} from @returns {PdfObject} */
function objectAt(text, number, from) {
  const reader = pdfReader(text, from)
  if (!reader.takeMark(`${number} 0 obj\n`)) throw new NotUnderstood('pdf')
  const value = reader.value()
  let stream = null
  if (reader.takeMark('\nstream\n')) {
    const length = value instanceof Map ? value.get('/Length') : undefined
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) throw new NotUnderstood('pdf')
    stream = { from: reader.at(), to: reader.at() + length }
    reader.goTo(stream.to)
    if (!reader.takeMark('\nendstream')) throw new NotUnderstood('pdf')
  }
  if (!reader.takeMark('\nendobj\n')) throw new NotUnderstood('pdf')
  return { value, from, stream, to: reader.at() }
}

/**
 * Nothing else may carry a file, in any spelling: no other file specification with contents, no objects within streams.
 * @param {PdfValue[]} values
 */
function refuseOtherFiles(values) {
  const keys = values.flatMap(keysIn)
  const types = values.flatMap((value) => (value instanceof Map ? [value.get('/Type')] : []))
  /** @param {unknown[]} all @param {string} wanted */
  const count = (all, wanted) => all.filter((each) => each === wanted).length
  if (count(keys, '/EF') !== 1 || count(keys, '/EmbeddedFiles') !== 1) throw new NotUnderstood('pdf')
  if (count(types, '/EmbeddedFile') > 1 || types.includes('/ObjStm') || types.includes('/XRef'))
    throw new NotUnderstood('pdf')
}

/** @param {PdfValue} value @returns {string[]} */
function keysIn(value) {
  if (Array.isArray(value)) return value.flatMap(keysIn)
  if (!(value instanceof Map)) return []
  return [...value].flatMap(([key, inner]) => [key, ...keysIn(inner)])
}
