import { daysAfter } from '@prumo/contracts/audit/erasureDay'
import type { EventOf } from '@prumo/contracts/index'
import type { EventLog } from '@prumo/platform/eventLog/eventLog'
import { equal } from '@prumo/platform/values/equal'
import { openInstances } from './instances'
import type { ReadEvent } from './readEvent'
import { recountNight } from './recountNight'

type Night = EventOf<'ProjectFiguresTaken'>['data']

/** Of so many projects, the last night is counted again. */
const mostRecounted = 20

/**
 * I21: the figures of a project’s nights are of days in their order. Each day was over, the project was there, and each
 * night says something else than the one before. The last one says what the events of then come to.
 */
export function checkNights(log: Pick<EventLog, 'read'>) {
  const violations = openInstances()
  const zones = new Map<string, { since: string; timeZone: string }[]>()
  const organizationOf = new Map<string, string>()
  /** In UTC: the day may be the one before where the organization is. */
  const createdOn = new Map<string, string>()
  const last = new Map<string, Night>()
  let looked = 0

  const found = ({ projectId, statusOn }: Night, words: string) =>
    violations.add(`${projectId}: the night of ${statusOn} ${words}`)
  const judge = (night: Night, at: string) => {
    const { projectId, statusOn } = night
    const add = (words: string) => found(night, words)
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
    take: ({ recorded: { type, projectId, organizationId, at }, data }: ReadEvent): void => {
      if (type === 'ProjectCreated' && projectId) createdOn.set(projectId, at.slice(0, 10))
      if (data === undefined || !organizationId) return
      if (type === 'TimeZoneSet') {
        const { timeZone } = data as EventOf<'TimeZoneSet'>['data']
        zones.set(organizationId, [...(zones.get(organizationId) ?? []), { since: at, timeZone }])
      }
      if (type !== 'ProjectFiguresTaken') return
      const night = data as Night
      looked++
      judge(night, at)
      last.set(night.projectId, night)
      organizationOf.set(night.projectId, organizationId)
    },
    end: async (): Promise<string> => {
      const recounted = spread([...last.values()], mostRecounted)
      for (const night of recounted)
        for (const words of await recountNight(log, night, zones.get(organizationOf.get(night.projectId) ?? '') ?? []))
          found(night, words)
      return `${looked} nights of ${last.size} projects, the last of ${recounted.length} counted again`
    },
  }
}

/** So many of them at the most, from all along the list. */
const spread = <Item>(items: readonly Item[], most: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / most) === 0)
