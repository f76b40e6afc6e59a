import { useMemo } from 'react'
import { mediaHook } from '../../platform/layout/mediaHook'
import { useFilters } from '../../platform/lists/useFilters'
import type { TaskDates } from './newDates'
import { type GanttColumn, type GanttZoom, ganttColumns, ganttZooms } from './renderer'
import { boundedZoom } from './zooms'

/** What of a chart may be shown or not. */
export const ganttLayers = ['critical', 'baseline', 'progressLine'] as const
type GanttLayer = (typeof ganttLayers)[number]

export type GanttLook = {
  readonly zoom: GanttZoom
  readonly setZoom: (zoom: GanttZoom) => void
  readonly zoomBy: (steps: 1 | -1) => void
  readonly shows: (layer: GanttLayer) => boolean
  readonly setLayers: (layers: readonly string[]) => void
  /** The saved baseline that is drawn; none for the days that each task keeps as its baseline. */
  readonly baselineId: string | undefined
  readonly setBaseline: (baselineId: string | undefined) => void
  /** The columns that stand beside the bars, in their order. */
  readonly columns: readonly GanttColumn[]
  readonly setColumns: (columns: readonly string[]) => void
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const usualZoom: GanttZoom = 'week'
/** A window in which all columns leave room for bars. */
const useWide = mediaHook('(min-width: 1500px)')
/** What is chosen names the title besides, so that no other column can be chosen, too. */
const columnsIn = (chosen: string, isWide: boolean): GanttColumn[] => {
  const names = chosen === '' ? undefined : chosen.split('.')
  return ganttColumns.filter(
    (name) => name === 'title' || (names ? names.includes(name) : isWide || name !== 'assignee'),
  )
}

/** How a chart is looked at, in the address: how much time it shows, and what besides its bars. */
export function useGanttLook(): GanttLook {
  const [{ zoom: written, layers: shown, baseline, columns: chosen }, change] = useFilters(
    'zoom',
    'layers',
    'baseline',
    'columns',
  )
  const isWide = useWide()
  const zoom = ganttZooms.find((each) => each === written) ?? usualZoom
  const layers = shown.split('.')
  const columns = useMemo(() => columnsIn(chosen, isWide), [chosen, isWide])
  const setZoom = (wanted: GanttZoom) => change('zoom', wanted === usualZoom ? '' : wanted)
  return {
    zoom,
    setZoom,
    zoomBy: (steps) => setZoom(ganttZooms[ganttZooms.indexOf(zoom) - steps] ?? zoom),
    shows: (layer) => layers.includes(layer),
    baselineId: isId.test(baseline) ? baseline : undefined,
    setBaseline: (baselineId) => change('baseline', baselineId ?? ''),
    columns,
    setColumns: (wanted) => {
      const names = ganttColumns.filter((name) => name === 'title' || wanted.includes(name))
      change('columns', names.join() === columnsIn('', isWide).join() ? '' : names.join('.'))
    },
    setLayers: (wanted) => change('layers', ganttLayers.filter((layer) => wanted.includes(layer)).join('.')),
  }
}

/** The same, as far as a browser can draw this plan: what is too near is zoomed out. */
export function boundedLook(look: GanttLook, days: TaskDates | undefined): GanttLook {
  const zoom = days ? boundedZoom(look.zoom, days) : look.zoom
  if (zoom === look.zoom) return look
  return { ...look, zoom, zoomBy: (steps) => look.setZoom(ganttZooms[ganttZooms.indexOf(zoom) - steps] ?? zoom) }
}
