/** Which of a comparison's tasks are listed. */
export const comparedStates = ['late', 'added', 'removed'] as const
export type ComparedState = (typeof comparedStates)[number]
