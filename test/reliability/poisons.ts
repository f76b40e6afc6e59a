import { randomUUID } from 'node:crypto'
import { systemMetadata } from '../log/systemMetadata'
import { isAny, isDay, isInstant, isNumber, isText, isUuid, leavesIn, withLeaf } from './leaves'
import {
  asText,
  exactly,
  type Good,
  inAnyPlace,
  inPlaceOf,
  noise,
  type Poison,
  type Random,
  type Smuggled,
} from './poison'

const texts: readonly Poison[] = [
  inPlaceOf('U+0000 in a text', isText, (text) => `${text}\0`),
  inPlaceOf(
    'a lone surrogate in a text',
    isText,
    (text) => `${text}\ud800`,
    (text) => `\udc00${text}`,
  ),
  inPlaceOf('a text longer than an index keeps', isText, (_, random) => noise(20_000, random)),
  inPlaceOf('a text of a megabyte', isText, (_, random) => noise(2 ** 20, random)),
  inPlaceOf(
    'a text that Postgres could take for a list',
    isText,
    () => '{a,b}',
    () => '{"a"',
    () => '{NULL,\\',
    () => 'NULL',
  ),
  inPlaceOf(
    'a text that JavaScript has a name for',
    isText,
    () => '__proto__',
    () => 'constructor',
    () => '',
  ),
]

const ids: readonly Poison[] = [
  inPlaceOf('an id in capitals', isUuid, (id) => id.toUpperCase()),
  inPlaceOf(
    'an id in braces',
    isUuid,
    (id) => `{${id}}`,
    (id) => `{${id.toUpperCase()}}`,
  ),
  inPlaceOf('an id without hyphens', isUuid, (id) => id.replaceAll('-', '')),
  inPlaceOf(
    'an id that is none',
    isUuid,
    () => 'none',
    () => '',
    (id) => `${id}\0`,
    (id) => ` ${id}`,
  ),
  inPlaceOf('an id of something else', isUuid, () => randomUUID()),
  {
    name: 'one id for things of several kinds',
    of: ({ type, data }) => {
      const leaves = leavesIn(data).filter(isUuid)
      const same = leaves[0]?.value
      return leaves.length < 2
        ? []
        : [{ type, data: leaves.reduce((made, { path }) => withLeaf(made, path, same) as object, data) }]
    },
  },
  {
    name: 'one id in all its spellings at once',
    of: (good, random) =>
      ['an id in capitals', 'an id in braces', 'an id without hyphens'].flatMap((name) => [
        ...(ids.find((poison) => poison.name === name)?.of(good, random) ?? []),
        good,
      ]),
  },
]

const numbers: readonly Poison[] = [
  inPlaceOf(
    'a number beyond int4',
    isNumber,
    () => 2 ** 31,
    () => -(2 ** 31) - 1,
  ),
  inPlaceOf(
    'a number beyond int8',
    isNumber,
    () => exactly('9223372036854775808'),
    () => exactly('-1e19'),
  ),
  inPlaceOf(
    'a number that JavaScript rounds',
    isNumber,
    () => exactly('9007199254740993'),
    () => exactly('5.0'),
  ),
  inPlaceOf(
    'a number of 308 digits',
    isNumber,
    () => 1e308,
    () => exactly('1e999'),
    () => exactly('-1e999'),
  ),
  inPlaceOf(
    'a tiny number, or less than none',
    isNumber,
    () => 5e-324,
    () => exactly('-0'),
    () => -1,
    () => 0.1,
  ),
  {
    name: 'a number and the same in another spelling at once',
    of: ({ type, data }, random) =>
      ['5', '05', ' 5'].flatMap((text) => inPlaceOf('', isNumber, () => text).of({ type, data }, () => random() * 0)),
  },
]

const days: readonly Poison[] = [
  inPlaceOf(
    'the first day, and the last',
    isDay,
    () => '0001-01-01',
    () => '9999-12-31',
  ),
  inPlaceOf(
    'a day that no calendar has',
    isDay,
    () => '2026-02-30',
    () => '0000-00-00',
    () => '-4800-01-01',
    () => '6000000-01-01',
  ),
  inPlaceOf(
    'a day that only Postgres knows',
    isDay,
    () => 'infinity',
    () => 'epoch',
    () => '2026-1-2',
    () => '44 BC',
  ),
  inPlaceOf(
    'an instant that no clock shows',
    isInstant,
    () => '9999-12-31T23:59:60.999999999Z',
    () => '-infinity',
  ),
]

const nested = (depth: number) => exactly('['.repeat(depth) + ']'.repeat(depth))
const gap = inPlaceOf(
  'nothing where something should be',
  isAny,
  () => null,
  () => undefined,
)
const shapes: readonly Poison[] = [
  inAnyPlace('nesting of a thousand', () => nested(1000)),
  inAnyPlace(
    'nesting without end',
    () => nested(7000),
    () => nested(100_000),
  ),
  inAnyPlace(
    'keys that look like numbers',
    () => ({ '5': 1, '05': 2 }),
    () => exactly('{"1":1,"1":2}'),
  ),
  inAnyPlace(
    'keys that JavaScript or Postgres minds',
    () => exactly('{"__proto__":{"a":1}}'),
    () => ({ 'a\0': 1, '\ud800': 2 }),
  ),
  inAnyPlace(
    'something of another type',
    () => ({}),
    () => [],
    () => true,
    () => [[1], [2, 3]],
    () => 7,
    () => 'sete',
  ),
  gap,
  {
    name: 'more fields than there are',
    of: ({ type, data }) => [{ type, data: { ...data, organization_id: randomUUID(), replaced: 'a,b', x: { y: [] } } }],
  },
  { name: 'the same again', of: (good) => [good, good] },
  { name: 'what the next event puts right', of: (good, random) => [...gap.of(good, random), good] },
]

const unread: readonly Poison[] = [
  asText('data that is no JSON', (text) => text.slice(0, -1)),
  asText('data that is no record', (_, random) => ['null', '[]', '"a"', '7', ''][Math.floor(random() * 5)] ?? ''),
  asText('data that says it is sealed', () =>
    JSON.stringify({ userId: randomUUID(), person: { of: randomUUID(), sealed: 'AAAA' } }),
  ),
  asText('data sealed by nobody', () =>
    JSON.stringify({ person: { of: 'nobody\0', sealed: 7 }, signer: [], opinion: 7 }),
  ),
]

const typed = (name: string, ...types: ((type: string, random: Random) => string)[]): Poison => ({
  name,
  of: ({ type, data }: Good, random) => [
    { type: types[Math.floor(random() * types.length)]?.(type, random) ?? type, data },
  ],
})
const aside = (name: string, ...metadatas: string[]): Poison => ({
  name,
  of: ({ type, data }, random): Smuggled[] => {
    const metadata = metadatas[Math.floor(random() * metadatas.length)]
    return [{ type, data, ...(metadata !== undefined && { metadata }) }]
  },
})
const by = (actor: unknown) => textOfMetadata({ actor })
const textOfMetadata = (changes: object) => JSON.stringify({ ...systemMetadata, ...changes })

const around: readonly Poison[] = [
  typed(
    'a type that nobody knows',
    () => 'TaskTeleported',
    () => 'TaskAdded2',
  ),
  typed(
    'a type that JavaScript has a name for',
    () => '__proto__',
    () => 'constructor',
    () => 'hasOwnProperty',
    () => '',
  ),
  typed('a type longer than an index keeps', (_, random) => noise(20_000, random)),
  typed(
    'a type with another event’s data',
    () => 'TagAdded',
    () => 'LogHeadSigned',
    () => 'ImportRowsRead',
    () => 'DocumentApproved',
  ),
  aside('metadata that is no JSON', '{', '', 'null'),
  aside('metadata without who did it', '{}', by(null), by({ kind: 'user' }), by({ kind: 'user', userId: 'none' })),
  aside(
    'metadata of somebody spelled otherwise',
    by({ kind: 'user', sessionRef: 's', userId: randomUUID().toUpperCase() }),
  ),
  aside(
    'metadata from where nobody is',
    textOfMetadata({ from: { network: '\0', precise: { of: 'none', sealed: '' } } }),
  ),
  aside(
    'metadata with a basis that is none',
    textOfMetadata({ permissionBasis: '\ud800\0' }),
    textOfMetadata({ permissionBasis: {} }),
  ),
]

/** Every kind of poison that the storm has, each with a name. */
export const poisons: readonly Poison[] = [...texts, ...ids, ...numbers, ...days, ...shapes, ...unread, ...around]
