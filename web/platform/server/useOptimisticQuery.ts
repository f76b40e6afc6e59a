import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { useToasts } from '../layout/useToasts'
import { newId } from '../newId'
import { useTakeBack } from '../undo/useTakeBack'
import { send } from './api'
import type { Failure } from './failure'
import { inTurn } from './inTurn'
import { pendingChanges } from './pendingChanges'
import { questionOf } from './questionOf'
import { useQuery } from './useQuery'

type Outcome = {
  done?: string | undefined
  failed?: string
  explain?: (failure: Failure) => Failure
  /** What the command is about, where a second one may follow before the first is answered. */
  about?: string
}

/** An answer, and commands that change it. A change is shown at once, and undone with the reason if it is refused. */
export function useOptimisticQuery<Name extends QueryName>(name: Name, input: QueryInput<Name>) {
  const toasts = useToasts()
  const { tellDone } = useTakeBack()
  const { data, error, mutate } = useQuery(name, input)

  /** `change` may meet an answer that holds it already. Rejects with the failure if the command is refused. */
  const apply = async <Type extends CommandType>(
    type: Type,
    command: CommandOf<Type>['data'],
    change: (answer: Answer<Name>) => Answer<Name>,
    { id = newId(), about = id }: { id?: string; about?: string } = {},
  ): Promise<void> => {
    const { accept, refuse } = pendingChanges.add(questionOf(name, input), change)
    try {
      const { position } = await inTurn(about, () => send(type, command, { id }))
      void mutate()
      accept(Number(position))
    } catch (failure) {
      refuse()
      throw failure
    }
  }

  /**
   * `done` is said when it is; `failed` is the headline of the reason; `explain` words it better. Returns whether the
   * command was accepted.
   */
  const run = async <Type extends CommandType>(
    type: Type,
    command: CommandOf<Type>['data'],
    change: (answer: Answer<Name>) => Answer<Name>,
    { done, failed, explain = (failure) => failure, about }: Outcome = {},
  ): Promise<boolean> => {
    try {
      const id = newId()
      await apply(type, command, change, about === undefined ? { id } : { id, about })
      if (done) tellDone(type, id, done)
      return true
    } catch (failure) {
      toasts.failed(explain(failure as Failure), failed)
      return false
    }
  }

  return { data, failure: error, retry: () => void mutate(), apply, run }
}
