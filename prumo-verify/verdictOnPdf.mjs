import { embeddedIn } from './embeddedIn.mjs'
import { NotUnderstood } from './finding.mjs'
import { linesOf } from './lines.mjs'
import { verdictOn } from './verdictOn.mjs'

const mostBytes = 64 << 20
const begins = '%PDF-'

/** Whether a file that begins so is a PDF. @param {Uint8Array} bytes */
export const isPdf = (bytes) => latin(bytes.subarray(0, begins.length)) === begins

/**
 * Checks the receipt that a PDF receipt carries. What its pages show is checked by nobody, which the verdict says.
 * Rejects with `NotUnderstood` if it carries none, or several files.
 * @param {Uint8Array} bytes
 * @param {import('./trust.mjs').Trust} [trust]
 * @returns {Promise<import('./verdictOn.mjs').Verdict>}
 */
export async function verdictOnPdf(bytes, trust) {
  const verdict = await verdictOn(linesOf([await fileIn(bytes)]), trust)
  return { ...verdict, unchecked: [...verdict.unchecked, { what: 'pages' }] }
}

/** The one file within a PDF as Prumo writes it. @param {Uint8Array} bytes */
async function fileIn(bytes) {
  if (bytes.length > mostBytes) throw new NotUnderstood('pdf')
  const { from, to } = embeddedIn(latin(bytes))
  try {
    return await inflated(bytes.slice(from, to))
  } catch {
    throw new NotUnderstood('pdf')
  }
}

/** @param {Uint8Array<ArrayBuffer>} bytes */
async function inflated(bytes) {
  const chunks = []
  let size = 0
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length
    if (size > mostBytes) throw new RangeError('too large')
    chunks.push(part.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** A text with one character for each byte. @param {Uint8Array} bytes */
const latin = (bytes) => new TextDecoder('latin1').decode(bytes)
