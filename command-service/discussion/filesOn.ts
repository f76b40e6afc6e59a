import type { Target } from '@prumo/contracts/discussion/target'
import type { Aggregates } from '@prumo/platform/aggregates/aggregates'
import { everyFileOf } from '../documents/attachmentRules'
import { document } from '../documents/document'
import { type Files, files } from './files'

type On = { projectId: string; target: Target }
type Look = (aggregates: Aggregates, on: On) => Promise<Files>

const inProject: Look = async (aggregates, { projectId }) => (await aggregates.load(files, `files-${projectId}`)).state

const looks: Record<Target['kind'], Look> = {
  project: inProject,
  task: inProject,
  entry: inProject,
  document: async (aggregates, { projectId, target: { id } }) => {
    const { state } = await aggregates.load(document, `document-${id}`)
    return state?.projectId === projectId ? everyFileOf(state) : files.initial
  },
}

/**
 * The files that share a stream with this thing's files. A document keeps its own; all others are in their project's
 * stream.
 */
export const filesOn: Look = (aggregates, on) => looks[on.target.kind](aggregates, on)
