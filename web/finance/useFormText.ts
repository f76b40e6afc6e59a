import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { elementOf } from '../platform/forms/formFields'

/** What stands in another field of the form around, as it is typed. `first`: what stands in it at the beginning. */
export function useFormText(within: RefObject<HTMLElement | null>, name: string, first: string): string {
  const [text, setText] = useState(first)
  const read = () => {
    const field = elementOf(within.current?.closest('form') ?? null, name)
    if (field instanceof HTMLInputElement) setText(field.value)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form stays the same
  useLayoutEffect(() => {
    const form = within.current?.closest('form')
    form?.addEventListener('input', read)
    return () => form?.removeEventListener('input', read)
  }, [])
  // A field that a draft gave something to was not typed into.
  useEffect(read)
  return text
}
