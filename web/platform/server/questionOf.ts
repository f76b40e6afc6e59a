import type { QueryName } from '@prumo/contracts/index'

/** The name under which an answer is waited for, and changes of it are kept until the server answers with them. */
export const questionOf = (name: QueryName, input: object | null): string => JSON.stringify([name, input])
