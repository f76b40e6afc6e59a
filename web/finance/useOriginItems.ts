import type { OriginKind } from '@prumo/contracts/finance/entry'
import { type RefObject, useState } from 'react'
import { useLanguage } from '../platform/texts/useLanguage'
import { areEqualParts, draftIn, type OriginDraft, sharedItems, withPercent } from './originItems'
import { amountIn } from './typedAmount'
import { useFormText } from './useFormText'

type Beginning = {
  /** As `originText` writes it. */
  value: string
  /** What the amount of the entry says at the beginning. */
  amount: string
}

/** What an entry is for, as it is chosen. As long as nobody has set a part, all are equal and follow the amount. */
export function useOriginItems(around: RefObject<HTMLElement | null>, { value, amount }: Beginning) {
  const language = useLanguage()
  const [draft, setDraft] = useState<OriginDraft>(() => draftIn(value))
  const [isSet, setIsSet] = useState(() => !areEqualParts(draft.items, amountIn(amount, language) ?? 0, language))
  const [former, setFormer] = useState<Partial<Record<OriginKind, OriginDraft['items']>>>({})
  const cents = amountIn(useFormText(around, 'plannedCents', amount), language) ?? 0
  const { of } = draft
  const ids = draft.items.map(({ id }) => id)
  const items = isSet ? draft.items : sharedItems(ids, { cents, language })
  const choose = (chosen: readonly string[]) => {
    const amounts = new Map(items.map((item) => [item.id, item]))
    setDraft({ of, items: chosen.map((id) => amounts.get(id) ?? { id, amount: '' }) })
  }
  return {
    of,
    items,
    cents,
    /** What was chosen of the former kind is back when that is. */
    setOf: (kind: OriginKind) => {
      if (kind === of) return
      setFormer({ ...former, [of]: items })
      setDraft({ of: kind, items: former[kind] ?? [] })
      setIsSet(!areEqualParts(former[kind] ?? [], cents, language))
    },
    add: (id: string) => choose([...ids, id]),
    remove: (id: string) => choose(ids.filter((each) => each !== id)),
    setAmount: (id: string, typed: string) => {
      setDraft({ of, items: items.map((item) => (item.id === id ? { id, amount: typed } : item)) })
      setIsSet(true)
    },
    setPercent: (id: string, percent: number) => {
      setDraft({ of, items: withPercent(items, { id, percent }, { cents, language }) })
      setIsSet(true)
    },
    evenly: () => setIsSet(false),
    byWeights: (weights: readonly number[]) => {
      setDraft({ of, items: sharedItems(ids, { cents, weights, language }) })
      setIsSet(true)
    },
  }
}
