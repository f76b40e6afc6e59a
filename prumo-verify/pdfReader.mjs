import { NotUnderstood } from './finding.mjs'

/**
 * What stands in a PDF, outside of streams (ISO 32000-1, 7.3). A name begins with `/`, its `#` escapes undone; a text
 * with `(`, as it is written; a reference is the number of its object.
 * @typedef {string | number | { ref: number } | PdfValue[] | Map<string, PdfValue>} PdfValue
 */

const mostLevels = 40
const blank = /(?:[\0\t\n\f\r ]|%[^\r\n]*)*/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const reference = /(\d{1,10}) 0 R(?![^\0\t\n\f\r ()<>[\]{}/%])/y
const hexadecimal = /<[\da-fA-F\0\t\n\f\r ]*>/y

/** What stands from here on, piece by piece. @param {string} text @param {number} from */
function scanner(text, from) {
  let at = from
  return {
    at: () => at,
    /** @param {number} to */
    goTo: (to) => {
      at = to
    },
    /** @param {RegExp} pattern */
    take: (pattern) => {
      pattern.lastIndex = at
      const found = pattern.exec(text)
      if (found) at = pattern.lastIndex
      return found
    },
    /** @param {string} mark */
    takeMark: (mark) => {
      const stands = text.startsWith(mark, at)
      if (stands) at += mark.length
      return stands
    },
    /** A text in parentheses, which may hold pairs of them. */
    takeLiteral: () => {
      const began = at
      let open = 0
      for (; at < text.length; at++) {
        const character = text[at]
        if (character === '\\') at++
        else if (character === '(') open++
        else if (character === ')' && --open === 0) return text.slice(began, ++at)
      }
      throw new NotUnderstood('pdf')
    },
  }
}

/**
 * Reads values from here on. Throws `NotUnderstood` for whatever two programs might read in two ways.
 * @param {string} text one character for each byte
 * @param {number} from
 */
export function pdfReader(text, from) {
  const scan = scanner(text, from)
  const { take, takeMark } = scan

  /** @param {number} level @returns {PdfValue} */
  const list = (level) => {
    const values = []
    for (take(blank); !takeMark(']'); take(blank)) values.push(value(level))
    return values
  }

  /** @param {number} level @returns {PdfValue} */
  const dictionary = (level) => {
    const fields = new Map()
    for (take(blank); !takeMark('>>'); take(blank)) {
      const key = take(name)
      if (!key || fields.has(plain(key[0]))) throw new NotUnderstood('pdf')
      fields.set(plain(key[0]), value(level))
    }
    return fields
  }

  /** @param {number} [level] @returns {PdfValue} */
  const value = (level = 0) => {
    if (level > mostLevels) throw new NotUnderstood('pdf')
    take(blank)
    if (takeMark('<<')) return dictionary(level + 1)
    if (takeMark('[')) return list(level + 1)
    if (text[scan.at()] === '(') return scan.takeLiteral()
    const named = take(name)
    if (named) return plain(named[0])
    const referred = take(reference)
    if (referred) return { ref: Number(referred[1]) }
    const [written] = take(hexadecimal) ?? take(word) ?? []
    if (written === undefined) throw new NotUnderstood('pdf')
    return /^[-+]?\d*\.?\d+$/.test(written) ? Number(written) : written
  }

  return { ...scan, value: () => value(), skipBlank: () => void take(blank) }
}

/** A name without escapes: two spellings of one name are one name. @param {string} written */
const plain = (written) =>
  written.replace(/#([\da-fA-F]{2})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16)))
