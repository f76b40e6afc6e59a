import type { Feature } from '@prumo/contracts/access'
import { type CommandOf, type CommandType, commands, needs } from '@prumo/contracts/index'
import type { Person } from '../world/person'
import { examples } from './examples'
import { withValue } from './idFields'
import type { Ids } from './scene'
import { stringsIn } from './stringsIn'

/** A text that stands nowhere else, of what it was written into. */
export type Canary = { text: string; feature: Feature; where: string }

/** What was written, and what was refused. */
export type Written = {
  canaries: Canary[]
  refused: string[]
  /** The id that was written last in this field. */
  newest(field: string): string
}

/** What must be as it is in a project, or is nobody's text: proofs of identity, and what is held against what stands. */
const noText =
  /^(seen|was|document|options)(\.|$)|[Pp]assword|contentHash|digest|consentTextId|language|currency|timeZone|canvas$/
/** These take away what others need, and come last. */
const isEnding = (type: CommandType) => /^(Delete|Remove|Undo|Erase|Unshare|Leave|Transfer|Withdraw|Return)/.test(type)

/** The texts that people may write into a command, by their paths. */
function textPathsOf<Type extends CommandType>(type: Type, data: CommandOf<Type>['data']): string[][] {
  const schema = commands[type]
  const paths = stringsIn(schema).map(({ path }) => path)
  const isText = (path: string[]) => {
    const isNew = path.includes('*') || path.includes('key') || noText.test(path.join('.'))
    return !isNew && hasPlace(data, path) && schema.safeParse(withValue(data, path, 'a text')).success
  }
  const found = new Map(paths.filter(isText).map((path) => [path.join('.'), path]))
  return [...found.values()]
}

/** Whether what the text stands in is there: what may be left out of it is written, too. */
function hasPlace(data: unknown, [key = '', ...rest]: string[]): boolean {
  if (typeof data !== 'object' || data === null) return false
  return rest.length === 0 || hasPlace((data as Record<string, unknown>)[key], rest)
}

/** Every command that somebody may send, with a canary in each text that it takes. */
export async function writeCanaries(person: Person, ids: Ids): Promise<Written> {
  const [canaries, refused, sent]: [Canary[], string[], object[]] = [[], [], []]
  const types = (Object.keys(commands) as CommandType[])
    .filter((type) => 'feature' in needs[type] && type !== 'DeleteProject')
    .sort((first, second) => Number(isEnding(first)) - Number(isEnding(second)))
  for (const type of types) {
    const need = needs[type]
    const example = examples[type](ids)
    const paths = textPathsOf(type, example as never)
    if (!('feature' in need) || paths.length === 0) continue
    const texts = paths.map((path, nth): Canary & { path: string[] } => ({
      text: `zq${type}${nth}x`,
      feature: need.feature,
      where: `${type} ${path.join('.')}`,
      path,
    }))
    const data = texts.reduce<object>((filled, { path, text }) => withValue(filled, path, text), example)
    const { status, body } = await person.attempt(type, data as never)
    if (status === 200) canaries.push(...texts)
    else refused.push(`${type} ${body.code}`)
    if (status === 200) sent.push(data)
  }
  const newest = (field: string) => sent.flatMap((data) => (data as Record<string, string>)[field] ?? []).at(-1) ?? ''
  return { canaries, refused, newest }
}
