import type { Standing } from '@prumo/contracts/query'

const kept = new WeakMap<object, Standing>()

/** Where answers stand that may be followed by changes. */
export const standings = {
  of: (answer: unknown): Standing | undefined =>
    typeof answer === 'object' && answer !== null ? kept.get(answer) : undefined,

  /** Keeps what an answer's header says, if it has that. */
  noted: <Answer>(answer: Answer, header: string | null): Answer =>
    header === null ? answer : standings.kept(answer, JSON.parse(header) as Standing),

  kept: <Answer>(answer: Answer, standing: Standing): Answer => {
    if (typeof answer === 'object' && answer !== null) kept.set(answer, standing)
    return answer
  },
}
