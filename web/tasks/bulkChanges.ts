import type { CommandOf } from '@prumo/contracts/index'
import type { Fields } from '../platform/forms/formFields'
import type { Reasons } from '../platform/forms/useCommandForm'

export type BulkChanges = Omit<CommandOf<'ChangeTasks'>['data'], 'projectId' | 'taskIds'>

/** What the form calls nobody: an empty choice leaves everything as it is. */
export const nobody = 'nobody'

/** What the menu of one field sets. */
export const bulkChangeOf = (field: 'stepId' | 'assigneeId' | 'priority', value: string): BulkChanges => ({
  [field]: value === nobody ? null : value,
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)

/** What the form sets for several tasks, and what is wrong with it. What is empty stays as it is. */
export function bulkChanges({ text }: Fields): { changes: BulkChanges; errors: Reasons } {
  const given = (name: string) => text(name).trim()
  const [startOn, endOn, progress] = [given('startOn'), given('endOn'), given('progress')]
  const [assigneeId, added, removed] = [given('assigneeId'), given('addedTagIds'), given('removedTagIds')]
  const changes = {
    stepId: given('stepId'),
    assigneeId: assigneeId === nobody ? null : assigneeId,
    priority: given('priority') as BulkChanges['priority'],
    progress: progress === '' ? '' : Number(progress),
    startOn,
    endOn,
    deliveryGroup: given('deliveryGroup'),
    addedTagIds: added && [added],
    removedTagIds: removed && [removed],
  }
  const errors = {
    ...(startOn && !isDay(startOn) && { startOn: 'day.invalid' }),
    ...(endOn && !isDay(endOn) && { endOn: 'day.invalid' }),
    ...(isDay(startOn) && isDay(endOn) && endOn < startOn && { endOn: 'task.endBeforeStart' }),
    ...(!(/^\d{0,3}$/.test(progress) && Number(progress) <= 100) && { progress: 'progress.invalid' }),
  }
  return { changes: Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== '')), errors }
}
