import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import { seen } from '../seen'
import { colour, id, line } from '../values'
import { managePlan } from './planNeeds'

const ofTag = { projectId: id, tagId: id }
const tag = { description: line(50), textColour: colour, colour }
const tagFields = z.strictObject(tag)
export type TagFields = z.infer<typeof tagFields>
/** The colours of a tag that nobody has chosen colours for. */
export const plainColours = { textColour: '#ffffff', colour: '#475569' }

/** Commands about the tags of a plan. */
export const tagCommands = {
  AddTag: z.strictObject({ ...ofTag, ...tag }),
  ChangeTag: z.strictObject({ ...ofTag, ...tagFields.partial().shape, seen: seen(tag) }),
  RemoveTag: z.strictObject(ofTag),
}

/** The right that each of these commands needs. */
export const tagNeeds = {
  AddTag: managePlan,
  ChangeTag: managePlan,
  RemoveTag: managePlan,
} as const satisfies Record<keyof typeof tagCommands, Need>

/** Events about the tags of a plan. `before` holds the values that were replaced. */
export const tagEvents = {
  TagAdded: event(z.strictObject({ ...ofTag, ...tag }), {
    of: 'tagId',
    begins: true,
    names: { kind: 'tag', id: 'tagId', name: 'description' },
  }),
  TagChanged: event(z.strictObject({ ...ofTag, ...tagFields.partial().shape, before: tagFields.partial() }), {
    of: 'tagId',
    names: { kind: 'tag', id: 'tagId', name: 'description' },
  }),
  TagRemoved: event(z.strictObject({ ...ofTag, before: tagFields }), { of: 'tagId', ends: true }),
}

/** Codes of the refusals about the tags of a plan. */
export const tagRefusals = ['tag.unknown', 'tag.idTaken', 'tag.descriptionTaken', 'tag.inUse'] as const
