import type { Released } from '../contracts/releasedShapes'

/** A JSON Schema as the files of released events have it. */
export type Shape = {
  type?: string
  properties?: Record<string, Shape>
  required?: string[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  enum?: unknown[]
  const?: unknown
  items?: Shape
  minItems?: number
  additionalProperties?: false | Shape
  propertyNames?: Shape
  format?: string
  pattern?: string
  minLength?: number
  minimum?: number
}
export type Example = { type: string; version: number; data: Record<string, unknown> }

/** Texts that these patterns of released shapes take. One that is not here says so. */
const ofPattern: Record<string, string> = {
  '^\\d{4}-(0[1-9]|1[0-2])$': '2018-11',
  '^#[0-9a-f]{6}$': '#336699',
  '^([01]\\d|2[0-3]):[0-5]\\d$': '07:30',
  '^[A-Z][A-Za-z]{1,60}$': 'TaskAdded',
  '^[a-z0-9]([a-z0-9-]{1,28})[a-z0-9]$': 'construtora-horizonte',
  '^\\S(.{1,48})\\S$': 'PTE-01',
  '^\\d{3}$': '031',
  '^\\d{4}$': '4242',
  '^[A-Z]{3}$': 'BRL',
  '^[a-z][A-Za-z]{0,39}$': 'card',
  '^[0-9a-f]{64}$': 'a'.repeat(64),
  '^[A-Za-z0-9+/]{43}=$': `${'A'.repeat(43)}=`,
  '^\\d{8,10}$': '999887766',
  '^[\\w/:. -]{1,100}$': 'FindTasks',
  '^[a-zA-Z]{1,40}$': 'tasks',
  '^[a-zA-Z]{1,40}\\.[a-zA-Z]{1,60}$': 'access.denied',
}
/** Texts with rules beyond their schema: a document's content is JSON, and a strategy fits the type of its risk. */
const ofName: Record<string, string> = {
  content: '{"prumo":"document","title":"Diário de obra","version":1}',
  strategy: 'accept',
}
const ofFormat: Record<string, string> = {
  date: '2018-11-04',
  'date-time': '2018-11-04T03:00:00.000Z',
  email: 'ana@construtora.example',
  uri: 'https://construtora.example/logotipo.png',
}

/**
 * An event of each of these shapes, all about the same things: an id is the same under the same name. The random
 * numbers decide what is left out and which of several choices is made.
 */
export function examplesOf(
  released: readonly Released<Shape>[],
  idOf: (name: string) => string,
  random: () => number,
): Example[] {
  const pick = <T>(choices: readonly T[]): T | undefined => choices[Math.floor(random() * choices.length)]

  const textOf = ({ format, pattern }: Shape, name: string): string => {
    if (format === 'uuid') return idOf(name)
    const text = format ? ofFormat[format] : pattern ? ofPattern[pattern] : (ofName[name] ?? `Fundação ${name}`)
    if (text === undefined) throw new Error(`no example of ${format ?? pattern}`)
    return text
  }
  const tableOf = ({ propertyNames, additionalProperties }: Shape): Record<string, unknown> =>
    additionalProperties
      ? { [String(propertyNames?.enum?.[0] ?? 'title')]: exampleOf(additionalProperties, 'title') }
      : {}
  const objectOf = (shape: Shape): Record<string, unknown> => {
    if (!shape.properties) return tableOf(shape)
    const named = Object.entries(shape.properties).filter(([name]) => shape.required?.includes(name) || random() < 0.5)
    return Object.fromEntries(named.map(([name, shape]) => [name, exampleOf(shape, name)]))
  }
  const makers: Record<string, (shape: Shape, name: string) => unknown> = {
    object: objectOf,
    array: ({ items, minItems }, name) => (items && (minItems || random() < 0.7) ? [exampleOf(items, name)] : []),
    string: textOf,
    integer: ({ minimum }) => Math.max(1, minimum ?? 0),
    number: ({ minimum }) => Math.max(1, minimum ?? 0),
    boolean: () => random() < 0.5,
    null: () => null,
  }
  const exampleOf = (shape: Shape, name: string): unknown => {
    if (shape.const !== undefined) return shape.const
    if (shape.enum) return ofName[name] ?? pick(shape.enum)
    const choices = shape.anyOf ?? shape.oneOf
    if (choices) return exampleOf(pick(choices) ?? {}, name)
    return makers[shape.type ?? 'null']?.(shape, name) ?? null
  }
  return released.map(({ type, version, shape }) => ({ type, version, data: objectOf(shape) }))
}
