import type { CommentContent } from '@prumo/contracts/discussion/comments'
import type { Comment } from '@prumo/contracts/discussion/queries'
import { bareName } from '@prumo/contracts/markedNames'
import type { OfferedPerson } from '@prumo/contracts/offeredPerson'
import { plainText } from '../platform/formats/plainText'

export type Person = OfferedPerson
/** A name in a text that several people have, and where its `@` stands. */
type Ambiguous = { ambiguous: string; at: number }
type Part = CommentContent[number] | Ambiguous

/**
 * A comment as it is stored: `@` and somebody's name is a mention, the longest name first. A name that several have
 * names nobody without its mark: that part is left to whoever writes. `named` are people who stand in the text already,
 * by the names that they have there.
 */
function partsOf(text: string, people: readonly Person[], named: readonly Person[] = []): Part[] {
  const names = namesOf(people, named)
  const parts: Part[] = []
  let plain = ''
  const flush = () => {
    if (plain) parts.push({ text: plain })
    plain = ''
  }
  for (let at = 0; at < text.length; ) {
    const found = text[at] === '@' ? names.find(({ name }) => isWhole(text, at + 1, name)) : undefined
    if (found) {
      flush()
      parts.push(found.userId === undefined ? { ambiguous: found.name, at } : { mention: found.userId })
      at += 1 + found.name.length
    } else {
      plain += text[at]
      at++
    }
  }
  flush()
  return parts
}

/** The same once nothing in it is ambiguous. */
export const contentOf = (text: string, people: readonly Person[], named: readonly Person[] = []): CommentContent =>
  partsOf(text, people, named).flatMap((part) => ('ambiguous' in part ? [] : [part]))

/** The first name in a text that several have, and where it ends: there it is chosen who is meant. */
export function ambiguousIn(text: string, people: readonly Person[], named: readonly Person[] = []) {
  const found = partsOf(text, people, named).find((part) => 'ambiguous' in part)
  return found && { name: found.ambiguous, end: found.at + 1 + found.ambiguous.length }
}

/** All names by which people are called, the longest first, with whose they are: nobody's where several have one. */
function namesOf(people: readonly Person[], named: readonly Person[]) {
  const owners = new Map<string, Set<string>>()
  const give = (name: string, userId: string) => owners.set(name, (owners.get(name) ?? new Set()).add(userId))
  for (const person of people) for (const name of [person.name, bareName(person)]) give(name, person.userId)
  for (const { name, userId } of named) owners.set(name, new Set([userId]))
  return [...owners]
    .filter(([name]) => name !== '')
    .map(([name, [first, second]]) => ({ name, userId: second === undefined ? first : undefined }))
    .sort((a, b) => b.name.length - a.name.length)
}

const isWhole = (text: string, at: number, name: string) =>
  text.startsWith(name, at) && !/^[\p{L}\p{N}]/u.test(text.slice(at + name.length))

/**
 * Those whom a comment mentions, each under a name of their own in it: whoever is mentioned stays so, also when they
 * have no part in the project any more. `erased` stands for the name of whoever has none.
 */
export function peopleIn(content: Comment['content'], erased: string): Person[] {
  const names = new Map<string, string>()
  for (const part of content)
    if ('mention' in part && !names.has(part.mention))
      names.set(part.mention, freeName(part.name || erased, new Set(names.values())))
  return [...names].map(([userId, name]) => ({ userId, name }))
}

function freeName(name: string, taken: ReadonlySet<string>, count = 1): string {
  const tried = count === 1 ? name : `${name} (${count})`
  return taken.has(tried) ? freeName(name, taken, count + 1) : tried
}

/** What is kept, as somebody edits it. */
export function textOf(content: Comment['content'], erased: string): string {
  const names = new Map(peopleIn(content, erased).map(({ userId, name }) => [userId, name]))
  return content.map((part) => ('text' in part ? part.text : `@${names.get(part.mention)}`)).join('')
}

/** What is being looked for behind an `@` that ends where the caret is; `undefined` where nobody is. */
export function mentionAt(text: string, caret: number): { from: number; sought: string } | undefined {
  const found = /(?:^|[\s(])@([^@\n]{0,40})$/.exec(text.slice(0, caret))
  return found ? { from: caret - (found[1] ?? '').length - 1, sought: found[1] ?? '' } : undefined
}

/** Those whose name, or a part of it, begins with what is sought, without regard to case and accents. */
export const matching = (people: readonly Person[], sought: string): Person[] =>
  people.filter(({ name, mark = '' }) =>
    [name, ...name.split(/\s+/), mark].some((part) => plainText(part).startsWith(plainText(sought))),
  )
