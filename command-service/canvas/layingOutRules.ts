import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import type { Rules } from './canvasState'

export const layingOutRules: Rules<'LayOutCanvasPart'> = {
  // Whoever lays out a project that is whole by now comes too late: somebody may have removed what is missing.
  LayOutCanvasPart: ({ projectId, areas, cards }, canvas, { project }) =>
    project?.copying !== 'underWay'
      ? []
      : [
          ...areas
            .filter(({ areaId }) => !canvas.areas.has(areaId))
            .map((area): CanvasEvent => ({ type: 'AreaAdded', data: { projectId, ...area } })),
          ...cards
            .filter(({ cardId }) => !canvas.cards.has(cardId))
            .map((card): CanvasEvent => ({ type: 'CardAdded', data: { projectId, ...card } })),
        ],
}
