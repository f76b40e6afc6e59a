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
