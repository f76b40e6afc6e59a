import { vi } from 'vitest'

const parsed: string[] = []
const parse = JSON.parse

/** Which of the texts that must not be parsed were parsed all the same, from now on. */
export function watchParsing() {
  vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    if (typeof text === 'string' && text.includes('must not be parsed')) parsed.push(text)
    return parse(text, reviver)
  })
  return {
    /** Whether a text with this in it was parsed; what was parsed before is forgotten. */
    hasParsed: (mark: string) => parsed.some((text) => text.includes(mark)),
    forget: () => {
      parsed.length = 0
    },
  }
}
