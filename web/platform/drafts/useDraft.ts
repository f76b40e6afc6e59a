import { useRef, useState } from 'react'
import type { Failure } from '../server/failure'
import { keptDrafts } from './keptDrafts'
import { pick } from './pick'
import { useGivingUp } from './useGivingUp'
import { useTellKept } from './useTellKept'
import { type DraftOptions, useTyping } from './useTyping'

/**
 * What somebody types over a record that others change meanwhile. Nothing typed is replaced by itself, and what is
 * given up can be had back. What others wrote is replaced only by whoever has seen it.
 */
export function useDraft<Shown extends object>(options: DraftOptions<Shown>) {
  const { id, latest, changedFields, refresh } = options
  const typing = useTyping(options)
  useTellKept(id, typing.isOpen)
  const givingUp = useGivingUp(latest, typing)
  const { base, setBase, setOpen, setSaving, show, isNews, partsOf, formIn } = typing
  const [replacing, setReplacing] = useState<readonly string[]>()
  const now = useRef(latest)
  now.current = latest

  /** Saves, unless others have changed the same fields: then it asks first. `post` gets what was seen in them. */
  const save = async <Changes extends object>(changes: Changes, post: (seen: Partial<Changes>) => Promise<unknown>) => {
    const fields = Object.keys(changes)
    const isOutrun = (field: string) =>
      partsOf(field).some(isNews) && !sameValue(pick(changes, [field]), pick(latest, [field]))
    const outrun = fields.filter(isOutrun)
    if (outrun.length > 0) {
      setReplacing(outrun)
      return false
    }
    setSaving(true)
    try {
      if (fields.length > 0) await post(pick(base, fields) as Partial<Changes>)
    } catch (error) {
      const { code, details } = error as Failure
      if (code !== 'record.changedMeanwhile') throw error
      await refresh()
      setReplacing(details.fields as string[])
      return false
    } finally {
      setSaving(false)
    }
    keptDrafts.drop(id)
    setOpen(false)
    givingUp.forgetDiscarded()
    givingUp.forgetTaken()
    show({ ...now.current, ...changes })
    return true
  }
  return {
    ...typing,
    ...givingUp,
    changedFields,
    refresh,
    save,
    /** The fields of the record in which something would be replaced that was not seen. */
    replacing,
    replace: () => {
      setBase({ ...base, ...pick(latest, replacing ?? []) })
      setReplacing(undefined)
      setTimeout(() => formIn()?.requestSubmit())
    },
    goBack: () => setReplacing(undefined),
  }
}

const sameValue = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b)

/** A draft as those see it who show it, of whatever record. */
export type ShownDraft = Pick<
  ReturnType<typeof useDraft<object>>,
  | 'around'
  | 'changedFields'
  | 'discard'
  | 'discarded'
  | 'forgetDiscarded'
  | 'given'
  | 'goBack'
  | 'isNews'
  | 'isOpen'
  | 'keep'
  | 'news'
  | 'partsOf'
  | 'recordField'
  | 'refresh'
  | 'replace'
  | 'replacing'
  | 'standing'
  | 'take'
  | 'taken'
  | 'texts'
  | 'undiscard'
  | 'untake'
>
