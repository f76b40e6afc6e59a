import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { RecordedEvent } from '@prumo/contracts/index'
import { changesOf } from '@prumo/projections/audit/actions'
import { expect, it } from 'vitest'
import { readReleased } from '../contracts/releasedShapes'
import { examplesOf, type Shape } from '../faults/releasedExamples'
import { wordings } from '../given/wordings'
import { randomOf } from '../reliability/load'

/** What only programs read: ids, hashes, days and instants as events have them, words in camel case, codes. */
const raw = [
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/,
  /[0-9a-f]{40}/,
  /\b\d{4}-\d\d-\d\d/,
  /\b[a-z]+[A-Z]\w*/,
  /\b[a-z]+\.[a-z]+[A-Z]?\w*\b/,
  /\b[a-z]+(-[a-z]+)+-\d+\b/,
  /^(true|false|null|undefined)$/,
  /[[\]{}]/,
]
/** Addresses are what somebody typed, and the examples’ own texts say their field. */
const withoutTexts = (text: string) => text.replaceAll(/https:\S+|\S+@\S+\.example|Fundação \w+|construtora-\w+/g, '')
const isRaw = (text: string) => raw.some((pattern) => pattern.test(withoutTexts(text)))

/** Words of ours that a shape takes as any text. */
const ours: Record<string, unknown> = {
  because: 'access.noPermission',
  level: 'viewOnly',
  only: 'manager',
  proof: 'password',
  signerRole: 'stakeholder',
  resource: { kind: 'command', name: 'MoveTask' },
  during: { kind: 'query', name: 'board' },
  reason: 'Saiu da obra',
}
/** Of these, why is told by words of their own. */
const why: Record<string, string> = {
  PaymentFailed: 'noFunds',
  PaymentFlagged: 'otherAmount',
  SubscriptionEnded: 'unpaid',
}
const asRecorded = (value: unknown, name = ''): unknown => {
  if (name in ours && typeof ours[name] === typeof value) return ours[name]
  if (Array.isArray(value)) return value.map((item) => asRecorded(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, asRecorded(inside, key)]))
}

const idOf = (name: string) => `0000000${name.length % 10}-0000-4000-8000-${String(name.length).padStart(12, '0')}`
const named = new Proxy({} as Record<string, string>, { get: () => 'Ana Souza' })

const released = readReleased<Shape>()

it.each(Object.values(wordings))(
  'AUD-01 SES-11 no event shows people what only programs read, in $language',
  (wording) => {
    const random = randomOf(13)
    const shown = Array.from({ length: 20 }).flatMap(() =>
      examplesOf(released, idOf, random).flatMap(({ type, data }) => {
        const event = {
          type,
          data: { ...(asRecorded(data) as object), ...(type in why && { because: why[type] }) },
          metadata: {},
        } as unknown as RecordedEvent
        const withNames = (value: unknown) => (value === undefined ? null : { value: value as never, names: named })
        const changes = changesOf(event).map(({ field, before, after }) => ({
          field,
          before: withNames(before),
          after: withNames(after),
        }))
        return describeChanges({ kind: type, changes, currency: 'BRL', fieldKind: null }, wording)
          .filter(({ technical }) => !technical)
          .map(({ field, label, before, after }) => ({ field: `${type} ${field}`, texts: [label, before, after] }))
      }),
    )
    expect(shown.length).toBeGreaterThan(3000)
    const found = shown.flatMap(({ field, texts }) =>
      texts.flatMap((text) => (text !== undefined && isRaw(text) ? [`${field}: ${text}`] : [])),
    )
    expect([...new Set(found)]).toEqual([])
  },
)
