import { readFileSync } from 'node:fs'
import { dayOfNumber, numberOfDay } from '@prumo/contracts/schedule/calendarDay'
import { drivingChain } from '@prumo/contracts/schedule/drivingChain'
import type { Link } from '@prumo/contracts/schedule/link'
import { cycleIn, networkOf } from '@prumo/contracts/schedule/network'
import { scheduleOf } from '@prumo/contracts/schedule/schedule'
import { workAxis } from '@prumo/contracts/schedule/workAxis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anbima, anbimaHolidays } from './anbima'
import { finishToStart, openTask, type Project, projectsOf, psplib } from './psplib'

const projects = projectsOf()
const scheduled = ({ tasks, links }: Pick<Project, 'tasks' | 'links'>) =>
  scheduleOf(networkOf(tasks.length, links), tasks)

describe.skipIf(psplib.absent)(
  `GAN-03 The schedule of PSPLIB’s networks${psplib.absent ? ` (${psplib.reason})` : ''}`,
  () => {
    it('reads all of them', () => {
      expect(projects).toHaveLength(40)
      expect(projects.every(({ tasks, links }) => tasks.length >= 32 && links.length > tasks.length)).toBe(true)
    })

    it.each(projects.map((project) => [project.name, project] as const))(
      'has the length that %s says',
      (_, project) => {
        expect(scheduled(project).end).toBe(project.length)
      },
    )

    it('has a driving chain whose durations sum to the length', () => {
      for (const project of projects) {
        const network = networkOf(project.tasks.length, project.links)
        const chain = drivingChain(network, scheduleOf(network, project.tasks))
        expect(
          longestWithin(
            project,
            chain.tasks,
            project.links.filter((_, index) => chain.links[index] === 1),
          ),
        ).toBe(project.length)
      }
    })

    it('marks as critical the jobs without float that were found by another calculation', () => {
      const rows = csvOf('derived_by_us_cpm.csv')
      for (const { name, ...project } of projects) {
        const { totalFloat } = scheduled(project)
        const row = rows.get(name)
        const critical = [...totalFloat.keys()].filter((task) => totalFloat[task] === 0).map((task) => task + 1)
        expect(critical.join(' ')).toBe(row?.zero_total_float_jobs)
        expect(totalFloat.reduce((sum, float) => sum + float, 0)).toBe(Number(row?.sum_total_float))
        expect(Math.max(...totalFloat)).toBe(Number(row?.max_total_float))
      }
    })

    it('does not depend on the order in which tasks and links are given', () => {
      fc.assert(
        fc.property(fc.constantFrom(...projects), fc.infiniteStream(fc.nat()), (project, numbers) => {
          const random = () => numbers.next().value as number
          const places = shuffled([...project.tasks.keys()], random)
          const tasks = places.map((task) => project.tasks[task] ?? openTask(0))
          const newIndex = new Map(places.map((task, index) => [task, index]))
          const links = shuffled(project.links, random).map((link) => moved(link, (task) => newIndex.get(task) ?? -1))
          const [was, is] = [scheduled(project), scheduled({ tasks, links })]
          expect([...is.totalFloat]).toEqual(places.map((task) => was.totalFloat[task]))
          expect([...is.early.start]).toEqual(places.map((task) => was.early.start[task]))
        }),
      )
    })

    it('is mirrored by the network whose links are turned round', () => {
      for (const project of projects) {
        const links = project.links.map(({ from, to }) => finishToStart(to, from))
        const [ahead, back] = [scheduled(project), scheduled({ ...project, links })]
        expect(back.end).toBe(ahead.end)
        expect([...back.totalFloat]).toEqual([...ahead.totalFloat])
        expect([...back.early.start]).toEqual([...ahead.late.finish].map((finish) => ahead.end - finish))
      }
    })

    it('adds lengths of networks in a row, and takes the greatest of networks side by side', () => {
      const few = fc.array(fc.constantFrom(...projects), { minLength: 1, maxLength: 12 })
      fc.assert(
        fc.property(few, (chosen) => {
          const lengths = chosen.map(({ length }) => length)
          expect(scheduled(spliced(chosen, true)).end).toBe(lengths.reduce((sum, length) => sum + length, 0))
          expect(scheduled(spliced(chosen, false)).end).toBe(Math.max(...lengths))
        }),
      )
    })

    it('adds up over 12,200 tasks, too', () => {
      const large = projectsOf(['j120'])
      const hundred = Array.from({ length: 100 }, (_, index) => large[index % large.length] as Project)
      const all = spliced(hundred, true)
      expect(all.tasks).toHaveLength(12_200)
      expect(scheduled(all).end).toBe(hundred.reduce((sum, { length }) => sum + length, 0))
    })

    it('names the cycle that a closing link makes, in the order of its links', () => {
      for (const { tasks, links } of projects) {
        const closing = networkOf(tasks.length, [...links, finishToStart(tasks.length - 1, 0)])
        const cycle = cycleIn(closing) ?? []
        expect(cycle[0]).toBe(0)
        expect(cycle.at(-1)).toBe(tasks.length - 1)
        const pairs = cycle.map((task, index) => `${task} ${cycle[(index + 1) % cycle.length]}`)
        const { from, to } = closing.links
        const linked = new Set([...from].map((task, link) => `${task} ${to[link]}`))
        expect(pairs.filter((pair) => !linked.has(pair))).toEqual([])
        expect(cycleIn(networkOf(tasks.length, links))).toBeUndefined()
      }
    })

    it('SET-07 ends on the day that counts weekends and holidays out', ({ skip }) => {
      skip(anbima.absent, anbima.reason)
      const rows = csvOf('derived_by_us_finish_dates_start_2026-01-05.csv')
      const week = [1, 1, 1, 1, 1, 0, 0]
      const first = numberOfDay('2026-01-05')
      const weekdays = workAxis({ week, holidays: new Set() }, first)
      const brazil = workAxis({ week, holidays: anbimaHolidays() }, first)
      for (const project of projects) {
        const { end } = scheduled(project)
        const row = rows.get(project.name)
        expect(dayOfNumber(weekdays.dayAt(end - 1))).toBe(row?.finish_MonFri_no_holidays)
        expect(dayOfNumber(brazil.dayAt(end - 1))).toBe(row?.finish_MonFri_ANBIMA)
      }
    })
  },
)

/** Networks beside each other in one, or each begun when the one before it has ended. */
function spliced(projects: readonly Project[], inARow: boolean): Pick<Project, 'tasks' | 'links'> {
  const tasks = projects.flatMap((project) => project.tasks)
  const links: Link[] = []
  let first = 0
  for (const project of projects) {
    const begins = first
    links.push(...project.links.map((link) => moved(link, (task) => task + begins)))
    if (inARow && begins > 0) links.push(finishToStart(begins - 1, begins))
    first += project.tasks.length
  }
  return { tasks, links }
}

const moved = (link: Link, place: (task: number) => number): Link => ({
  ...link,
  from: place(link.from),
  to: place(link.to),
})

/** The greatest sum of durations along links between the chosen tasks. */
function longestWithin({ tasks }: Project, chosen: Uint8Array, links: readonly Link[]): number {
  const from = (task: number): number =>
    (tasks[task]?.duration ?? 0) + Math.max(0, ...links.filter((link) => link.from === task).map(({ to }) => from(to)))
  return Math.max(...[...chosen.keys()].filter((task) => chosen[task] === 1).map(from))
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items]
  return items.map(() => left.splice(random() % left.length, 1)[0] as Item)
}

function csvOf(file: string): Map<string, Record<string, string>> {
  const [heading = '', ...rows] = readFileSync(`${psplib.path}/${file}`, 'utf8').trim().split(/\r?\n/)
  const columns = heading.split(',')
  return new Map(
    rows.map((row) => {
      const cells = row.split(',')
      return [cells[0] ?? '', Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']))]
    }),
  )
}
