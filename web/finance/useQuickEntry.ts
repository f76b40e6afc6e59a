import { useRef, useState } from 'react'
import { useKeptText } from '../platform/drafts/useKeptText'
import { newId } from '../platform/newId'
import { send } from '../platform/server/api'
import type { Failure } from '../platform/server/failure'
import { useShownDay } from '../platform/server/useShownDay'
import { useLanguage } from '../platform/texts/useLanguage'
import { useTakeBack } from '../platform/undo/useTakeBack'
import { installmentIdOf } from './entryValues'
import { type LastChoices, lackingOf, lastChoices, originOf } from './lastChoices'
import { type QuickAnswers, quickEntry } from './quickEntry'
import type { OriginChoices } from './useOriginChoices'

type Wrong = { code: string; word?: string } | Failure

/** What is typed into the line, what it comes to, and its way to the server. */
export function useQuickEntry(projectId: string, currency: string, { choices }: OriginChoices) {
  const language = useLanguage()
  const today = useShownDay()
  const { tellDone } = useTakeBack()
  const [line = '', keep, sent] = useKeptText(`quick entry ${projectId}`)
  const [answers, setAnswers] = useState<QuickAnswers>({})
  const [kept, setKept] = useState(() => lastChoices.of(projectId))
  const [wrong, setWrong] = useState<Wrong>()
  const sending = useRef(false)
  /** Sent again, the same line is the same entry. */
  const ids = useRef({ line: '', entryId: '', commandId: '' })
  const found = quickEntry(line, { language, today, currency, answers })
  // What was deleted since is no longer chosen.
  const origin = kept.origin
  const stands = origin && (choices[origin.of]?.some(({ id }) => id === origin.id) ?? false)
  const chosen: LastChoices = { ...kept, origin: stands ? origin : null }

  const lacking = lackingOf(chosen)

  const write = (text: string) => {
    keep(text === '' ? undefined : text)
    setWrong(undefined)
  }
  const choose = (changes: Partial<LastChoices>) => {
    const next = { ...chosen, ...changes }
    setKept(next)
    setWrong(undefined)
    lastChoices.keep(projectId, next)
  }
  const record = async () => {
    const { title, cents, day } = found
    const [lacks] = lacking
    if (found.problem || lacks) return setWrong(found.problem ?? { code: `entry.${lacks}Missing` })
    if (cents === null || day === null || !chosen.origin || sending.current) return
    sending.current = true
    if (ids.current.line !== line) ids.current = { line, entryId: newId(), commandId: newId() }
    const { entryId, commandId } = ids.current
    const installments = [{ installmentId: installmentIdOf(entryId, 0), dueOn: day, cents }]
    const { kind, classification } = chosen
    const fields = { title, kind, classification: classification.trim(), plannedOn: day, plannedCents: cents }
    const entry = { ...fields, installments, origin: originOf(chosen.origin, cents) }
    try {
      await send('RecordEntry', { projectId, entryId, ...entry }, { id: commandId })
      ids.current.line = ''
      setAnswers({})
      setWrong(undefined)
      sent(line)
      tellDone('RecordEntry', commandId)
    } catch (failure) {
      // What was refused is decided anew.
      ids.current.commandId = newId()
      setWrong(failure as Failure)
    } finally {
      sending.current = false
    }
  }
  return {
    line,
    found,
    chosen,
    lacking,
    wrong,
    write,
    choose,
    record,
    answer: (of: keyof QuickAnswers, key: string) => setAnswers({ ...answers, [of]: key }),
  }
}
