import { fieldsOf } from '../platform/forms/formFields'
import { type Task, taskChanges } from './taskForm'

type Changes = ReturnType<typeof taskChanges>['changes']
/** What somebody has typed of a task and not saved, and the version of the task it was typed over. */
type Draft = { changedAt: string; changes: Changes }

const keyOf = (taskId: string) => `task_draft ${taskId}`

/** What is typed and not saved of a task, kept for as long as the tab lives. */
export const taskDraft = {
  /** Keeps what a form would change in a task, but no values that cannot be read. Returns whether anything is typed. */
  keep: (task: Task, form: HTMLFormElement): boolean => {
    const { changes, errors } = taskChanges(task, fieldsOf(form), new Set(task.lockedFields))
    const good = Object.entries(changes).filter(([name]) => !Object.hasOwn(errors, name))
    if (good.length === 0) sessionStorage.removeItem(keyOf(task.taskId))
    else {
      const draft: Draft = { changedAt: task.changedAt, changes: Object.fromEntries(good) }
      sessionStorage.setItem(keyOf(task.taskId), JSON.stringify(draft))
    }
    return Object.keys(changes).length > 0
  },
  of: (taskId: string): Draft | undefined => {
    const kept = sessionStorage.getItem(keyOf(taskId))
    return kept === null ? undefined : (JSON.parse(kept) as Draft)
  },
  drop: (taskId: string): void => sessionStorage.removeItem(keyOf(taskId)),
}
