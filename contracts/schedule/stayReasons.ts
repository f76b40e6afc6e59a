/** Why a task keeps its days whatever its plan does. */
export const stayReasons = ['begun', 'finished', 'noBaseline'] as const
