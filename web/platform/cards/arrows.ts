/** Which way an arrow leads: to another column, or to another card of the same one. */
export type Arrow = { sideways: -1 | 0 | 1; down: -1 | 0 | 1 }

/** The arrow keys, by name. */
export const arrows: Readonly<Partial<Record<string, Arrow>>> = {
  ArrowUp: { sideways: 0, down: -1 },
  ArrowDown: { sideways: 0, down: 1 },
  ArrowLeft: { sideways: -1, down: 0 },
  ArrowRight: { sideways: 1, down: 0 },
}
