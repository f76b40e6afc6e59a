import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldDraft, FieldTexts } from '../forms/fieldDrafts'
import { fieldNameOf, focusOn } from '../forms/formFields'
import type { Texts } from './formTexts'

/** What a form gives its fields in place of their values. The field that has the focus keeps it. */
export function useGivenTexts(first: Texts, formIn: () => HTMLFormElement | null) {
  const [given, setGiven] = useState<FieldDraft['given']>(() => withRound({}, first))
  const focused = useRef<string>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that was given something begins anew
  useLayoutEffect(() => {
    if (focused.current !== undefined) focusOn(formIn(), focused.current)
    focused.current = undefined
  }, [given])
  const give = (texts: Texts) => {
    if (Object.keys(texts).length === 0) return
    const active = document.activeElement
    const name = active && formIn()?.contains(active) ? fieldNameOf(active) : undefined
    focused.current = name !== undefined && name in texts ? name : undefined
    setGiven((former) => withRound(former, texts))
  }
  return { given, give }
}

const withRound = (former: FieldDraft['given'], texts: Texts): FieldDraft['given'] => ({
  ...former,
  ...Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, FieldTexts]) => [
      name,
      { texts: text, round: (former[name]?.round ?? 0) + 1 },
    ]),
  ),
})
