import { type KeyboardEvent, type RefObject, useState } from 'react'
import { matching, mentionAt, type Person } from './commentText'

const shownPeople = 6

type Written = {
  box: RefObject<HTMLTextAreaElement | null>
  value: string
  people: readonly Person[]
  onChange: (text: string) => void
}

/** What is put where the caret stands: emoji, and the people whose names begin with what follows an `@`. */
export function useMentions({ box, value, people, onChange }: Written) {
  const [caret, setCaret] = useState(0)
  const [closedAt, setClosedAt] = useState(-1)
  const [index, setIndex] = useState(0)
  const mention = mentionAt(value, caret)
  const found = mention && mention.from !== closedAt ? matching(people, mention.sought).slice(0, shownPeople) : []
  const chosen = Math.min(index, found.length - 1)

  const goTo = (at: number) => {
    setCaret(at)
    setClosedAt(-1)
    requestAnimationFrame(() => {
      box.current?.focus()
      box.current?.setSelectionRange(at, at)
    })
  }
  const put = (from: number, inserted: string) => {
    onChange(value.slice(0, from) + inserted + value.slice(caret))
    goTo(from + inserted.length)
  }
  const pick = ({ name }: Person) => {
    // What is written behind it is parted already.
    const gap = /^[\s\p{P}]/u.test(value.slice(caret)) ? '' : ' '
    if (mention) put(mention.from, `@${name}${gap}`)
    setIndex(0)
  }
  const close = () => setClosedAt(mention?.from ?? -1)
  const onKey = (event: KeyboardEvent) => {
    if (found.length === 0) return
    const step = { ArrowDown: 1, ArrowUp: found.length - 1 }[event.key]
    const person = event.key === 'Enter' || event.key === 'Tab' ? found[chosen] : undefined
    if (step === undefined && !person && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (step !== undefined) setIndex((chosen + step) % found.length)
    if (person) pick(person)
    if (event.key === 'Escape') close()
  }
  const onType = (text: string, at: number) => {
    setCaret(at)
    setClosedAt(-1)
    onChange(text)
  }

  return {
    found,
    chosen,
    pick,
    close,
    goTo,
    onKey,
    onType,
    onCaret: setCaret,
    insert: (text: string) => put(caret, text),
  }
}
