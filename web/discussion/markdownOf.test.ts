import fc from 'fast-check'
import type { Token, Tokens } from 'marked'
import { expect, it } from 'vitest'
import { markdownOf, safeAddress, withMentions } from './markdownOf'

it.each(['https://obra.example/a?b=1', 'http://obra.example/', 'mailto:ana@obra.example'])(
  'COM-01 a comment links to %s',
  (address) => expect(safeAddress(address)).toBe(address),
)

it.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  '/rest/commands/DeleteProject',
  '//obra.example',
  'blob:https://obra.example/1',
  '',
])('COM-01 a comment links nowhere for “%s”', (address) => expect(safeAddress(address)).toBeUndefined())

it('COM-01 a mention keeps its place in Markdown, and nobody writes one by its mark', () => {
  const [paragraph] = markdownOf([{ text: '**veja \uE0000\uE001' }, { mention: 'a', name: 'Ana' }, { text: '**' }])
  const text = JSON.stringify(paragraph)
  expect(paragraph).toMatchObject({ type: 'paragraph', tokens: [{ type: 'strong' }] })
  expect(text).toContain('\uFFFD0\uFFFD\uE0001\uE001')
  expect(withMentions('veja \uE0001\uE001!')).toEqual(['veja ', 1, '!'])
})

it.each([
  ['quotes', '> '.repeat(2480)],
  ['quotes without blanks', '>'.repeat(4900)],
  ['lists', '- '.repeat(2480)],
  ['numbered lists', '1. '.repeat(1600)],
  ['quotes and lists', '> - '.repeat(1200)],
  ['lists that each line continues', Array.from({ length: 90 }, (_, level) => `${' '.repeat(level)}- a`).join('\n')],
  ['emphasis', `${'*a **b '.repeat(600)}c${'** *'.repeat(600)}`],
  ['brackets', '['.repeat(4900)],
])('COM-01 a comment of endless %s is shown as it was written, or at most 40 levels deep', (_, beginning) => {
  const tokens = markdownOf([{ text: `${beginning}x` }])
  expect(depthOf(tokens)).toBeLessThanOrEqual(40)
  expect(tokens.map(({ raw }) => raw).join('')).toContain(beginning.trimEnd().slice(0, 40))
})

it('COM-01 no text makes a comment that cannot be read, or one of more than 40 levels', () => {
  const piece = fc.constantFrom(
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '  ',
    '\n',
    '**',
    '_',
    '~~',
    '`',
    '[',
    '](',
    ')',
    '!',
    '|',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      expect(depthOf(markdownOf([{ text: pieces.join('') }]))).toBeLessThanOrEqual(40)
    }),
  )
})

it('COM-01 lines of dashes and stars, and quotes and lists as people nest them, stay Markdown', () => {
  const text = `${'-'.repeat(60)}\n\n${'*'.repeat(60)}\n\n> > - a\n> >   - b\n> >     1. c`
  expect(markdownOf([{ text }]).map(({ type }) => type)).toEqual(expect.arrayContaining(['hr', 'blockquote']))
})

const depthOf = (tokens: readonly Token[]): number =>
  Math.max(0, ...(tokens as Tokens.Generic[]).map(({ tokens = [], items = [] }) => 1 + depthOf([...tokens, ...items])))
