import type { Answer, CommandOf, CommandType, QueryInput, QueryName } from '@prumo/contracts/index'
import { useToasts } from '../layout/useToasts'
import { send, useQuery } from './api'
import type { Failure } from './failure'

type Refusal = { failed?: string; explain?: (failure: Failure) => Failure }

/** An answer, and commands that change it. A change is shown at once, and undone with the reason if it is refused. */
export function useOptimisticQuery<Name extends QueryName>(name: Name, input: QueryInput<Name>) {
  const toasts = useToasts()
  const { data, error, mutate } = useQuery(name, input)

  /** `failed` is the headline of the reason, `explain` puts it in better words. Answers whether the command was accepted. */
  const run = async <Type extends CommandType>(
    type: Type,
    command: CommandOf<Type>['data'],
    change: (answer: Answer<Name>) => Answer<Name>,
    { failed, explain = (failure) => failure }: Refusal = {},
  ): Promise<boolean> => {
    const changed = (answer: Answer<Name> | undefined) => answer && change(answer)
    try {
      await mutate(
        async (answer) => {
          await send(type, command)
          return changed(answer)
        },
        { optimisticData: (answer) => changed(answer) as Answer<Name>, rollbackOnError: true, revalidate: true },
      )
      return true
    } catch (error) {
      toasts.failed(explain(error as Failure), failed)
      return false
    }
  }

  return { data, failure: error, retry: () => void mutate(), run }
}
