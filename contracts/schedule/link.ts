import { at } from './at'

/**
 * How the dates of two tasks are tied, by the ends that meet: finish to start, start to start, finish to finish,
 * start to finish.
 */
export const linkKinds = ['FS', 'SS', 'FF', 'SF'] as const
export type LinkKind = (typeof linkKinds)[number]

/** A dependency between the tasks of two indices. Its lag has the unit of the durations; a negative one is a lead. */
export type Link = {
  readonly from: number
  readonly to: number
  readonly kind: LinkKind
  readonly lag: number
}

/** Where each task starts and finishes, in places of the work axis, by its index. */
export type TaskDates = {
  readonly start: Int32Array
  readonly finish: Int32Array
}

/** Whether a link begins at the finish of its predecessor. */
export const leavesFinish = ({ kind }: Link): boolean => kind === 'FS' || kind === 'FF'

/** Whether a link ends at the finish of its successor. */
export const reachesFinish = ({ kind }: Link): boolean => kind === 'FF' || kind === 'SF'

/** The earliest start of a link's successor, which lasts so long. */
export function startAfter(link: Link, { start, finish }: TaskDates, duration: number): number {
  const bound = at(leavesFinish(link) ? finish : start, link.from) + link.lag
  return reachesFinish(link) ? bound - duration : bound
}

/** The latest finish of a link's predecessor, which lasts so long. */
export function finishBefore(link: Link, { start, finish }: TaskDates, duration: number): number {
  const bound = at(reachesFinish(link) ? finish : start, link.to) - link.lag
  return leavesFinish(link) ? bound : bound + duration
}

/** By how much the tasks of a link are further apart than they have to be; negative where they are too close. */
export const slackOf = (link: Link, { start, finish }: TaskDates): number =>
  at(reachesFinish(link) ? finish : start, link.to) - at(leavesFinish(link) ? finish : start, link.from) - link.lag
