import { readFileSync } from 'node:fs'
import { dayOfNumber } from '@prumo/contracts/schedule/calendarDay'
import { networkOf } from '@prumo/contracts/schedule/network'
import { scheduleOf } from '@prumo/contracts/schedule/schedule'
import { describe, expect, it } from 'vitest'
import { sharedData } from '../files/sharedData'
import { standardAxis as axis, mspdiTasks } from './mspdi'
import { msTasksIn, placeOf, planOf } from './nativeSchedules'
import { p6Plan } from './p6Plan'
import { reasonsOf } from './planRefused'

const msProject = sharedData('schedules_msproject')
const primavera = sharedData('schedules_p6_native')

/** Files of MS Project with the number of their leaf tasks. The slack columns of the first hold nothing. */
const files = [
  { file: 'New Product', count: 36, hasSlack: false },
  { file: 'mpxj/task-links/task-links-project2013-mspdi', count: 16, hasSlack: true },
  { file: 'mpxj/legacy/sample', count: 16, hasSlack: true },
]
const xmlOf = (file: string) => readFileSync(`${msProject.path}/${file}.xml`)

describe.skipIf(msProject.absent)(
  `GAN-03 The schedule of MS Project${msProject.absent ? ` (${msProject.reason})` : ''}`,
  () => {
    it.each(files)('is that of $file', ({ file, count, hasSlack }) => {
      const { leaves, tasks, links } = planOf(mspdiTasks(xmlOf(file)), axis)
      expect(leaves).toHaveLength(count)
      // All three were written before 2016.
      const schedule = scheduleOf(networkOf(tasks.length, links), tasks, 'boundFinish')
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

    it.each(files)('says in the XML of $file what its table says', ({ file }) => {
      const table = msTasksIn(readFileSync(`${msProject.path}/${file}.tasks.csv`, 'utf8'))
      expect(mspdiTasks(xmlOf(file)).map(({ deadlineAt, ...task }) => task)).toEqual(table)
    })

    it('refuses by name the task of another calendar in the file that tries calendars', () => {
      const refused = reasonsOf(() => mspdiTasks(xmlOf('mpxj/legacy/caltest')))
      expect(refused).toEqual(['Task Three: task calendar Base Calendar'])
    })
  },
)

describe.skipIf(primavera.absent)(
  `GAN-03 The schedule of Primavera P6${primavera.absent ? ` (${primavera.reason})` : ''}`,
  () => {
    it.each(['01-fs-chain', '02-ss-with-lag', '03-ff-with-lag'])('is that of %s', (folder) => {
      const path = `${primavera.path}/${folder}`
      const { codes, tasks, links, axis: days } = p6Plan(JSON.parse(readFileSync(`${path}/input.json`, 'utf8')))
      const { early, late, totalFloat, freeFloat } = scheduleOf(networkOf(tasks.length, links), tasks)
      const dayAt = (place: number | undefined) => dayOfNumber(days.dayAt(place ?? Number.NaN))
      const rows = codes.map((code, index) =>
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
