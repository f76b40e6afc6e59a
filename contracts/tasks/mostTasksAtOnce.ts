/** So many tasks are changed at once at most: what that records fits into one append. */
export const mostTasksAtOnce = 200
