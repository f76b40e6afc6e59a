import { mostCounted, type RoomEvent } from '@prumo/contracts/projects/room'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { Set as PersistentSet } from 'immutable'

type Room = {
  takenBy: PersistentSet<string>
  /** Whether the projects are in it that were there before anybody counted. */
  isCounted: boolean
}
type OfProject = { organizationId: string; inRoomId: string }

/** `most` is how many projects have room; `uncounted` are those that were there before anybody counted. */
export type RoomCommand =
  | { type: 'TakeRoom'; data: OfProject & { most: number; uncounted: readonly string[] } }
  | { type: 'ReleaseRoom'; data: OfProject }

/** An organization's room for unfinished projects: one stream, so that no two of them are given the last place. */
export const room: Decider<Room, RoomCommand, RoomEvent> = {
  stream: ({ organizationId }) => `projects-${organizationId}`,
  initial: { takenBy: PersistentSet(), isCounted: false },

  decide: {
    TakeRoom: ({ organizationId, inRoomId, most, uncounted }, { takenBy, isCounted }) => {
      if (takenBy.has(inRoomId)) return []
      const before = isCounted ? [] : uncounted.filter((id) => id !== inRoomId).slice(0, mostCounted)
      if (takenBy.size + before.length >= most) throw new Refused('project.mostReached', { most })
      return [{ type: 'ProjectRoomTaken', data: { organizationId, projectIds: [...before, inRoomId] } }]
    },

    ReleaseRoom: ({ organizationId, inRoomId }, { takenBy }) =>
      takenBy.has(inRoomId) ? [{ type: 'ProjectRoomReleased', data: { organizationId, projectIds: [inRoomId] } }] : [],
  },

  evolve: {
    ProjectRoomTaken: ({ projectIds }, { takenBy }) => ({ takenBy: takenBy.union(projectIds), isCounted: true }),
    ProjectRoomReleased: ({ projectIds }, state) => ({ ...state, takenBy: state.takenBy.subtract(projectIds) }),
  },
}
