import type { Comment } from '@prumo/contracts/discussion/queries'
import { Lexer, type Token, type Tokens } from 'marked'

/** Around the place of a mention, in characters that nobody types; where somebody does, they are replaced. */
const [begin, end] = ['\uE000', '\uE001']
const mentionMark = new RegExp(`${begin}(\\d+)${end}`)

/** Nobody nests deeper by hand; every level costs the lexer and the page a part of their stack. */
const mostLevels = 40
/** A line that begins so many quotes or lists. Each of its parts begins where it can, so that it is looked at once. */
const nestsTooDeep = new RegExp(`^(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${mostLevels + 1}}`, 'm')

/**
 * A comment as tokens of Markdown. A mention stands in their texts as the mark of its index. What is nested too deep,
 * or cannot be read, is one text as it was written.
 */
export function markdownOf(content: Comment['content']): Token[] {
  const text = content
    .map((part, index) => ('text' in part ? part.text.replace(/[\uE000\uE001]/g, '\uFFFD') : `${begin}${index}${end}`))
    .join('')
  if (nestsTooDeep.test(text)) return asWritten(text)
  try {
    const tokens = new Lexer({ gfm: true, breaks: true }).lex(text)
    return levelsOf(tokens) > mostLevels ? asWritten(text) : tokens
  } catch {
    // Whoever wrote it, nobody else loses the discussion for it.
    return asWritten(text)
  }
}

const asWritten = (text: string): Token[] => [{ type: 'written', raw: text }]

/** How deep tokens are nested: level by level, so that depth costs no stack. */
function levelsOf(tokens: readonly Token[]): number {
  let levels = 0
  for (let level = tokens; level.length > 0 && levels <= mostLevels; levels++) level = level.flatMap(innerTokens)
  return levels
}

const innerTokens = (token: Token): Token[] => [
  ...('tokens' in token ? (token.tokens ?? []) : []),
  ...('items' in token ? (token as Tokens.List).items : []),
]

/** A text in turn with the indexes of the mentions in it. */
export const withMentions = (text: string): (string | number)[] =>
  text.split(mentionMark).map((part, index) => (index % 2 === 0 ? part : Number(part)))

const openedSchemes = ['http:', 'https:', 'mailto:']

/** The address that a link may lead to: none that runs something, and none within the program. */
export function safeAddress(href: string): string | undefined {
  const address = URL.canParse(href) ? new URL(href) : undefined
  return address && openedSchemes.includes(address.protocol) ? address.href : undefined
}
