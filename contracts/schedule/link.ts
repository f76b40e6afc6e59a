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

/**
 * Links as columns, a row for each: a plan has tens of thousands, and an object for each would cost more than all the
 * arithmetic.
 */
export type Links = {
  readonly count: number
  readonly from: Int32Array
  readonly to: Int32Array
  readonly lag: Float64Array
  /** 1 where a link begins at the finish of its predecessor. */
  readonly leavesFinish: Uint8Array
  /** 1 where a link ends at the finish of its successor. */
  readonly reachesFinish: Uint8Array
}

/** Where each task starts and finishes, in places of the work axis, by its index. */
export type TaskDates = {
  readonly start: Int32Array
  readonly finish: Int32Array
}

/** Columns with room for so many links, and how to write the next of them. */
export function linkColumns(most: number) {
  const [from, to, lag] = [new Int32Array(most), new Int32Array(most), new Float64Array(most)]
  const [leavesFinish, reachesFinish] = [new Uint8Array(most), new Uint8Array(most)]
  let count = 0
  return {
    add: (predecessor: number, successor: number, kind: LinkKind, distance: number) => {
      from[count] = predecessor
      to[count] = successor
      lag[count] = distance
      leavesFinish[count] = kind === 'FS' || kind === 'FF' ? 1 : 0
      reachesFinish[count] = kind === 'FF' || kind === 'SF' ? 1 : 0
      count++
    },
    written: (): Links => ({ count, from, to, lag, leavesFinish, reachesFinish }),
  }
}

/** Where the predecessor of a link starts or finishes: whichever end the link leaves. */
const leaves = (links: Links, link: number, { start, finish }: TaskDates): number =>
  at(leavesFinish(links, link) ? finish : start, at(links.from, link))

/** Where the successor of a link starts or finishes: whichever end the link reaches. */
const reaches = (links: Links, link: number, { start, finish }: TaskDates): number =>
  at(links.reachesFinish[link] === 1 ? finish : start, at(links.to, link))

/** The earliest start of a link's successor, which lasts so long. */
export function startAfter(links: Links, link: number, dates: TaskDates, duration: number): number {
  const bound = leaves(links, link, dates) + at(links.lag, link)
  return links.reachesFinish[link] === 1 ? bound - duration : bound
}

/** Whether a link begins at the finish of its predecessor, not at its start. */
export const leavesFinish = (links: Links, link: number): boolean => links.leavesFinish[link] === 1

/** The latest place of that end of a link's predecessor which the link leaves. */
export const latestBefore = (links: Links, link: number, dates: TaskDates): number =>
  reaches(links, link, dates) - at(links.lag, link)

/** By how much the tasks of a link are further apart than they have to be; negative where they are too close. */
export const slackOf = (links: Links, link: number, dates: TaskDates): number =>
  reaches(links, link, dates) - leaves(links, link, dates) - at(links.lag, link)
