import type { Comment } from '@prumo/contracts/discussion/queries'
import { Lexer, type Token } from 'marked'

/** Around the place of a mention, in characters that nobody types; where somebody does, they are replaced. */
const [begin, end] = ['\uE000', '\uE001']
const mentionMark = new RegExp(`${begin}(\\d+)${end}`)

/** A comment as tokens of Markdown. A mention stands in their texts as the mark of its index. */
export function markdownOf(content: Comment['content']): Token[] {
  const text = content
    .map((part, index) => ('text' in part ? part.text.replace(/[\uE000\uE001]/g, '\uFFFD') : `${begin}${index}${end}`))
    .join('')
  return new Lexer({ gfm: true, breaks: true }).lex(text)
}

/** A text in turn with the indexes of the mentions in it. */
export const withMentions = (text: string): (string | number)[] =>
  text.split(mentionMark).map((part, index) => (index % 2 === 0 ? part : Number(part)))

const openedSchemes = ['http:', 'https:', 'mailto:']

/** The address that a link may lead to: none that runs something, and none within the program. */
export function safeAddress(href: string): string | undefined {
  const address = URL.canParse(href) ? new URL(href) : undefined
  return address && openedSchemes.includes(address.protocol) ? address.href : undefined
}
