import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Accepted, Person, ProblemBody, Reply } from '../world/person'

/** How soon the same is sent again, and for how long. */
const [againMs, longestMs] = [40, 60_000]

/** A product on a busy machine says "not now": then the same command is sent again, as clients do. */
export async function attemptPatiently(
  person: Person,
  type: string,
  data: object,
  { id = randomUUID(), ...envelope }: { id?: string; expectedVersion?: number } = {},
): Promise<Reply<ProblemBody & Accepted>> {
  const givesUpAt = performance.now() + longestMs
  for (;;) {
    const reply = await person.attempt(type, data, { id, ...envelope })
    const isNotNow = reply.status === 429 || reply.body.code === 'service.busy'
    if (!isNotNow || performance.now() > givesUpAt) return reply
    await pause(againMs)
  }
}
