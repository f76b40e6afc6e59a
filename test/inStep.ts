import type { Person } from './person'

/** People who look at the same things: each reads at least what any of them has written. */
export function inStep() {
  let latest = 0n
  return (person: Person): Person => {
    const note = (position: string | undefined) => {
      if (position !== undefined && BigInt(position) > latest) latest = BigInt(position)
    }
    const caughtUp = () => person.request('GET', '/rest/queries/me', undefined, { 'Min-Position': String(latest) })
    return {
      ...person,
      act: async (...asked) => {
        const accepted = await person.act(...asked)
        note(accepted.position)
        return accepted
      },
      attempt: async (...asked) => {
        const reply = await person.attempt(...asked)
        note(reply.body.position)
        return reply
      },
      ask: async (...asked) => {
        await caughtUp()
        return person.ask(...asked)
      },
      inquire: async (...asked) => {
        await caughtUp()
        return person.inquire(...asked)
      },
    }
  }
}
