import { useEffect, useRef, useState } from 'react'
import { draftable } from '../platform/forms/draftable'
import { type Common, Framed, firstOf } from '../platform/forms/textFields'
import { ColleagueInput } from './ColleagueInput'

/** A form's field for the address of a colleague. */
export const ColleagueField = draftable(PlainColleagueField, firstOf)

type Props = Common & { value?: string; takePart: readonly string[] }

function PlainColleagueField({ value = '', takePart, ...frame }: Props) {
  const [email, setEmail] = useState(value)
  const field = useRef<HTMLDivElement>(null)
  const former = useRef(value)
  // The form hears of an address that is chosen as it does of typing.
  useEffect(() => {
    if (former.current === email) return
    former.current = email
    field.current?.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [email])
  return (
    <Framed {...frame}>
      <div ref={field}>
        <ColleagueInput name={frame.name} value={email} takePart={takePart} onChange={setEmail} />
      </div>
    </Framed>
  )
}
