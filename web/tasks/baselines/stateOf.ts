import type { ComparedTask } from '@prumo/contracts/tasks/baselineQueries'

/** What became of a task from one plan to the other. */
export const stateOf = ({ before, after }: Pick<ComparedTask, 'before' | 'after'>): 'added' | 'removed' | 'changed' =>
  before === null ? 'added' : after === null ? 'removed' : 'changed'
