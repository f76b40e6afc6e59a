import { useState } from 'react'
import { type Texts, textsOfThese, textsThatDiffer } from './formTexts'
import { pick } from './pick'
import type { Typing } from './useTyping'

/** What was typed before it gave way to something else, over which record. */
type Former<Shown> = { base: Shown; texts: Texts }

/** The ways to give up what was typed, in one field or all, each of which can be undone. */
export function useGivingUp<Shown extends object>(latest: Shown, typing: Typing<Shown>) {
  const { base, setBase, seenTexts, texts, standing, give, show, setOpen, partsOf, recordField } = typing
  const [taken, setTaken] = useState<Readonly<Record<string, Former<Shown>>>>({})
  const [discarded, setDiscarded] = useState<Former<Shown>>()
  const without = (name: string) => Object.fromEntries(Object.entries(taken).filter(([each]) => each !== name))
  return {
    taken,
    /** Takes over what others wrote in a field. */
    take: (name: string) => {
      const parts = partsOf(recordField(name))
      const mine = textsOfThese(standing(), parts)
      const isTyped = Object.keys(textsThatDiffer(mine, seenTexts)).length > 0
      if (isTyped) setTaken({ ...taken, [name]: { base, texts: mine } })
      setBase({ ...base, ...pick(latest, [recordField(name)]) })
      give(textsOfThese(texts, parts))
    },
    untake: (name: string) => {
      const former = taken[name]
      if (!former) return
      setTaken(without(name))
      setBase({ ...base, ...pick(former.base, [recordField(name)]) })
      give(former.texts)
    },
    discarded,
    discard: () => {
      setDiscarded({ base, texts: textsThatDiffer(standing(), seenTexts) })
      setTaken({})
      setOpen(false)
      show(latest)
    },
    undiscard: () => {
      if (!discarded) return
      setDiscarded(undefined)
      setBase(discarded.base)
      give(discarded.texts)
    },
    /** Whoever types anew, or saves, has nothing to go back to. */
    forgetDiscarded: () => setDiscarded(undefined),
    forgetTaken: () => setTaken({}),
  }
}
