import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { useState } from 'react'
import { useToasts } from '../layout/useToasts'
import { send } from './api'
import type { Failure } from './failure'

type Outcome = { done?: string; undo?: () => void; failed?: string }

/**
 * Sends commands from plain buttons: says what was done, offers to undo it, and explains a refusal. Returns whether it
 * was accepted. `explained` puts a failure into words that fit the place.
 */
export function useCommand(explained: (type: CommandType, failure: Failure) => Failure = (_, failure) => failure) {
  const toasts = useToasts()
  const [sending, setSending] = useState(0)

  const run = async <Type extends CommandType>(
    type: Type,
    data: CommandOf<Type>['data'],
    { done, undo, failed }: Outcome = {},
  ): Promise<boolean> => {
    setSending((count) => count + 1)
    try {
      await send(type, data)
      if (done) toasts.done(done, undo)
      return true
    } catch (error) {
      toasts.failed(explained(type, error as Failure), failed)
      return false
    } finally {
      setSending((count) => count - 1)
    }
  }

  return { run, sending: sending > 0 }
}
