import { module } from '../module'
import { canvasCommands, canvasEvents, canvasNeeds, canvasRefusals, canvasSealed } from './canvas'
import { canvasUpcasts } from './canvasUpcasts'
import { riskMeasures } from './measures'
import { canvasQueries } from './queries'

export const canvas = module({
  name: 'canvas',
  commands: canvasCommands,
  needs: canvasNeeds,
  events: canvasEvents,
  queries: canvasQueries,
  refusals: canvasRefusals,
  absent: ['area.unknown', 'card.unknown', 'card.memberUnknown', 'card.baseUnknown'],
  sealed: canvasSealed,
  measures: riskMeasures,
  upcasts: canvasUpcasts,
})
