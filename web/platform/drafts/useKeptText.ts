import { useState } from 'react'
import { keptDrafts } from './keptDrafts'

type KeptText = [
  text: string | undefined,
  write: (text: string | undefined) => void,
  /** What was sent is taken away; what was typed on while it was on its way stays. */
  sent: (text: string) => void,
]

const textOf = (id: string) => keptDrafts.of(id)?.texts.text?.[0]

/** A text that is being written over `former`: it stays in this tab until it was sent or given up (`undefined`). */
export function useKeptText(id: string, former = ''): KeptText {
  const [last, setLast] = useState(() => ({ id, text: textOf(id) }))
  const write = (text: string | undefined) => {
    if (text === undefined || text === former) keptDrafts.drop(id)
    else keptDrafts.keep(id, { texts: { text: [text] }, seen: {} })
    setLast({ id, text })
  }
  const sent = (text: string) => {
    const now = textOf(id) ?? ''
    write(now.startsWith(text) ? now.slice(text.length).trimStart() : now)
  }
  return [last.id === id ? last.text : textOf(id), write, sent]
}
