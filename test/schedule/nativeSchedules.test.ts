import { readFileSync } from 'node:fs'
import { dayOfNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import type { Link, LinkKind } from '@prumo/contracts/schedule/link'
import { networkOf } from '@prumo/contracts/schedule/network'
import { scheduleOf } from '@prumo/contracts/schedule/schedule'
import { workAxis } from '@prumo/contracts/schedule/workAxis'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { msTasksIn, placeOf, planOf } from './nativeSchedules'
import { openTask } from './psplib'

const msProject = sharedData('schedules_msproject')
const primavera = sharedData('schedules_p6_native')
const weekdays = [1, 1, 1, 1, 1, 0, 0]

/** Files of MS Project with the number of their leaf tasks. The slack columns of the first hold nothing. */
const files = [
  { file: 'New Product.tasks.csv', count: 36, hasSlack: false },
  { file: 'mpxj/task-links/task-links-project2013-mspdi.tasks.csv', count: 16, hasSlack: true },
  { file: 'mpxj/legacy/sample.tasks.csv', count: 16, hasSlack: true },
]

describe.skipIf(msProject.absent)(
  `GAN-03 The schedule of MS Project${msProject.absent ? ` (${msProject.reason})` : ''}`,
  () => {
    it.each(files)('is that of $file', ({ file, count, hasSlack }) => {
      const axis = workAxis({ week: weekdays.map((day) => day * 480), holidays: new Set() }, numberOfDay('2000-01-03'))
      const { leaves, tasks, links } = planOf(msTasksIn(`${msProject.path}/${file}`), axis)
      expect(leaves).toHaveLength(count)
      const schedule = scheduleOf(networkOf(tasks.length, links), tasks)
      const found = leaves.map(({ uid }, index) => ({
        uid,
        start: schedule.early.start[index],
        finish: schedule.early.finish[index],
        ...(hasSlack && { totalSlack: schedule.totalFloat[index], freeSlack: schedule.freeFloat[index] }),
      }))
      expect(found).toEqual(
        leaves.map(({ uid, start, finish, totalSlack, freeSlack }) => ({
          uid,
          start: placeOf(axis, start),
          finish: placeOf(axis, finish),
          ...(hasSlack && { totalSlack, freeSlack }),
        })),
      )
    })
  },
)

type P6Input = {
  activities: { code: string; duration_days: number }[]
  relationships: { from_code: string; to_code: string; type: LinkKind; lag_days: number }[]
  opts: { projectStart: string }
}

describe.skipIf(primavera.absent)(
  `GAN-03 The schedule of Primavera P6${primavera.absent ? ` (${primavera.reason})` : ''}`,
  () => {
    it.each(['01-fs-chain', '02-ss-with-lag', '03-ff-with-lag'])('is that of %s', (folder) => {
      const path = `${primavera.path}/${folder}`
      const { activities, relationships, opts }: P6Input = JSON.parse(readFileSync(`${path}/input.json`, 'utf8'))
      const axis = workAxis({ week: weekdays, holidays: new Set() }, numberOfDay(opts.projectStart))
      const indexOf = (code: string) => activities.findIndex((activity) => activity.code === code)
      const tasks = activities.map((activity) => openTask(activity.duration_days))
      const links = relationships.map(
        (link): Link => ({
          from: indexOf(link.from_code),
          to: indexOf(link.to_code),
          kind: link.type,
          lag: link.lag_days,
        }),
      )
      const { early, late, totalFloat, freeFloat } = scheduleOf(networkOf(tasks.length, links), tasks)
      const dayAt = (place: number | undefined) => dayOfNumber(axis.dayAt(place ?? Number.NaN))
      const rows = activities.map(({ code }, index) =>
        [
          code,
          `${dayAt(early.start[index])} 08:00:00`,
          `${dayAt((early.finish[index] ?? 0) - 1)} 17:00:00`,
          `${dayAt(late.start[index])} 08:00:00`,
          `${dayAt((late.finish[index] ?? 0) - 1)} 17:00:00`,
          totalFloat[index],
          freeFloat[index],
        ].join(','),
      )
      expect(rows).toEqual(readFileSync(`${path}/expected_p6.csv`, 'utf8').trim().split(/\r?\n/).slice(1))
    })
  },
)
