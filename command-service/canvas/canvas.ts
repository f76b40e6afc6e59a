import type { CanvasEvent } from '@prumo/contracts/canvas/canvas'
import type { Decider } from '@prumo/platform/decider'
import { undoRule } from '../rules/undoRule'
import { areaFolds, areaRules } from './areaRules'
import { type Canvas, type CanvasDeciderCommand, type CanvasWork, emptyCanvas } from './canvasState'
import { cardFolds, cardRules } from './cardRules'
import { layingOutRules } from './layingOutRules'
import { putBackRules } from './putBackRules'
import { reversals } from './reversals'

const working: Decider<Canvas, CanvasWork, CanvasEvent> = {
  stream: ({ projectId }) => `canvas-${projectId}`,
  initial: emptyCanvas,
  decide: { ...areaRules, ...layingOutRules, ...cardRules, ...putBackRules },
  evolve: { ...areaFolds, ...cardFolds },
}

/**
 * A project's canvases: areas, cards and their rules. They share one stream because unique titles and base delivery
 * groups span cards.
 */
export const canvas: Decider<Canvas, CanvasDeciderCommand, CanvasEvent> = {
  ...working,
  decide: {
    ...working.decide,
    UndoCanvasAction: ({ action, tasks }, state, by) => undoRule(working, reversals(tasks))(action, state, by),
  },
}
