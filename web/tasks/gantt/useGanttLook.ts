import { useFilters } from '../../platform/lists/useFilters'
import { type GanttZoom, ganttZooms } from './renderer'

/** What of a chart may be shown or not. */
export const ganttLayers = ['critical', 'baseline', 'progressLine'] as const
export type GanttLayer = (typeof ganttLayers)[number]

export type GanttLook = {
  readonly zoom: GanttZoom
  readonly setZoom: (zoom: GanttZoom) => void
  readonly zoomBy: (steps: 1 | -1) => void
  readonly shows: (layer: GanttLayer) => boolean
  readonly setLayers: (layers: readonly string[]) => void
}

const usualZoom: GanttZoom = 'week'

/** How a chart is looked at, in the address: how much time it shows, and what besides its bars. */
export function useGanttLook(): GanttLook {
  const [{ zoom: written, layers: shown }, change] = useFilters('zoom', 'layers')
  const zoom = ganttZooms.find((each) => each === written) ?? usualZoom
  const layers = shown.split('.')
  const setZoom = (wanted: GanttZoom) => change('zoom', wanted === usualZoom ? '' : wanted)
  return {
    zoom,
    setZoom,
    zoomBy: (steps) => setZoom(ganttZooms[ganttZooms.indexOf(zoom) - steps] ?? zoom),
    shows: (layer) => layers.includes(layer),
    setLayers: (wanted) => change('layers', ganttLayers.filter((layer) => wanted.includes(layer)).join('.')),
  }
}
