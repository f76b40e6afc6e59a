import type { ListedTask } from '@prumo/contracts/tasks/queries'

/** Tasks of one project as its list has them: which project that is goes without saying. */
export const withoutProject = (tasks: readonly ListedTask[]) => tasks.map(({ projectPitch: _, ...task }) => task)
