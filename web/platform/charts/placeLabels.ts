import { type FigureFrame, slotOf, xOf } from './figureFrame'
import type { FigureOf } from './figureOf'
import { shortPlaceName } from './placeName'
import { areMonths, placeTicks } from './placeTicks'

const letter = 6.6
/** A name of an axis has room for so many letters at least. */
const leastLetters = 11

/** The names below the axis: where each stands, and what it says. None stands over another. */
export function placeLabels(
  figure: FigureOf,
  frame: FigureFrame,
  language: string,
): { place: number; x: number; text: string }[] {
  const room = frame.right - frame.left
  const most = Math.max(1, Math.floor(room / (leastLetters * letter)))
  const are = areMonths(figure, frame.span) ? 'months' : figure.placesAre
  const places = placeTicks(figure, frame.span, most)
  const apart = Math.min(...places.map((place, at) => place - (places[at - 1] ?? Number.NEGATIVE_INFINITY)))
  const letters = Math.floor((Number.isFinite(apart) ? apart * slotOf(frame) : room) / letter) - 1
  let end = Number.NEGATIVE_INFINITY
  return places.flatMap((place) => {
    const text = shortPlaceName(figure.places[place] ?? '', are, language, letters)
    const half = (text.length * letter) / 2
    const x = Math.min(Math.max(xOf(frame, place), half), frame.width - half)
    if (x - half < end) return []
    end = x + half + letter
    return [{ place, x, text }]
  })
}
