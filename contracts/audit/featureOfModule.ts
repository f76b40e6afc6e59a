import type { Feature } from '../access'

/** By which right each module's events are told outside of the log. Others are matters of the log, or of no project. */
export const featureOfModule: Readonly<Record<string, Feature>> = {
  projects: 'projects',
  tasks: 'tasks',
  canvas: 'canvas',
  discussion: 'discussion',
  documents: 'documents',
  finance: 'finance',
  imports: 'imports',
}
