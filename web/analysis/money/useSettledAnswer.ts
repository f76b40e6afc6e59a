import { useRef } from 'react'

type Settled<Input, Output> = { input: Input; answer: Output }

/** The last question that was answered, with its answer: while the next is under way, both stay on the screen. */
export function useSettledAnswer<Input, Output>(
  input: Input,
  { data, isLoading }: { data: Output | undefined; isLoading: boolean },
): Settled<Input, Output> | undefined {
  const last = useRef<Settled<Input, Output>>(undefined)
  if (data !== undefined && !isLoading) last.current = { input, answer: data }
  return last.current
}
