import { z } from 'zod'
import { event } from '../event'
import type { MessageOf } from '../message'
import { id } from '../values'

const ofProject = { organizationId: id, projectId: id }

/** The events of an organization's room for projects that are not finished: taken before one begins. */
export const roomEvents = {
  ProjectRoomTaken: event(z.strictObject(ofProject), { of: 'organizationId', quiet: true }),
  ProjectRoomReleased: event(z.strictObject(ofProject), { of: 'organizationId', quiet: true }),
}

/** Codes of the refusals. */
export const roomRefusals = ['project.mostReached'] as const

export type RoomEvent = MessageOf<typeof roomEvents>
