import { anEntry } from './anEntry'
import { fresh } from './fresh'

/** What is typed of an entry that is for one task, with its id. */
export const anOutflow = (taskId: string) => ({
  ...anEntry(taskId, 120_50),
  entryId: fresh(),
  title: 'Brita',
  plannedOn: '2027-01-04',
})
