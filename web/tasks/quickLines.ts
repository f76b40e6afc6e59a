import { markIn, withoutMark } from '@prumo/contracts/markedNames'
import { sameName } from '@prumo/contracts/sameName'
import { addDays, daysBetween, today } from '../platform/formats/dates'
import { plainText } from '../platform/formats/plainText'
import { type Priority, priorities } from './priorities'
import { takeWrittenDays } from './writtenDays'

/** What a line may name, in the words of whoever writes it. */
export type QuickWords = {
  language: string
  people: ReadonlyMap<string, string>
  tags: ReadonlyMap<string, string>
  priorities: ReadonlyMap<Priority, string>
}
/** What a task has where its line says nothing of it. */
type QuickDefaults = { startOn: string; endOn: string; assigneeId: string | null }

export type QuickLine = QuickDefaults & {
  title: string
  priority: Priority
  tagIds: string[]
  /** Words with a sign that name nobody and nothing, or more than one: they stay in the title. */
  unread: string[]
  /** The code of what is wrong with it. */
  problem?: string
}

/** The tags that lines name and nobody has made yet, each once. */
export function newTagsIn(lines: readonly QuickLine[]): string[] {
  const named = lines.flatMap(({ unread }) => unread.flatMap((word) => (word.startsWith('#') ? word.slice(1) : [])))
  return named.filter((tag, index) => named.findIndex((each) => sameName(each, tag)) === index)
}

const longestQuickDays = 365
export const mostQuickLines = 200
const longestTitle = 500

/** The lines of a text that say something, without the signs of a list that it may have been copied from. */
export const linesOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/^ ?(?:[-*•–] )?(?:\[[ xX]?\] )?/, '')
        .trim(),
    )
    .filter((line) => line !== '')

/** A task as it is written in one line: `Vistoria 24/11–30/11 @Marina !alta #estrutura`. */
export function quickLine(line: string, defaults: QuickDefaults, words: QuickWords, now = today()): QuickLine {
  const { rest, assigneeId, priority = 'none', tagIds, unread, ambiguous } = takeNames(line, words)
  const { title, found } = takeDays(rest, unread, words.language, now)
  const earliest = found.endOn && found.endOn < defaults.startOn ? found.endOn : defaults.startOn
  const startOn = found.startOn ?? earliest
  const endOn = found.endOn ?? (found.days ? addDays(startOn, found.days - 1) : (found.startOn ?? defaults.endOn))
  const problem = ambiguous ? 'quickAdd.personAmbiguous' : problemOf({ title, startOn, endOn })
  return {
    title,
    startOn,
    endOn,
    assigneeId: assigneeId ?? defaults.assigneeId,
    priority,
    tagIds,
    unread,
    ...(problem && { problem }),
  }
}

/** Takes the days off a line. Words that name nothing stay where they stand, and hide no days behind them. */
function takeDays(line: string, unread: readonly string[], language: string, now: string) {
  const isUnread = (word: string | undefined) => word !== undefined && unread.some((each) => word.startsWith(each))
  const between = line.split(' ')
  const [before, behind]: [string[], string[]] = [[], []]
  while (isUnread(between.at(-1))) behind.unshift(between.pop() ?? '')
  while (isUnread(between[0])) before.push(between.shift() ?? '')
  const { rest, found } = takeWrittenDays(between.join(' '), language, now)
  return { title: [...before, rest, ...behind].filter(Boolean).join(' '), found }
}

function problemOf({ title, startOn, endOn }: { title: string; startOn: string; endOn: string }): string | undefined {
  if (title === '') return 'title.missing'
  if (title.length > longestTitle) return 'title.tooLong'
  if (endOn < startOn) return 'task.endBeforeStart'
  return daysBetween(startOn, endOn) > longestQuickDays ? 'task.tooLong' : undefined
}

type Names = {
  rest: string
  assigneeId?: string
  priority?: Priority
  tagIds: string[]
  unread: string[]
  /** Whether it names somebody as several are called: nobody is taken for them. */
  ambiguous?: true
}

/** Takes `@person`, `!priority` and `#tag` off a line, wherever they stand. */
function takeNames(line: string, { people, tags, priorities: named }: QuickWords): Names {
  const names: Names = { rest: '', tagIds: [], unread: [] }
  const ranked = new Map(
    priorities.flatMap((each) => (each === 'none' ? [] : [[each, named.get(each) ?? ''] as const])),
  )
  for (let at = 0; at < line.length; ) {
    const sign = at === 0 || line[at - 1] === ' ' ? line[at] : undefined
    const behind = line.slice(at + 1)
    const choices = sign === '@' ? people : sign === '#' ? tags : sign === '!' ? ranked : undefined
    const found = choices && foundIn<string>(choices, behind, sign === '@')
    const { id } = found ?? {}
    if (found && id === undefined) names.ambiguous = true
    if (id !== undefined && sign === '@') names.assigneeId ??= id
    if (id !== undefined && sign === '#' && !names.tagIds.includes(id)) names.tagIds.push(id)
    if (id !== undefined && sign === '!') names.priority ??= id as Priority
    if (choices && !found && /^\p{L}/u.test(behind)) names.unread.push(`${sign}${firstWord(behind)}`)
    if (!found) names.rest += line[at]
    at += found ? found.length + 1 : 1
  }
  return { ...names, rest: names.rest.replace(/ +/g, ' ').trim() }
}

const firstWord = (text: string) => /^[\p{L}\p{N}_'’-]+/u.exec(text)?.[0] ?? ''
const isEnd = (text: string, at: number) => !/^[\p{L}\p{N}]/u.test(text.slice(at))

/** How somebody may be named: as lists offer them, without the mark, or by it alone. */
function namesFor(name: string): string[] {
  const mark = markIn(name)
  return mark ? [name, withoutMark(name), mark] : [name]
}

type Found<Id> = { id: Id | undefined; length: number }

/**
 * Whom or what a text begins to name: by the whole name, the longest first, or by a word that only one name has.
 * What several people are called is nobody's: then there is no id.
 */
function foundIn<Id extends string>(
  choices: ReadonlyMap<Id, string>,
  text: string,
  ofPeople: boolean,
): Found<Id> | undefined {
  const sought = plainText(text)
  const named = [...choices].flatMap(([id, name]) =>
    (ofPeople ? namesFor(name) : [name]).map((each) => ({ id, name: each })),
  )
  const whole = named
    .filter(({ name }) => name !== '' && sought.startsWith(plainText(name)) && isEnd(text, name.length))
    .sort((a, b) => b.name.length - a.name.length)
  const [longest] = whole
  if (longest)
    return onlyOne(
      whole.filter(({ name }) => name.length === longest.name.length),
      longest.name.length,
    )
  const word = firstWord(text)
  if (word === '') return undefined
  const having = (test: (part: string) => boolean) =>
    [...choices]
      .filter(([, name]) => plainText(name).split(/\s+/).some(test))
      .map(([id, name]) => ({ id, name: (ofPeople && namesFor(name)[1]) || name }))
  const same = having((part) => part === plainText(word))
  const likely = same.length > 0 ? same : having((part) => part.startsWith(plainText(word)))
  const names = new Set(likely.map(({ name }) => plainText(name)))
  return names.size === 1 ? onlyOne(likely, word.length) : undefined
}

const onlyOne = <Id extends string>([first, second]: readonly { id: Id }[], length: number): Found<Id> => ({
  id: second === undefined ? first?.id : undefined,
  length,
})
