import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { seen } from '../seen'
import { id, line, text } from '../values'
import { target } from './target'

const forbidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\\/]/u

/** The name of a file as people see it. It is no path, and has no characters that reverse or end a line. */
export const fileName = line(200).refine((name) => !forbidden.test(name) && !/^\.+$/.test(name.trim()), {
  error: 'fileName.forbidden',
})

/** Two names that a person takes for the same: whatever their case, and however their accents are written. */
export const sameFileName = (first: string, second: string) => comparable(first) === comparable(second)
const comparable = (name: string) => name.normalize('NFC').trim().toLowerCase()

const ofFile = { projectId: id, target, fileId: id }
const description = text(500)
const about = {
  name: fileName,
  description,
  /** Bytes. */
  size: z.int().min(0),
  /** Of the content, hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** By its first bytes; `application/octet-stream` where these tell nothing. */
  mediaType: z.string().max(200),
  /** The name of the content in the file store. */
  storageKey: id,
  uploaderId: id,
}
const attached = z.strictObject(about)
export type AttachedFile = z.infer<typeof attached>

/** Commands about files. A file is sent first (POST /rest/files) and then attached by its id. */
export const fileCommands = {
  AttachFile: z.strictObject({ ...ofFile, name: fileName, description }),
  DescribeFile: z.strictObject({ ...ofFile, description, seen: seen({ description }) }),
  RemoveFile: z.strictObject(ofFile),
}

const discuss = { of: 'project', feature: 'discussion', level: 'editOnly' } as const

/** The need of each command. */
export const fileNeeds = {
  AttachFile: discuss,
  DescribeFile: discuss,
  RemoveFile: discuss,
} as const satisfies Record<keyof typeof fileCommands, Need>

/** The events. */
export const fileEvents = {
  FileAttached: event(z.strictObject({ ...ofFile, ...about }), {
    of: 'target',
    part: 'fileId',
    begins: true,
    names: { kind: 'file', id: 'fileId', name: 'name' },
  }),
  FileDescribed: event(z.strictObject({ ...ofFile, description, before: z.strictObject({ description }) }), {
    of: 'target',
    part: 'fileId',
  }),
  FileRemoved: event(z.strictObject({ ...ofFile, before: attached }), { of: 'target', part: 'fileId', ends: true }),
}

/** Codes of the refusals. */
export const fileRefusals = [
  'file.unknown',
  'file.signed',
  'file.idTaken',
  'file.nameTaken',
  'file.uploadUnknown',
  'file.tooLarge',
  'file.sizeDiffers',
  'file.storeUnavailable',
  'file.contentUnknown',
] as const

export type FileEvent = MessageOf<typeof fileEvents>
