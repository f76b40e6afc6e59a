import type { CommentContent } from '@prumo/contracts/discussion/comments'
import type { Comment } from '@prumo/contracts/discussion/queries'

export type Person = { userId: string; name: string }

/** A comment as it is stored: `@` and somebody's whole name is a mention. The longest name counts. */
export function contentOf(text: string, people: readonly Person[]): CommentContent {
  const byLength = [...people].sort((a, b) => b.name.length - a.name.length)
  const parts: CommentContent = []
  let plain = ''
  const flush = () => {
    if (plain) parts.push({ text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const person = text[at] === '@' ? byLength.find(({ name }) => isWhole(text, at + 1, name)) : undefined
    if (person) {
      flush()
      parts.push({ mention: person.userId })
      at += 1 + person.name.length
    } else {
      plain += text[at]
      at++
    }
  }
  flush()
  return parts
}

const isWhole = (text: string, at: number, name: string) =>
  text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))

/** What is kept, as somebody edits it. */
export const textOf = (content: Comment['content']): string =>
  content.map((part) => ('text' in part ? part.text : `@${part.name ?? ''}`)).join('')

/** Whoever is mentioned already stays so, also when they no longer take part. */
export const peopleIn = (content: Comment['content']): Person[] =>
  content.flatMap((part) => ('mention' in part && part.name ? [{ userId: part.mention, name: part.name }] : []))

/** What is being looked for behind an `@` that ends where the caret is; `undefined` where nobody is. */
export function mentionAt(text: string, caret: number): { from: number; sought: string } | undefined {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret))
  return found ? { from: caret - (found[1] ?? '').length - 1, sought: found[1] ?? '' } : undefined
}

/** Those whose name, or a part of it, begins with what is sought, without regard to case and accents. */
export const matching = (people: readonly Person[], sought: string): Person[] =>
  people.filter(({ name }) => [name, ...name.split(/\s+/)].some((part) => plain(part).startsWith(plain(sought))))
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
