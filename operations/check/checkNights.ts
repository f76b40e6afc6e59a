import { daysAfter } from '@prumo/contracts/audit/erasureDay'
import type { EventOf } from '@prumo/contracts/index'
import { equal } from '@prumo/platform/values/equal'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'

type Night = EventOf<'ProjectFiguresTaken'>['data']

/**
 * I21: the figures of a project’s nights are of days in their order. Each day was over, the project was there, and each
 * night says something else than the one before.
 */
export function checkNights() {
  const violations = openInstances()
  /** In UTC: the day may be the one before where the organization is. */
  const createdOn = new Map<string, string>()
  const last = new Map<string, Night>()
  let looked = 0

  const judge = (night: Night, at: string) => {
    const { projectId, statusOn } = night
    const add = (words: string) => violations.add(`${projectId}: the night of ${statusOn} ${words}`)
    const before = last.get(projectId)
    const created = createdOn.get(projectId)
    if (created === undefined) add('is of no project')
    else if (statusOn < daysAfter(created, -1)) add(`is before ${created}, when the project was created`)
    if (statusOn > at.slice(0, 10)) add(`was taken at ${at}, before it was over`)
    if (before && statusOn <= before.statusOn) add(`comes after that of ${before.statusOn}`)
    if (before && equal({ ...night, statusOn: before.statusOn }, before))
      add(`says what that of ${before.statusOn} says`)
  }

  return {
    violations,
    take: ({ recorded: { type, projectId, at }, data }: ReadEvent): void => {
      if (type === 'ProjectCreated' && projectId) createdOn.set(projectId, at.slice(0, 10))
      if (type !== 'ProjectFiguresTaken' || data === undefined) return
      const night = data as Night
      looked++
      judge(night, at)
      last.set(night.projectId, night)
    },
    end: (): string => `${looked} nights of ${last.size} projects`,
  }
}
