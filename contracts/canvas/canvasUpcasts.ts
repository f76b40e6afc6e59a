import { inBefore } from '../upcast'
import { cardGrowth } from './card'

const { upcasts } = cardGrowth

/** The events of a canvas that say all fields of a card grow with it. */
export const canvasUpcasts = {
  CardAdded: upcasts,
  CardDeleted: upcasts.map(inBefore),
}
