import { eachElement } from '../eachElement'
import { shownText } from './shownText'

/** The texts that cells refer to by number. Reading aids (phonetic runs) are no part of them. */
export function sharedStrings(part: Buffer | undefined): string[] {
  const strings: string[] = []
  if (!part) return strings
  let [inText, inAid, text] = [false, false, '']
  eachElement(part, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') inAid = true
      if (name === 't') inText = true
    },
    text: (piece) => {
      if (inText && !inAid) text += piece
    },
    close: (name) => {
      if (name === 't') inText = false
      if (name === 'rPh') inAid = false
      if (name === 'si') strings.push(shownText(text))
    },
  })
  return strings
}
