import { readdirSync, readFileSync } from 'node:fs'
import type { PlannedTask } from '@prumo/contracts/schedule/earlyDates'
import type { Link } from '@prumo/contracts/schedule/link'
import { sharedData } from '../files/sharedData'

export const psplib = sharedData('psplib')

/** A network of the Project Scheduling Problem Library, without its resources. */
export type Project = { name: string; tasks: PlannedTask[]; links: Link[]; length: number }

export const openTask = (duration: number, earliest = 0): PlannedTask => ({
  duration,
  earliest,
  deadline: null,
  state: 'open',
})

/** A task finishes, and at once the next may start. */
export const finishToStart = (from: number, to: number): Link => ({ from, to, kind: 'FS', lag: 0 })

/** Every network of the library. */
export function projectsOf(sets = ['j30', 'j60', 'j120']): Project[] {
  if (psplib.absent) return []
  return sets.flatMap((set) =>
    readdirSync(`${psplib.path}/${set}`).map((name) =>
      projectIn(name, readFileSync(`${psplib.path}/${set}/${name}`, 'latin1')),
    ),
  )
}

/** The format of PSPLIB's files `.sm` (Kolisch and Sprecher 1996). Jobs count from 1. */
function projectIn(name: string, text: string): Project {
  const links = numbersIn(text, 'jobnr.    #modes').flatMap(([job = 0, , , ...successors]) =>
    successors.map((successor) => finishToStart(job - 1, successor - 1)),
  )
  const tasks = numbersIn(text, 'jobnr. mode').map(([, , duration = 0]) => openTask(duration))
  const length = numbersIn(text, 'pronr.')[0]?.[5] ?? Number.NaN
  return { name, tasks, links, length }
}

/** The rows of numbers under a heading, up to the next line of stars. */
function numbersIn(text: string, heading: string): number[][] {
  const [, ...rows] = text.slice(text.indexOf(heading)).split(/\r?\n/)
  const end = rows.findIndex((row) => row.startsWith('*'))
  return rows
    .slice(0, end)
    .filter((row) => /\d/.test(row))
    .map((row) => row.trim().split(/\s+/).map(Number))
}
