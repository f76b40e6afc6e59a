import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import type { Decider } from '@prumo/platform/decider'
import { areaFolds, areaRules } from './areaRules'
import { type Canvas, type CanvasDeciderCommand, emptyCanvas } from './canvasState'
import { cardFolds, cardRules } from './cardRules'

/**
 * A project's canvases: areas, cards and their rules. They share one stream because unique titles and base delivery
 * groups span cards.
 */
export const canvas: Decider<Canvas, CanvasDeciderCommand, CanvasEvent> = {
  stream: ({ projectId }) => `canvas-${projectId}`,
  initial: emptyCanvas,
  decide: { ...areaRules, ...cardRules },
  evolve: { ...areaFolds, ...cardFolds },
}
