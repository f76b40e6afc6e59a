import { z } from 'zod'
import { actionInBrief } from '../audit/queries'
import { offeredPerson } from '../offeredPerson'
import type { QueryContract } from '../query'
import { id, text } from '../values'
import { targetKinds } from './target'

const part = z.union([
  z.object({ text: z.string() }),
  /** `name` is `null` where the person has been erased. */
  z.object({ mention: z.string(), name: z.string().nullable() }),
])

const comment = z.object({
  commentId: z.string(),
  authorId: z.string(),
  authorName: z.string().nullable(),
  /** Whether it is the asker's own. */
  mine: z.boolean(),
  content: z.array(part),
  addedAt: z.string(),
  /** When it was last updated, if ever. */
  updatedAt: z.string().nullable(),
})
export type Comment = z.infer<typeof comment>

const threadItem = z.union([z.object({ comment }), z.object({ message: actionInBrief })])
export type ThreadItem = z.infer<typeof threadItem>

const aboutTarget = {
  need: { of: 'project', feature: 'discussion', level: 'viewOnly' },
  input: z.strictObject({
    projectId: id,
    kind: z.enum(targetKinds),
    targetId: id,
    after: text(500).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
} as const
const readsOfComments = [
  'discussion_comments',
  'tasks_tasks',
  'documents_documents',
  'finance_entries',
  'projects_projects',
  'identity_accounts',
  'organization_users',
] as const

const file = z.object({
  fileId: z.string(),
  projectId: z.string(),
  projectPitch: z.string(),
  targetKind: z.enum(targetKinds),
  targetId: z.string(),
  /** What the file is attached to, as it is called now; `null` where that was deleted. */
  targetName: z.string().nullable(),
  name: z.string(),
  description: z.string(),
  size: z.int(),
  sha256: z.string(),
  mediaType: z.string(),
  uploaderId: z.string(),
  uploaderName: z.string().nullable(),
  attachedAt: z.string(),
  /** The signature that it is a part of: it stays as long as its project. */
  signatureId: z.string().nullable(),
})
export type ListedFile = z.infer<typeof file>

export const fileSorts = ['attachedAt', 'name', 'size'] as const

/** Groups of media types that people look for. */
export const fileForms = ['image', 'pdf', 'other'] as const

export const discussionQueries = {
  /** A page of the comments on something, newest first. */
  comments: {
    ...aboutTarget,
    output: z.object({
      items: z.array(comment),
      next: z.string().nullable(),
      total: z.int(),
      /** Who can be mentioned. */
      people: z.array(offeredPerson),
    }),
    reads: readsOfComments,
  },
  /** The same comments among the system messages: what was done to it, as the action log says it; newest first. */
  discussion: {
    ...aboutTarget,
    output: z.object({
      items: z.array(threadItem),
      next: z.string().nullable(),
      /** Who can be mentioned. */
      people: z.array(offeredPerson),
    }),
    reads: [...readsOfComments, 'audit_actions', 'audit_undos', 'audit_task_moves', 'audit_erasures', 'audit_names'],
  },
  /** Files across projects, of one, or of one thing in it: a page of a list. */
  files: {
    need: { of: 'organization', feature: 'discussion', level: 'viewOnly', afterEnd: true },
    needInProject: { of: 'project', feature: 'discussion', level: 'viewOnly', afterEnd: true },
    input: z.strictObject({
      projectId: id.optional(),
      kind: z.enum(targetKinds).optional(),
      targetId: id.optional(),
      uploaderId: id.optional(),
      form: z.enum(fileForms).optional(),
      search: text(200).optional(),
      sort: z.enum(fileSorts).default('attachedAt'),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(100),
    }),
    output: z.object({ items: z.array(file), next: z.string().nullable(), total: z.int() }),
    reads: [
      'discussion_files',
      'tasks_tasks',
      'documents_documents',
      'finance_entries',
      'projects_projects',
      'identity_accounts',
    ],
  },
  /** How much of its storage the organization has taken, in bytes. */
  storage: {
    need: { of: 'organization', feature: 'discussion', level: 'viewOnly' },
    input: z.strictObject({}),
    output: z.object({ used: z.int(), available: z.int(), quota: z.int(), files: z.int() }),
    reads: ['discussion_storage', 'subscription_subscriptions'],
  },
} as const satisfies Record<string, QueryContract>
