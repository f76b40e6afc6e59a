import type { DrawnRow } from '../renderer'
import { endInstantOf, instantOf, msPerDay } from './instants'

/** Something that is drawn with a bar: where it begins from the bar's own beginning, and how long it is, in pixels. */
export type BesideBar = {
  readonly name: 'progress' | 'baseline' | 'deadline' | 'deadlinePast' | 'progressLine'
  readonly left: number
  readonly width: number
  /** Where, within it, the progress line bends. */
  readonly bend?: number
}

/** What is drawn with a bar: its progress, baseline and deadline, and the progress line if there is a day for it. */
export function besideBar(row: DrawnRow, pixelsOfDay: number, progressLineOn: string | undefined): BesideBar[] {
  const start = instantOf(row.startOn)
  const at = (instant: number) => ((instant - start) / msPerDay) * pixelsOfDay
  const length = row.isMilestone ? 0 : at(endInstantOf(row.endOn))
  const found: BesideBar[] = []
  if (row.progress > 0 && length > 0) found.push({ name: 'progress', left: 0, width: (length * row.progress) / 100 })
  if (row.baseline) {
    const left = at(instantOf(row.baseline.startOn))
    found.push({ name: 'baseline', left, width: at(endInstantOf(row.baseline.endOn)) - left })
  }
  if (row.deadlineOn) {
    const name = row.endOn > row.deadlineOn ? 'deadlinePast' : 'deadline'
    found.push({ name, left: at(endInstantOf(row.deadlineOn)), width: 0 })
  }
  if (progressLineOn !== undefined && !row.isGroup)
    found.push(progressLine(row.progress, at(instantOf(progressLineOn)), length))
  return found
}

/** Bent to where the work of an unfinished task is, and straight where it is as far as that day wants. */
function progressLine(progress: number, on: number, length: number): BesideBar {
  const worked = (length * progress) / 100
  const isAsFar = progress === 100 ? worked <= on : progress === 0 && on <= 0
  const point = isAsFar ? on : worked
  const left = Math.min(on, point)
  return { name: 'progressLine', left, width: Math.max(on, point) - left, bend: point - on }
}
