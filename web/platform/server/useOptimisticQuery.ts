import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { useToasts } from '../layout/useToasts'
import { questionOf, send, useQuery } from './api'
import type { Failure } from './failure'
import { pendingChanges } from './pendingChanges'

type Refusal = { failed?: string; explain?: (failure: Failure) => Failure }

/** An answer, and commands that change it. A change is shown at once, and undone with the reason if it is refused. */
export function useOptimisticQuery<Name extends QueryName>(name: Name, input: QueryInput<Name>) {
  const toasts = useToasts()
  const { data, error, mutate } = useQuery(name, input)

  /** `change` may meet an answer that holds it already. Rejects with the failure if the command is refused. */
  const apply = async <Type extends CommandType>(
    type: Type,
    command: CommandOf<Type>['data'],
    change: (answer: Answer<Name>) => Answer<Name>,
  ): Promise<void> => {
    const { accept, refuse } = pendingChanges.add(questionOf(name, input), change)
    try {
      await send(type, command)
    } catch (failure) {
      refuse()
      throw failure
    }
    void mutate()
    accept()
  }

  /** `failed` is the headline of the reason; `explain` words it better. Returns whether the command was accepted. */
  const run = async <Type extends CommandType>(
    type: Type,
    command: CommandOf<Type>['data'],
    change: (answer: Answer<Name>) => Answer<Name>,
    { failed, explain = (failure) => failure }: Refusal = {},
  ): Promise<boolean> => {
    try {
      await apply(type, command, change)
      return true
    } catch (failure) {
      toasts.failed(explain(failure as Failure), failed)
      return false
    }
  }

  return { data, failure: error, retry: () => void mutate(), apply, run }
}
