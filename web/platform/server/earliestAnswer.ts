let position: number | undefined

/** The earliest position of what was answered before anybody followed the changes. */
export const earliestAnswer = {
  /** Takes in what an answer's header says. */
  note: (header: string | null): void => {
    if (header !== null) position = Math.min(position ?? Number(header), Number(header))
  },
  /** Whether something has been answered that lacks what happened at this position. */
  isBefore: (changedAt: number): boolean => position !== undefined && position < changedAt,
  /** From here on, changes are heard of. */
  forget: (): void => {
    position = undefined
  },
}
