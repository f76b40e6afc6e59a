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
  const { rest, assigneeId, priority = 'none', tagIds, unread } = takeNames(line, words)
  const { title, found } = takeDays(rest, unread, words.language, now)
  const earliest = found.endOn && found.endOn < defaults.startOn ? found.endOn : defaults.startOn
  const startOn = found.startOn ?? earliest
  const endOn = found.endOn ?? (found.days ? addDays(startOn, found.days - 1) : (found.startOn ?? defaults.endOn))
  const problem = problemOf({ title, startOn, endOn })
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

type Names = { rest: string; assigneeId?: string; priority?: Priority; tagIds: string[]; unread: string[] }

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
    const found = choices && foundIn<string>(choices, behind)
    if (found && sign === '@') names.assigneeId ??= found.id
    if (found && sign === '#' && !names.tagIds.includes(found.id)) names.tagIds.push(found.id)
    if (found && sign === '!') names.priority ??= found.id as Priority
    if (choices && !found && /^\p{L}/u.test(behind)) names.unread.push(`${sign}${firstWord(behind)}`)
    if (!found) names.rest += line[at]
    at += found ? found.length + 1 : 1
  }
  return { ...names, rest: names.rest.replace(/ +/g, ' ').trim() }
}

const firstWord = (text: string) => /^[\p{L}\p{N}_'’-]+/u.exec(text)?.[0] ?? ''
const isEnd = (text: string, at: number) => !/^[\p{L}\p{N}]/u.test(text.slice(at))

/** Whom or what a text begins to name: by the whole name, the longest first, or by a word that only one name has. */
function foundIn<Id extends string>(
  choices: ReadonlyMap<Id, string>,
  text: string,
): { id: Id; length: number } | undefined {
  const sought = plainText(text)
  const whole = [...choices]
    .filter(([, name]) => name !== '' && sought.startsWith(plainText(name)) && isEnd(text, name.length))
    .sort(([, a], [, b]) => b.length - a.length)[0]
  if (whole) return { id: whole[0], length: whole[1].length }
  const word = firstWord(text)
  if (word === '') return undefined
  const having = (test: (part: string) => boolean) =>
    [...choices].filter(([, name]) => plainText(name).split(/\s+/).some(test))
  const same = having((part) => part === plainText(word))
  const [only, another] = same.length > 0 ? same : having((part) => part.startsWith(plainText(word)))
  return only && !another ? { id: only[0], length: word.length } : undefined
}
