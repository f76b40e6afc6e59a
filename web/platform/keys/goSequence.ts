import { type Deed, deedNamed, keyRegister } from './keyRegister'

/** So long after a key the next one belongs to it, in milliseconds. */
const patience = 1500

/** The key with which each of them begins. */
const lead = keyRegister.project.plan.join().charAt(0)

/** What was pressed so far, and when. */
export type GoSequence = { after: 'lead' | 'place'; at: number } | undefined

/** Where keys lead: to a place, or to the view of the place with this number, counted from 1. */
export type GoStep = { place: 'goTo'; deed: Deed<'goTo'> } | { place: 'project'; deed: Deed<'project'>; nth?: number }

type Next = { sequence: GoSequence; step?: GoStep }

/**
 * `g`, a letter, then a digit. With a `step` the key belongs to the sequence, also where it leads nowhere just now: it
 * does nothing else then. Any other key ends it, and does what it does.
 */
export function goSequence(before: GoSequence, key: string, at: number): Next {
  const sequence = before && at - before.at <= patience ? before : undefined
  if (sequence?.after === 'place' && /^[1-9]$/.test(key))
    return { sequence: undefined, step: { place: 'project', deed: 'view', nth: Number(key) } }
  const inProject = sequence?.after === 'lead' ? deedNamed('project', `${lead} ${key}`) : undefined
  if (inProject) return { sequence: { after: 'place', at }, step: { place: 'project', deed: inProject } }
  const elsewhere = sequence?.after === 'lead' ? deedNamed('goTo', `${lead} ${key}`) : undefined
  if (elsewhere) return { sequence: undefined, step: { place: 'goTo', deed: elsewhere } }
  return { sequence: key === lead ? { after: 'lead', at } : undefined }
}
