import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { useRef, useState } from 'react'
import { useToasts } from '../layout/useToasts'
import { newId } from '../newId'
import { useTakeBack } from '../undo/useTakeBack'
import { send } from './api'
import type { Failure } from './failure'

/** What is said when it is done may have to be asked for. */
type Outcome = { done?: string | (() => Promise<string>); undo?: () => void; failed?: string }

/**
 * Sends commands from plain buttons: says what was done, offers to undo it, and explains a refusal. Returns whether it
 * was accepted. `explained` puts a failure into words that fit the place.
 */
export function useCommand(explained: (type: CommandType, failure: Failure) => Failure = (_, failure) => failure) {
  const toasts = useToasts()
  const { tellDone } = useTakeBack()
  const [sending, setSending] = useState(0)
  const overcome = useRef(new Map<CommandType, () => void>())

  const run = async <Type extends CommandType>(
    type: Type,
    data: CommandOf<Type>['data'],
    { done: notice, undo, failed }: Outcome = {},
  ): Promise<boolean> => {
    setSending((count) => count + 1)
    try {
      const id = newId()
      await send(type, data, { id })
      overcome.current.get(type)?.()
      const done = typeof notice === 'function' ? await notice() : notice
      if (done && undo) toasts.done(done, undo)
      else if (done) tellDone(type, id, done)
      return true
    } catch (error) {
      overcome.current.set(type, toasts.failed(explained(type, error as Failure), failed))
      return false
    } finally {
      setSending((count) => count - 1)
    }
  }

  return { run, sending: sending > 0 }
}
