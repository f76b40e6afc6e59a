import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id } from '../values'

/** So many projects are counted where an organization begins to be counted: more than any plan limits. */
export const mostCounted = 10_000

const ofProjects = z.strictObject({
  organizationId: id,
  projectIds: z
    .array(id)
    .min(1)
    .max(mostCounted + 1),
})

/** The events of an organization's room for projects that are not finished: taken before one begins. */
export const roomEvents = {
  /** The first time also by those that were there already. */
  ProjectRoomTaken: event(ofProjects, { of: 'organizationId', quiet: true }),
  ProjectRoomReleased: event(ofProjects, { of: 'organizationId', quiet: true }),
}

/** Codes of the refusals. */
export const roomRefusals = ['project.mostReached'] as const

export type RoomEvent = MessageOf<typeof roomEvents>
