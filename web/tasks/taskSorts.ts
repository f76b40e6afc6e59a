import type { taskSorts as ofContract } from '@prumo/contracts/tasks/views'

type TaskSort = (typeof ofContract)[number]

/** What a list of tasks is ordered by, unless somebody chooses. */
export const usualSort: TaskSort = 'endOn'
const taskSorts = ['endOn', 'startOn', 'title', 'priority', 'progress'] as const satisfies readonly TaskSort[]

/** The order that an address names; an order that makes no sense is none. */
export const sortIn = (text: string | null): TaskSort | undefined => taskSorts.find((each) => each === text)
