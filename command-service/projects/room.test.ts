import type { RoomEvent } from '@prumo/contracts/projects/room'
import { projectLimitOf } from '@prumo/contracts/subscription/plans'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ann, at, givenOf } from '../../test/given/given'
import { obeyAll } from '../../test/given/obeyAll'
import { type RoomCommand, room } from './room'

const { organizationId } = ann
const project = (number: number) => `00000000-0000-4000-8000-0000000005${String(number).padStart(2, '0')}`
const projects = (count: number) => Array.from({ length: count }, (_, nth) => project(nth))
const taken = (...projectIds: string[]): RoomEvent => ({
  type: 'ProjectRoomTaken',
  data: { organizationId, projectIds },
})
const released = (...projectIds: string[]): RoomEvent => ({
  type: 'ProjectRoomReleased',
  data: { organizationId, projectIds },
})
const take = (inRoomId: string, most: number, uncounted: readonly string[] = []): RoomCommand => ({
  type: 'TakeRoom',
  data: { organizationId, inRoomId, most, uncounted },
})
const release = (inRoomId: string): RoomCommand => ({ type: 'ReleaseRoom', data: { organizationId, inRoomId } })
const given = givenOf(room)
const [bridge, wall, roof] = [project(70), project(71), project(72)]

describe('Room for projects', () => {
  it('SUB-09 is taken up to the last place of the plan, once for each project', () => {
    given().when(take(bridge, 50)).then(taken(bridge))
    given(taken(bridge)).when(take(bridge, 1)).thenNothing()
    given(taken(...projects(49)))
      .when(take(bridge, 50))
      .then(taken(bridge))
    given(taken(...projects(50)))
      .when(take(bridge, 50))
      .thenRefused('project.mostReached', { most: 50 })
  })

  it('SUB-09 is there again once a project has released it, which it does once', () => {
    given(taken(bridge, wall)).when(release(wall)).then(released(wall))
    given(taken(bridge, wall), released(wall)).when(release(wall)).thenNothing()
    given(taken(bridge, wall), released(wall)).when(take(roof, 2)).then(taken(roof))
  })

  it('SUB-09 is taken at first by the projects that were there before, also beyond the last place', () => {
    given()
      .when(take(bridge, 50, [wall, roof, bridge]))
      .then(taken(wall, roof, bridge))
    given()
      .when(take(bridge, 50, projects(60)))
      .thenRefused('project.mostReached', { most: 50 })
    given(taken(wall))
      .when(take(bridge, 50, [roof]))
      .then(taken(bridge))
  })

  it('SUB-09 has no end where a plan was bought, and 50 places on trial', () => {
    given(taken(...projects(60)))
      .when(take(bridge, projectLimitOf('startup')))
      .then(taken(bridge))
    expect(projectLimitOf('trial')).toBe(50)
  })

  it('SUB-09 is given to no more projects than it has, in whatever order they ask', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(11), fc.boolean()), { maxLength: 60 }), (requests) => {
        const commands = requests.map(([number, isTaking]) =>
          isTaking ? take(project(number), 5, projects(3)) : release(project(number)),
        )
        const sent = commands.map((command) => ({ command, by: { actor: ann, at } }))
        for (const { after } of obeyAll(room, sent)) expect(after.takenBy.size).toBeLessThanOrEqual(5)
      }),
    ))
})
