import { events } from '@prumo/contracts/index'
import { moduleNames } from '@prumo/contracts/meanings'
import { expect, it } from 'vitest'
import { merged } from '../platform/texts/i18n'
import { logFields, technicalFields, valueTexts } from './moduleLogFields'

const files = import.meta.glob<Record<string, unknown>>('../locales/en/*.json', { eager: true, import: 'default' })
const texts = merged(Object.values(files)) as Record<string, Record<string, unknown>>

/** They have no text of their own: a denial, a signature or a target is told as a whole. */
const toldOtherwise = [
  'kind project',
  'kind task',
  'kind document',
  'kind edited',
  'kind returned',
  'kind withdrawn',
  'kind command',
  'kind query',
  'kind call',
  'act approve',
  'act return',
  'consentTextId simple-signature-1',
  'identityBasis signUp',
  'identityBasis addedByAdministrator',
  'reason unreachable',
  'reason forbiddenAddress',
]

/** What is read of a zod schema. */
type Schema = { _zod: { def: object; values?: ReadonlySet<unknown> | undefined } }
type Def = { type: string; shape?: Record<string, Schema>; innerType?: Schema; element?: Schema; options?: Schema[] }

/** The fields in a schema that take one of a few words, with these words. */
function wordsIn({ _zod: { def, values = new Set() } }: Schema, field = ''): [string, string][] {
  const { type, shape, innerType, element, options = [] } = def as Def
  // The levels of an access profile stand beside the names of its features.
  if (field === 'permissions') return []
  if (shape) return Object.entries(shape).flatMap(([name, part]) => wordsIn(part, name))
  if (type === 'enum') return [...values].map((word) => [field, String(word)])
  return [innerType, element, ...options].flatMap((part) => (part ? wordsIn(part, field) : []))
}
const words = Object.values(events).flatMap((schema) => wordsIn(schema))

it('AUD-01 every module says how its fields are told', () =>
  expect(Object.keys(logFields).sort()).toEqual([...moduleNames].sort()))

it('AUD-01 every word that an event takes for a value has a text, unless the field is technical', () => {
  expect(words.length).toBeGreaterThan(100)
  const hasText = (field: string, word: string) =>
    technicalFields.has(field) ||
    texts[valueTexts[field] ?? '']?.[word] !== undefined ||
    texts.copyEndReason?.[word] !== undefined
  const textless = words.filter(([field, word]) => !hasText(field, word)).map((pair) => pair.join(' '))
  expect([...new Set(textless)].sort()).toEqual(toldOtherwise.sort())
})
