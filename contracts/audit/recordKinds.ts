/** The kinds of records of a project, and of their parts. */
export const recordKinds = [
  'project',
  'user',
  'step',
  'tag',
  'holiday',
  'baseline',
  'task',
  'item',
  'area',
  'card',
  'comment',
  'file',
  'entry',
  'document',
  'section',
  'field',
  'import',
] as const
export type RecordKind = (typeof recordKinds)[number]
