import { type GoSequence, type GoStep, goSequence } from './goSequence'
import { isHeard } from './isHeard'
import { nameOf } from './keyRegister'

const goers = new Set<(step: GoStep) => void>()
let sequence: GoSequence

/** Before whatever has the focus: a digit after a place is no priority. */
function onKey(event: KeyboardEvent) {
  if (event.repeat) return
  const next = goSequence(sequence, isHeard(event) ? nameOf(event) : '', event.timeStamp)
  sequence = next.sequence
  if (!next.step) return
  event.preventDefault()
  event.stopPropagation()
  for (const go of goers) go(next.step)
}

/** Keys one after the other that lead somewhere: one listener hears them, and whoever knows the places goes there. */
export const goKeys = {
  listen: () => {
    addEventListener('keydown', onKey, { capture: true })
    return () => removeEventListener('keydown', onKey, { capture: true })
  },
  subscribe: (go: (step: GoStep) => void) => {
    goers.add(go)
    return () => void goers.delete(go)
  },
}
