import { type ReactNode, useEffect, useRef } from 'react'
import { type Fields, fieldsOf } from './formFields'

type Props = { onFields: (fields: Fields) => void; children: ReactNode }

/** Hears what stands in the form around it: at first, and whenever one of the fields within it changes. */
export function FormWatch({ onFields, children }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const read = () => {
    const form = root.current?.closest('form')
    if (form) onFields(fieldsOf(form))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: later changes are heard as they are typed
  useEffect(read, [])
  return (
    // Fields that carry a chosen value write it into their hidden twins: those are read on the next turn.
    <div ref={root} style={{ display: 'contents' }} onInput={() => setTimeout(read)}>
      {children}
    </div>
  )
}
