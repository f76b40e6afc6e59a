import { type AttachedFile, type FileEvent, type fileCommands, sameFileName } from '@prumo/contracts/discussion/files'
import type { Target } from '@prumo/contracts/discussion/target'
import type { Decider } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import { equal } from '@prumo/platform/values/equal'
import { Map as PersistentMap } from 'immutable'
import type { z } from 'zod'
import { refuseOutrun } from '../rules/refuseOutrun'

type Kept = AttachedFile & { target: Target }
export type Files = PersistentMap<string, Kept>

type Sent<Type extends keyof typeof fileCommands> = { type: Type; data: z.infer<(typeof fileCommands)[Type]> }

type FileCommand =
  | { type: 'AttachFile'; data: { projectId: string; fileId: string; target: Target } & AttachedFile }
  | Sent<'DescribeFile'>
  | Sent<'RemoveFile'>
  | { type: 'RemoveFilesOfProject'; data: { projectId: string; fileIds: readonly string[] } }

type FileFolds = {
  [Type in FileEvent['type']]: (data: Extract<FileEvent, { type: Type }>['data'], attached: Files) => Files
}

export const fileFolds: FileFolds = {
  FileAttached: ({ projectId: _, fileId, ...file }, attached) => attached.set(fileId, file),
  FileDescribed: ({ fileId, description }, attached) => {
    const file = attached.get(fileId)
    return file ? attached.set(fileId, { ...file, description }) : attached
  },
  FileRemoved: ({ fileId }, attached) => attached.delete(fileId),
}

/** The files that are attached to a project, to its tasks and to its entries: no two of the same name on one thing. */
export const files: Decider<Files, FileCommand, FileEvent> = {
  stream: ({ projectId }) => `files-${projectId}`,
  initial: PersistentMap(),

  decide: {
    AttachFile: (data, attached) => {
      const before = attached.get(data.fileId)
      if (before && !isSame(before, data)) throw new Refused('file.idTaken')
      if (before) return []
      const rival = [...attached.values()].some(
        (file) => equal(file.target, data.target) && sameFileName(file.name, data.name),
      )
      if (rival) throw new Refused('file.nameTaken', { name: data.name })
      return [{ type: 'FileAttached', data }]
    },

    DescribeFile: ({ description, seen, ...ofFile }, attached) => {
      const before = knownFile(attached, ofFile)
      refuseOutrun(before, { description }, seen)
      return before.description === description
        ? []
        : [
            {
              type: 'FileDescribed',
              data: { ...ofFile, description, before: { description: before.description } },
            },
          ]
    },

    RemoveFile: (ofFile, attached) => [removed(ofFile.projectId, ofFile.fileId, knownFile(attached, ofFile))],

    RemoveFilesOfProject: ({ projectId, fileIds }, attached) =>
      fileIds.flatMap((fileId) => {
        const file = attached.get(fileId)
        return file ? [removed(projectId, fileId, file)] : []
      }),
  },

  evolve: fileFolds,
}

function knownFile(attached: Files, { fileId, target }: { fileId: string; target: Target }): Kept {
  const file = attached.get(fileId)
  if (!file || !equal(file.target, target)) throw new Refused('file.unknown')
  return file
}

function removed(projectId: string, fileId: string, { target, ...before }: Kept): FileEvent {
  return { type: 'FileRemoved', data: { projectId, target, fileId, before } }
}

/** The description may have changed since. */
const isSame = (existing: Kept, { target, name, sha256, storageKey }: Kept) =>
  equal(existing.target, target) &&
  existing.name === name &&
  existing.sha256 === sha256 &&
  existing.storageKey === storageKey
