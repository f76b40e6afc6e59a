import { type AttachedFile, type FileEvent, type fileCommands, sameFileName } from '@prumo/contracts/discussion/files'
import type { Target } from '@prumo/contracts/discussion/target'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import type { z } from 'zod'

type Kept = AttachedFile & { target: Target }
export type Files = PersistentMap<string, Kept>

type Said<Type extends keyof typeof fileCommands> = { type: Type; data: z.infer<(typeof fileCommands)[Type]> }

export type FileCommand =
  | { type: 'AttachFile'; data: { projectId: string; fileId: string; target: Target } & AttachedFile }
  | Said<'DescribeFile'>
  | Said<'RemoveFile'>
  | { type: 'RemoveFilesOfProject'; data: { projectId: string; fileIds: readonly string[] } }

type FileFolds = {
  [Type in FileEvent['type']]: (data: Extract<FileEvent, { type: Type }>['data'], there: Files) => Files
}

export const fileFolds: FileFolds = {
  FileAttached: ({ projectId: _, fileId, ...file }, there) => there.set(fileId, file),
  FileDescribed: ({ fileId, description }, there) => {
    const file = there.get(fileId)
    return file ? there.set(fileId, { ...file, description }) : there
  },
  FileRemoved: ({ fileId }, there) => there.delete(fileId),
}

/** The files that are attached to a project and to its tasks: no two of the same name on one thing. */
export const files: Decider<Files, FileCommand, FileEvent> = {
  stream: ({ projectId }) => `files-${projectId}`,
  initial: PersistentMap(),

  decide: {
    AttachFile: (data, there) => {
      const before = there.get(data.fileId)
      if (before && !isSame(before, data)) throw new Refused('file.idTaken')
      if (before) return []
      const rival = [...there.values()].some(
        (one) => equal(one.target, data.target) && sameFileName(one.name, data.name),
      )
      if (rival) throw new Refused('file.nameTaken', { name: data.name })
      return [{ type: 'FileAttached', data }]
    },

    DescribeFile: ({ description, ...ofFile }, there) => {
      const before = known(there, ofFile)
      return before.description === description
        ? []
        : [
            {
              type: 'FileDescribed',
              data: { ...ofFile, description, before: { description: before.description } },
            },
          ]
    },

    RemoveFile: (ofFile, there) => [removed(ofFile.projectId, ofFile.fileId, known(there, ofFile))],

    RemoveFilesOfProject: ({ projectId, fileIds }, there) =>
      fileIds.flatMap((fileId) => {
        const file = there.get(fileId)
        return file ? [removed(projectId, fileId, file)] : []
      }),
  },

  evolve: fileFolds,
}

function known(there: Files, { fileId, target }: { fileId: string; target: Target }): Kept {
  const file = there.get(fileId)
  if (!file || !equal(file.target, target)) throw new Refused('file.unknown')
  return file
}

function removed(projectId: string, fileId: string, { target, ...before }: Kept): FileEvent {
  return { type: 'FileRemoved', data: { projectId, target, fileId, before } }
}

/** The description may have changed since. */
const isSame = (there: Kept, { target, name, sha256, storageKey }: Kept) =>
  equal(there.target, target) && there.name === name && there.sha256 === sha256 && there.storageKey === storageKey
