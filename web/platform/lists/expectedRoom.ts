/** What of a window a list fills, about: above it stand headings and filters. */
const share = 0.7

/**
 * The room that a list has before it is measured. Its items are drawn at once with the screen around them. Else they
 * would be drawn only after a measurement, for which a browser lays the whole page out once more.
 */
export const expectedRoom = () => ({ width: window.innerWidth, height: Math.round(window.innerHeight * share) })
