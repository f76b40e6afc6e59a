import type { CommandType } from '@prumo/contracts/index'
import { onSent } from '../server/api'
import { session } from '../session/session'
import { undoneBy } from './undoneBy'

/** Back: what is done is undone. Again: what was undone is done again. */
export type Way = 'back' | 'again'
/** Where it was done: in a project, or to a customer or supplier. */
type Place = { projectId?: string; partnerId?: string }
/**
 * `actionId` is the command that is to be taken back, `type` what somebody once did by it. `label`: what the button
 * said, where that is not what the command is called.
 */
export type Action = Place & { actionId: string; type: CommandType; label?: string }
type Stacks = Readonly<Record<Way, readonly Action[]>>

const storageKey = 'prumo_undo'
const mostKept = 100
const empty: Stacks = { back: [], again: [] }
const under = new Set<Promise<unknown>>()

const person = () => session.get()?.profile ?? ''
/** Another tab may have ended the session before: then it is another person's. */
const read = (): Stacks => {
  const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as (Stacks & { by: number | string }) | null
  return kept?.by === person() ? { back: kept.back, again: kept.again } : empty
}
const write = (stacks: Stacks) => sessionStorage.setItem(storageKey, JSON.stringify({ by: person(), ...stacks }))
const without = (actions: readonly Action[], actionId: string) => actions.filter((each) => each.actionId !== actionId)

/** What was done in this tab and can be taken back, the latest last, and what was taken back. A reload keeps it. */
export const actionsOfTab = {
  /** The latest, of a project or of any. */
  last: (way: Way, projectId: string | undefined): Action | undefined =>
    read()[way].findLast((each) => projectId === undefined || each.projectId === projectId),

  find: (way: Way, actionId: string): Action | undefined => read()[way].find((each) => each.actionId === actionId),

  /** Resolves when the server has answered all that is on its way. */
  answered: () => Promise.allSettled(under),

  drop: (way: Way, actionId: string): void => {
    const stacks = read()
    write({ ...stacks, [way]: without(stacks[way], actionId) })
  },

  /** Names what was done as its button did. */
  label: (actionId: string, label: string): void => {
    const stacks = read()
    write({ ...stacks, back: stacks.back.map((each) => (each.actionId === actionId ? { ...each, label } : each)) })
  },

  add: (way: Way, action: Action): void => {
    const stacks = read()
    write({ ...stacks, [way]: [...without(stacks[way], action.actionId), action].slice(-mostKept) })
  },
}

onSent((type, data, actionId, answer) => {
  const { projectId, partnerId } = data as Place
  const place = projectId ? { projectId } : partnerId ? { partnerId } : undefined
  if (!undoneBy[type] || !place) return
  actionsOfTab.add('back', { actionId, type, ...place })
  write({ ...read(), again: [] })
  under.add(answer)
  answer.catch(() => actionsOfTab.drop('back', actionId)).finally(() => under.delete(answer))
})
// The next person of this tab takes back nothing of this one.
session.subscribe(() => session.get() ?? sessionStorage.removeItem(storageKey))
