import type { LinkKind } from '@prumo/contracts/schedule/link'
import { longestLag } from '@prumo/contracts/tasks/dependency'

/** What a cell says of a predecessor: its key, and how the task depends on it where the cell says that. */
type NamedLink = { key: string; how?: { kind: LinkKind; lag: number } }

/** The kinds of links as MS Project writes them in English and in Portuguese. */
const kinds: Readonly<Record<string, LinkKind>> = {
  FS: 'FS',
  SS: 'SS',
  FF: 'FF',
  SF: 'SF',
  TI: 'FS',
  II: 'SS',
  TT: 'FF',
  IT: 'SF',
}

/** `1TI+2d`, `1SS`, `1FS-3 days`, `1TT + 1 dia`. A lag is of working days; no other unit is read. */
const typed = /^(.+?)\s*(FS|SS|FF|SF|TI|II|TT|IT)\s*(?:([+-])\s*(\d{1,4})\s*(?:d|days?|dias?)?)?$/iu

/**
 * The predecessors that a cell names, each once for each kind. A key that is written like a link is a key where a row
 * has it.
 */
export function predecessorLinks(text: string, isKey: (key: string) => boolean): NamedLink[] {
  const links = new Map<string, NamedLink>()
  for (const part of text.split(/[;,]/)) {
    const link = linkOf(part.trim(), isKey)
    if (link.key !== '') links.set(`${link.key}\u0000${link.how?.kind ?? ''}`, link)
  }
  return [...links.values()]
}

function linkOf(part: string, isKey: (key: string) => boolean): NamedLink {
  if (isKey(part)) return { key: part }
  const [, key = '', kind = '', sign, days = '0'] = typed.exec(part) ?? []
  const lag = Number(days) * (sign === '-' ? -1 : 1)
  const knownKind = kinds[kind.toUpperCase()]
  return knownKind && isKey(key) && Math.abs(lag) <= longestLag ? { key, how: { kind: knownKind, lag } } : { key: part }
}
