import type { ReactNode } from 'react'
import { type Fields, fieldsOf } from './formFields'

/** Hears what stands in the form around it whenever one of the fields within it changes. */
export function FormWatch({ onTyped, children }: { onTyped: (fields: Fields) => void; children: ReactNode }) {
  return (
    <div
      style={{ display: 'contents' }}
      onInput={(event) => {
        const { form } = event.target as HTMLInputElement
        // Fields that carry a chosen value write it into their hidden twins: those are read on the next turn.
        setTimeout(() => form && onTyped(fieldsOf(form)))
      }}
    >
      {children}
    </div>
  )
}
