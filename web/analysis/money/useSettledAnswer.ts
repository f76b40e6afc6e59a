import { useRef } from 'react'

type Settled<Input, Output> = { input: Input; answer: Output }
type Reply<Output> = { data: Output | undefined; error: unknown; isLoading: boolean }

/**
 * The last question that was answered, with its answer: while the next is under way, or could not be asked, both stay
 * on the screen. `null` asks nothing.
 */
export function useSettledAnswer<Input, Output>(
  input: Input | null,
  { data, error, isLoading }: Reply<Output>,
): Settled<Input, Output> | undefined {
  const last = useRef<Settled<Input, Output>>(undefined)
  if (input !== null && data !== undefined && !isLoading && error === undefined) last.current = { input, answer: data }
  return last.current
}
