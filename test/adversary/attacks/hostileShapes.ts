import { valueAt, withValue } from '../../security/idFields'
import type { Attack, Case } from '../attack'
import { leavesOf } from '../leavesOf'
import type { Input, Target } from '../target'
import { marked } from './hostileTexts'

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]))
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const wrongTypes = [{ wrong: [] }, 1e308]

type Shaping = (input: Input, target: Target) => Partial<Case>[]
const attackBy = (name: string, shape: Shaping): Attack => ({
  name,
  casesOn: (target, { ids }) => {
    const input = target.inputOf(ids)
    return shape(input, target).map((given) => ({
      target,
      input,
      by: 'administrator',
      what: name,
      expects: 'nothing',
      ...given,
    }))
  },
})

/** A body as it is written, with something in it that must not be parsed. */
function unbounded(body: Record<string, unknown>, more: string): Partial<Case>[] {
  const unparsed = marked(crypto.randomUUID())
  const whole = JSON.stringify({ ...body, mark: unparsed })
  const within = JSON.stringify({ ...body, data: { mark: unparsed } })
  return [
    { what: 'beside the rest', unparsed, written: `${whole.slice(0, -1)},"more":${more}}` },
    { what: 'within the data', unparsed, written: `${within.slice(0, -2)},"more":${more}}}` },
  ]
}

const tooMany = (input: Input, { method }: Target): Partial<Case>[] => [
  ...(input.body ? unbounded(input.body, JSON.stringify(many(22_000))) : []),
  ...(input.body
    ? [{ what: '9,000 beside the rest', input: { ...input, body: { ...input.body, ...many(9000) } } }]
    : []),
  // Signing out passes over what it does not know.
  ...(method === 'GET'
    ? [
        {
          what: '500 in the address',
          input: { ...input, query: { ...input.query, ...many(500) } },
          expects: 'own' as const,
        },
      ]
    : []),
]

const tooDeep = ({ body }: Input) => (body ? [33, 30_000].flatMap((depth) => unbounded(body, nested(depth))) : [])

const ofWrongType = (input: Input): Partial<Case>[] =>
  leavesOf(input.body ?? {}).flatMap((path) =>
    wrongTypes.map((wrong) => ({
      what: `${path.join('.')} as ${JSON.stringify(wrong)}`,
      input: { ...input, body: withValue(input.body, path, wrong) as Record<string, unknown> },
    })),
  )

/** Each object has its first key twice, in turn; each word of an address stands twice. */
function repeated(input: Input): Partial<Case>[] {
  const inAddress = Object.entries(input.query).map(([key, value]) => ({
    what: `${key} twice`,
    input: { ...input, query: { ...input.query, [key]: [value, value] } },
    expects: 'own' as const,
  }))
  if (!input.body) return inAddress
  const objects = [[], ...leavesOf(input.body).map((path) => path.slice(0, -1))]
  const paths = [...new Set(objects.map((path) => path.join('\u0001')))].map((path) =>
    path ? path.split('\u0001') : [],
  )
  return [...inAddress, ...paths.flatMap((path) => twice(input.body ?? {}, path))]
}

function twice(body: Record<string, unknown>, path: string[]): Partial<Case>[] {
  const object = path.length > 0 ? valueAt(body, path) : body
  if (typeof object !== 'object' || object === null || Array.isArray(object)) return []
  const [first] = Object.entries(object)
  if (!first) return []
  const unparsed = marked(crypto.randomUUID())
  const place = '"place of it"'
  const text = JSON.stringify(object)
  const doubled = `{"mark":${JSON.stringify(unparsed)},${JSON.stringify(first[0])}:${JSON.stringify(first[1])},${text.slice(1)}`
  const written =
    path.length > 0 ? JSON.stringify(withValue(body, path, 'place of it')).replace(place, () => doubled) : doubled
  return [{ what: `${[...path, first[0]].join('.')} twice`, unparsed, written }]
}

export const hostileShapes: readonly Attack[] = [
  attackBy('10,000 keys', tooMany),
  attackBy('depth', tooDeep),
  attackBy('a wrong type', ofWrongType),
  attackBy('a key twice', repeated),
]
