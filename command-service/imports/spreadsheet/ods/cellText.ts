const mostBlanks = 1000

/** Puts the text of a cell together: its paragraphs as lines, its blanks and tabs, which are elements of their own. */
export function cellText() {
  let text = ''
  let paragraphs = 0
  let depth = 0
  return {
    open: (name: string, attributes: () => Record<string, string>) => {
      if (name === 'p' || name === 'h') {
        if (paragraphs++ > 0) text += '\n'
        depth++
      }
      if (name === 's') text += ' '.repeat(Math.min(mostBlanks, Number(attributes()['text:c'] ?? 1) || 1))
      if (name === 'tab') text += '\t'
      if (name === 'line-break') text += '\n'
    },
    /** Blanks between paragraphs are no part of the text. */
    add: (piece: string) => {
      if (depth > 0) text += piece
    },
    close: (name: string) => {
      if (name === 'p' || name === 'h') depth--
    },
    /** The text since the last time. */
    take: () => {
      const whole = text
      text = ''
      paragraphs = 0
      depth = 0
      return whole
    },
  }
}
