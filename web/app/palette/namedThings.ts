import { plainText } from '../../platform/formats/plainText'

/** Something of a project that can be opened or begun, by the names under which it is found. */
export type Thing = { name: string; also: string }
type Named = { pitch: string; internalCode: string | null }
type Reading = { project: string; thing: string }

const most = { words: 8, asked: 6, found: 8 }

/** Whether every word begins a word of the text, accents and case aside. */
export function beginsWords(text: string, words: string): boolean {
  const plain = plainText(text)
  return wordsOf(words).every((word) => beginsWord(plain, word))
}

function beginsWord(text: string, word: string): boolean {
  let at = text.indexOf(word)
  while (at > 0 && /[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) at = text.indexOf(word, at + 1)
  return at >= 0
}

/** What words can mean that name a project and something of it, in either order; the longest name of a thing first. */
export function readings(typed: string): Reading[] {
  const words = wordsOf(typed)
  if (words.length > most.words) return []
  const sizes = words.slice(1).map((_, index) => words.length - 1 - index)
  const part = (from: number, to?: number) => words.slice(from, to).join(' ')
  return sizes.flatMap((size) => [
    { project: part(0, -size), thing: part(-size) },
    { project: part(size), thing: part(0, size) },
  ])
}

/** The names of projects to ask for, so that what was typed can be read. */
export function projectNames(typed: string, things: readonly Thing[]): string[] {
  const meant = readings(typed).filter(({ thing }) => things.some((each) => isCalled(each, thing)))
  return [...new Set(meant.map(({ project }) => project))].slice(0, most.asked)
}

/** What was typed as a project and something of it: such as 'esc gantt'. The nearest projects come first. */
export function namedThings<Project extends Named, Each extends Thing>(
  typed: string,
  projects: readonly Project[],
  thingsOf: (project: Project) => readonly Each[],
): { project: Project; thing: Each }[] {
  const found = readings(typed).flatMap((reading) =>
    projects
      .filter(({ pitch, internalCode }) => beginsWords(`${pitch} ${internalCode ?? ''}`, reading.project))
      .flatMap((project) => calledFirst(thingsOf(project), reading.thing).map((thing) => ({ project, thing }))),
  )
  const isFirst = ({ project, thing }: (typeof found)[number], index: number) =>
    found.findIndex((each) => each.project === project && each.thing.name === thing.name) === index
  return found.filter(isFirst).slice(0, most.found)
}

const isCalled = ({ name, also }: Thing, words: string) => beginsWords(`${name} ${also}`, words)

/** Things that words name; those whose own name they are before others. */
const calledFirst = <Each extends Thing>(things: readonly Each[], words: string): Each[] => {
  const called = things.filter((thing) => isCalled(thing, words))
  const byName = called.filter(({ name }) => beginsWords(name, words))
  return [...byName, ...called.filter((thing) => !byName.includes(thing))]
}

const wordsOf = (text: string) =>
  plainText(text)
    .split(/\s+/)
    .filter((word) => word !== '')
