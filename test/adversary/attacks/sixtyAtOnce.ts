import type { Attack } from '../attack'
import { systemIds } from '../systemIds'

let used = 0

/** Sends a valid request sixty times at once. Older versions used a command's id for the system, policies, imports. */
export const sixtyAtOnce: Attack = {
  name: 'sixty at once, under an id of the system',
  casesOn: (target, { ids }) => {
    const input = target.inputOf(ids)
    const all = systemIds(ids)
    const id = all[used++ % all.length]
    const body = target.kind === 'command' ? { ...input.body, id } : input.body
    return [
      {
        target,
        by: 'administrator',
        what: `id ${id}`,
        input: { ...input, ...(body && { body }) },
        expects: 'own',
        times: 60,
      },
    ]
  },
}
