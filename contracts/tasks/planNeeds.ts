/** To work on tasks: editors of the project. */
export const editTasks = { of: 'project', feature: 'tasks', level: 'editOnly' } as const
/** To change steps, tags and rules of the plan: the project's managers. */
export const managePlan = { of: 'project', feature: 'tasks', level: 'editOnly', only: 'manager' } as const
