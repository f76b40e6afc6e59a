import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { commentLinesOf, sentencesOf, wordsOf } from './files/commentsOf'
import { sourceFiles } from './files/sourceFiles'

const root = fileURLToPath(new URL('..', import.meta.url))
const longestLine = 120
const mostWords = 25

const longLinesIn = (source: string) => commentLinesOf(source).filter((line) => line.length > longestLine)
const longSentencesIn = (source: string) =>
  sentencesOf(source).filter((sentence) => wordsOf(sentence).length > mostWords)

const findingsIn = (findingsOf: (source: string) => string[]) =>
  sourceFiles().flatMap((path) => findingsOf(readFileSync(root + path, 'utf8')).map((found) => `${path}: ${found}`))

it('No line of a comment is longer than 120 characters', () => {
  const long = 'x'.repeat(longestLine)
  expect(longLinesIn(`// ${long}\n/** ${long} */\n/**\n * ${long}\n */\n  {/* ${long} */}\n'${long}'`)).toHaveLength(4)
  expect(findingsIn(longLinesIn)).toEqual([])
})

it('No sentence of a comment has more than 25 words', () => {
  const [most, more] = ['word '.repeat(mostWords), 'word '.repeat(mostWords + 1)]
  expect(longSentencesIn(`// ${most}\ncode\n/** ${most}*/\n/** ${most}. ${most} */\n '${more}'`)).toEqual([])
  expect(longSentencesIn(`// ${more}\n/** ${more}*/\n/**\n * ${most}\n * ${more}. word\n */`)).toHaveLength(3)
  expect(findingsIn(longSentencesIn)).toEqual([])
})
