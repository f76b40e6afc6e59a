import type { OriginKind } from '@prumo/contracts/finance/entry'
import { type RefObject, useState } from 'react'
import { moneyIn } from '../platform/formats/typedMoney'
import { useLanguage } from '../platform/texts/useLanguage'
import { areEqualParts, draftIn, itemsInProportion, type OriginDraft, sharedItems, withPercent } from './originItems'
import { useFormText } from './useFormText'

type Beginning = {
  /** As `originText` writes it. */
  value: string
  /** What the amount of the entry says at the beginning. */
  amount: string
  currency: string | null
  /** Whether parts that are not equal follow the amount as well, each by its share of it. */
  inProportion: boolean
}

/** How the parts stand to the amount: as somebody set them, or following it. */
type Way = 'set' | 'evenly' | 'inProportion'

/** What an entry is for, as it is chosen. As long as nobody has set a part, all are equal and follow the amount. */
export function useOriginItems(
  around: RefObject<HTMLElement | null>,
  { value, amount, currency, inProportion }: Beginning,
) {
  const language = useLanguage()
  const [draft, setDraft] = useState<OriginDraft>(() => draftIn(value))
  const [begun] = useState({ items: draft.items, cents: moneyIn(amount, language, currency) ?? 0 })
  const [way, setWay] = useState<Way>(() => {
    if (areEqualParts(begun.items, begun.cents, language)) return 'evenly'
    return inProportion ? 'inProportion' : 'set'
  })
  const [former, setFormer] = useState<Partial<Record<OriginKind, OriginDraft['items']>>>({})
  const cents = moneyIn(useFormText(around, 'plannedCents', amount), language, currency) ?? 0
  const { of, isByHours = false } = draft
  const ids = draft.items.map(({ id }) => id)
  const items = {
    set: () => draft.items,
    evenly: () => sharedItems(ids, { cents, language }),
    inProportion: () => itemsInProportion(begun.items, begun.cents, { cents, language, currency }),
  }[way]()
  const choose = (chosen: readonly string[]) => {
    const amounts = new Map(items.map((item) => [item.id, item]))
    setDraft({ ...draft, items: chosen.map((id) => amounts.get(id) ?? { id, amount: '' }) })
    if (way === 'inProportion') setWay('set')
  }
  return {
    of,
    items,
    cents,
    isByHours,
    /** What was chosen of the former kind is back when that is. */
    setOf: (kind: OriginKind) => {
      if (kind === of) return
      setFormer({ ...former, [of]: items })
      setDraft({ of: kind, items: former[kind] ?? [] })
      setWay(areEqualParts(former[kind] ?? [], cents, language) ? 'evenly' : 'set')
    },
    add: (id: string) => choose([...ids, id]),
    remove: (id: string) => choose(ids.filter((each) => each !== id)),
    setAmount: (id: string, typed: string) => {
      setDraft({ ...draft, items: items.map((item) => (item.id === id ? { id, amount: typed } : item)) })
      setWay('set')
    },
    setPercent: (id: string, percent: number) => {
      setDraft({ ...draft, items: withPercent(items, { id, percent }, { cents, language, currency }) })
      setWay('set')
    },
    evenly: () => setWay('evenly'),
    byWeights: (weights: readonly number[], areHours = false) => {
      setDraft({ of, items: sharedItems(ids, { cents, weights, language }), isByHours: areHours || isByHours })
      setWay('set')
    },
  }
}
