import type { PostalAddress } from '@prumo/contracts/partners/calls'
import { type FormEvent, useContext, useRef, useState } from 'react'
import { FieldDrafts } from '../platform/forms/fieldDrafts'
import { elementOf, fieldsOf } from '../platform/forms/formFields'
import { request } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'

const filled = ['street', 'neighborhood', 'city', 'stateCode'] as const
type Name = (typeof filled)[number]
/** `over` is what a draft had given the field before: what it gives later counts. */
type Given = Partial<Record<Name, { round: number; texts: readonly string[]; over: number | undefined }>>
type Answer = { outcome: 'found' | 'unknown' | 'unavailable' | 'off'; address: PostalAddress | null }
/** What is said of the code that was typed; `differs` where something else is written already. */
export type Looked = { outcome: Answer['outcome'] | 'looking' | 'differs'; address: PostalAddress | null }

/** Higher than those of drafts: each time a field is filled, it begins anew. */
let round = 1_000_000

/**
 * Fills the fields of an address once all digits of a postal code are typed: those that are empty. What is written
 * stays until somebody wants it replaced. `path`: whoever looks it up is asked for by another call.
 */
export function useAddressFilling(path: string) {
  const drafts = useContext(FieldDrafts)
  const [given, setGiven] = useState<Given>({})
  const [looked, setLooked] = useState<Looked>()
  const last = useRef('')
  const form = useRef<HTMLFormElement>(null)

  const fill = (address: PostalAddress, isReplacing: boolean) => {
    const element = form.current
    if (!element) return
    const { text } = fieldsOf(element)
    const differing = filled.filter((name) => address[name] && text(name).trim() !== address[name])
    const open = isReplacing ? differing : differing.filter((name) => text(name).trim() === '')
    round++
    const filling = Object.fromEntries(
      open.map((name) => [name, { round, texts: [address[name] ?? ''], over: drafts.given[name]?.round }]),
    )
    setGiven((before) => ({ ...before, ...filling }))
    setLooked({ outcome: open.length < differing.length ? 'differs' : 'found', address })
    // The form keeps what is filled in as it keeps what is typed.
    setTimeout(() => elementOf(element, 'postalCode')?.dispatchEvent(new Event('input', { bubbles: true })))
  }

  const lookUp = async (postalCode: string) => {
    setLooked({ outcome: 'looking', address: null })
    const answer = await answerOf(`${path}/${postalCode}`)
    if (last.current !== postalCode) return
    if (answer.address) fill(answer.address, false)
    else setLooked(answer)
  }

  const onInput = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.name !== 'postalCode') return
    const digits = target.value.trim().replace(/^(\d{5})-?(\d{3})$/, '$1$2')
    if (digits === last.current) return
    form.current = target.form
    last.current = digits
    setLooked(undefined)
    if (/^\d{8}$/.test(digits)) void lookUp(digits)
  }
  const replace = () => looked?.address && fill(looked.address, true)
  const latest = Object.entries(given).filter(([name, { over }]) => drafts.given[name]?.round === over)
  return { onInput, looked, replace, drafts: { ...drafts, given: { ...drafts.given, ...Object.fromEntries(latest) } } }
}

async function answerOf(path: string): Promise<Answer> {
  try {
    return await (await request('GET', path)).json()
  } catch (failure) {
    // Whoever may not look it up, or asks too often, still writes the address.
    return { outcome: (failure as Failure).status === 403 ? 'off' : 'unavailable', address: null }
  }
}
