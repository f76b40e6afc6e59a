import { Failure } from './failure'

const passing = ['service.busy', 'service.unreachable', 'readModels.behind']

/** Whether the same question is likely to be answered in a moment: then a screen asks again by itself. */
export const isTemporary = (error: unknown): boolean => error instanceof Failure && passing.includes(error.code)
