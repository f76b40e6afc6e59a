import type { DrawnRow } from '@prumo/web/tasks/gantt/renderer'

/** A drawn row. */
export const aDrawnRow = (changes: Partial<DrawnRow> = {}): DrawnRow => ({
  id: 'dig',
  parentId: 'works',
  isGroup: false,
  isMilestone: false,
  startOn: '2027-03-01',
  endOn: '2027-03-05',
  progress: 0,
  look: 'plain',
  baseline: undefined,
  deadlineOn: undefined,
  mayMove: true,
  says: '',
  ...changes,
})
