/** What a thing is that an event names: names of one kind are no names of another. */
export type NamedKind =
  | 'analysisView'
  | 'area'
  | 'baseline'
  | 'card'
  | 'checklistItem'
  | 'document'
  | 'documentField'
  | 'documentSection'
  | 'entry'
  | 'file'
  | 'goal'
  | 'holiday'
  | 'import'
  | 'profile'
  | 'project'
  | 'step'
  | 'tag'
  | 'task'
  | 'taskView'

/** Whatever has a name: people and partners have theirs outside of the log. */
export type ThingKind = NamedKind | 'person' | 'partner'
