/** A line with nothing but a comment: `//`, the lines of a block, or a comment in JSX. Captures its text. */
const commentLine = /^\s*(?:\/\/|\/\*\*?|\*(?!\/)|\{\/\*)\s?(.*?)\s*(?:\*\/\}?)?$/
const startOfBlock = /^\s*\{?\/\*/
const endOfBlock = /\*\/\}?$/
const tag = /(?:^|\s)@[a-z]+\b.*$/
const endOfSentence = /(?<=[.?!:;])\s/

/** The lines of a source that have nothing but a comment, with their marks and indentation. */
export const commentLinesOf = (source: string): string[] => source.split('\n').filter((line) => commentLine.test(line))

/** The sentences of a source's comments, without marks and JSDoc tags. A colon or semicolon ends a sentence, too. */
export const sentencesOf = (source: string): string[] =>
  paragraphsOf(source).flatMap((paragraph) => paragraph.split(endOfSentence))

export const wordsOf = (sentence: string): string[] => sentence.split(' ').filter((word) => /\w/.test(word))

/** Code, an empty line, a tag, and the start and end of a block each end a paragraph. */
function paragraphsOf(source: string): string[] {
  const text = source.split('\n').map(proseOf).join(' ')
  return text
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}

/** A line's part of a paragraph, with a line feed where a paragraph ends. */
function proseOf(line: string): string {
  const [, text = ''] = commentLine.exec(line) ?? []
  const isLast = text === '' || tag.test(text) || endOfBlock.test(line)
  return (startOfBlock.test(line) ? '\n' : '') + text.replace(tag, '') + (isLast ? '\n' : '')
}
