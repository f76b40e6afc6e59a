import { confidentialIn } from '@prumo/contracts/confidential'
import { schemaParts } from '@prumo/contracts/schemaParts'
import type { z } from 'zod'

/** Words for amounts, their parts, and risks. A name that has one reveals such a value, or must say why it does not. */
const telling = new Set(
  [
    'cent',
    'amount',
    'money',
    'value',
    'cost',
    'price',
    'budget',
    'fee',
    'rate',
    'wage',
    'salary',
    'tariff',
    'payment',
    'paid',
    'invoice',
    'installment',
    'discount',
    'interest',
    'fine',
    'tax',
    'debt',
    'credit',
    'income',
    'expense',
    'spent',
    'revenue',
    'profit',
    'margin',
    'balance',
    'total',
    'sum',
    'earned',
    'quota',
    'payable',
    'receivable',
    'risk',
    'probability',
    'impact',
    'exposure',
    'severity',
    'likelihood',
    'threat',
    'opportunity',
  ].flatMap((word) => [word, `${word}s`, word.replace(/y$/, 'ies')]),
)

const isTelling = (name: string) =>
  name
    .split(/(?=[A-Z])|[^A-Za-z]+/)
    .map((word) => word.toLowerCase())
    .some((word) => telling.has(word))

type Def = { type: string; entries?: Record<string, string>; keyType?: z.ZodType }

/** Each field and each word of an enum that is named like an amount or a risk and is not confidential. */
export function openMoneyIn(schema: z.ZodType, path = '', within: readonly z.ZodType[] = []): string[] {
  if (within.includes(schema) || confidentialIn(schema)?.guard) return []
  const { entries, keyType } = (schema as unknown as { _zod: { def: Def } })._zod.def
  const words = Object.values(entries ?? {}).filter(isTelling)
  const inside = schemaParts(schema).flatMap(([name, inner]) => {
    const at = name === '' || name === '[]' ? path + name : `${path}${path && '.'}${name}`
    const found = isTelling(name) && !confidentialIn(inner)?.guard ? [at] : []
    return [...found, ...openMoneyIn(inner, at, [...within, schema])]
  })
  const keys = keyType ? openMoneyIn(keyType, `${path}{}`, [...within, schema]) : []
  return [...new Set([...words.map((word) => `${path}=${word}`), ...inside, ...keys])]
}
