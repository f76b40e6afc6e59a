import { type CommandType, commands } from '@prumo/contracts/index'

/** JSON that a command cannot have as its data, and the field that its refusal has to name. */
type HostileData = { field: string; json: string }

type Fields = Record<string, { safeParse(value: unknown): { success: boolean } }>
const fieldsOf = (type: CommandType): Fields => commands[type].shape

const withField = (valid: object, field: string, value: unknown): HostileData => ({
  field,
  json: JSON.stringify({ ...valid, [field]: value }),
})

/** Values of a wrong type in each field. */
export const ofWrongTypes = (type: CommandType, valid: object): HostileData[] =>
  Object.keys(fieldsOf(type)).flatMap((field) =>
    [{ wrong: true }, [[{}]], 1.5].map((wrong) => withField(valid, field, wrong)),
  )

/** Each field that there has to be is missing. */
export const withoutFields = (type: CommandType, valid: object): HostileData[] =>
  Object.entries(fieldsOf(type)).flatMap(([field, schema]) =>
    schema.safeParse(undefined).success ? [] : [withField(valid, field, undefined)],
  )

const undeclared = ['organizationId2', 'ownerId', 'administrator', 'constructor', 'toString', 'before', 'rank']

/** Fields that nobody declared, and one by which every object could be changed. */
export const withUndeclared = (valid: object): HostileData[] => [
  ...undeclared.map((field) => withField(valid, field, 'x')),
  {
    field: '__proto__',
    json: JSON.stringify(valid).replace(
      '{',
      `{"__proto__":{"polluted":true}${Object.keys(valid).length > 0 ? ',' : ''}`,
    ),
  },
]

const broken = ['a\0b c d e f g h i j k l m', '\ud800 lone surrogate', '\udc00\ud800 turned round']

/** In each text that there is, however deep, one that cannot be kept byte for byte. `field` is its path. */
export const withBrokenTexts = (valid: object): HostileData[] =>
  leavesOf(valid).flatMap((path) =>
    broken.map((text) => ({ field: path.join('.'), json: JSON.stringify(withValue(valid, path, text)) })),
  )

function leavesOf(value: unknown, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

function withValue(value: unknown, [key = '', ...rest]: string[], to: unknown): object {
  const copy: Record<string, unknown> = Array.isArray(value) ? ([...value] as never) : { ...(value as object) }
  copy[key] = rest.length === 0 ? to : withValue(copy[key], rest, to)
  return copy
}
