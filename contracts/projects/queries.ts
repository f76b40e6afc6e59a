import { z } from 'zod'
import { levels, projectRoles } from '../access'
import { changedFields } from '../changedFields'
import { partnerTypes } from '../partners/partnerChoices'
import { type QueryContract, repeated } from '../query'
import { id, text } from '../values'
import { mostTexts } from './customerText'
import { copyEndReasons, currencies, projectStatuses } from './project'
import { projectSorts } from './projectSorts'

/** How far a project is that is copied from another one: `taskCount` is how many tasks it will have. */
const copy = z.object({
  state: z.enum(['underWay', 'ended']),
  taskCount: z.int(),
  reason: z.enum(copyEndReasons).nullable(),
})
export type ProjectCopy = z.infer<typeof copy>

const summary = z.object({
  projectId: z.string(),
  pitch: z.string(),
  internalCode: z.string().nullable(),
  /** The customer as somebody wrote it, beside one of the register. */
  customerName: z.string().nullable(),
  /** The customer in the register, also one that was deleted there since. */
  customerId: z.string().nullable(),
  /** What the customer is called: in the register, where it stands there, else as it was written. */
  customer: z.string().nullable(),
  /** It was deleted from the register in the very moment in which somebody chose it. */
  customerGone: z.boolean(),
  portfolioName: z.string().nullable(),
  tags: z.array(z.string()),
  currency: z.enum(currencies),
  status: z.enum(projectStatuses),
  favorite: z.boolean(),
  createdAt: z.string(),
  ownerId: z.string(),
  ownerName: z.string(),
  managerNames: z.array(z.string()),
  role: z.string(),
  taskCount: z.int(),
  doneCount: z.int(),
  progress: z.int(),
  /** `null` for a project that is whole. */
  copy: copy.nullable(),
})
export type ProjectSummary = z.infer<typeof summary>

const person = z.object({
  userId: z.string(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** What tells this person from others of the same name. */
  mark: z.string().optional(),
  roles: z.array(z.enum(projectRoles)),
  owner: z.boolean(),
})
export type ProjectPerson = z.infer<typeof person>

const reads = [
  'projects_projects',
  'projects_favorites',
  'partners_partners',
  'tasks_tasks',
  'tasks_steps',
  'identity_accounts',
  'organization_users',
  'organization_access_profiles',
] as const

const found = z.object({
  kind: z.enum(['project', 'task', 'document', 'entry', 'partner', 'person']),
  id: z.string(),
  /** `null` for a person, and for a customer or supplier. */
  projectId: z.string().nullable(),
  title: z.string(),
  detail: z.string(),
})
/** A record that a search finds. */
export type FoundRecord = z.output<typeof found>

const shortcut = z.object({
  projectId: z.string(),
  pitch: z.string(),
  internalCode: z.string().nullable(),
  favorite: z.boolean(),
  role: z.string(),
  /** What the asker may do there, feature by feature. */
  rights: z.record(z.string(), z.enum(levels)),
})
export type ProjectShortcut = z.output<typeof shortcut>

const writtenCustomer = z.object({
  text: z.string(),
  projectCount: z.int(),
  /** The first of them: no more than are moved at once. */
  projects: z.array(z.object({ projectId: z.string(), pitch: z.string() })),
  /** Who has this name in the register; where it is only a supplier, it becomes a customer as well. */
  partner: z.object({ partnerId: z.string(), name: z.string(), types: z.array(z.enum(partnerTypes)) }).nullable(),
})
export type WrittenCustomer = z.infer<typeof writtenCustomer>

export const projectQueries = {
  /** The projects that the asker can see: favourites first and by name, unless another order is asked for. */
  projects: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly', afterEnd: true },
    cost: 'large',
    input: z.strictObject({
      scope: z.enum(['mine', 'all']),
      status: z.enum(projectStatuses).optional(),
      search: text(200).optional(),
      /** By name where two have the same. What has nothing there comes last. */
      sort: z.enum(projectSorts).optional(),
      descending: z.literal('true').optional(),
    }),
    output: z.array(summary),
    reads,
  },
  project: {
    need: { of: 'project', feature: 'projects', level: 'viewOnly', inCopy: ['underWay', 'ended'] },
    input: z.strictObject({ projectId: id }),
    output: summary.extend({
      description: z.string(),
      changedFields,
      people: z.array(person),
      /** Who left by themselves: only the owner can let them in again. */
      left: z.array(person.pick({ userId: true, name: true, lastName: true, email: true })),
      /** What the asker may do here, feature by feature. */
      rights: z.record(z.string(), z.enum(levels)),
    }),
    reads,
  },
  /**
   * What stands as a text for the customer of projects that the asker may change, and that have none of the register:
   * each text once, in the spelling that is used most, by name.
   */
  writtenCustomers: {
    need: { of: 'organization', feature: 'customers', level: 'editOnly' },
    cost: 'large',
    input: z.strictObject({
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(mostTexts).default(50),
    }),
    output: z.object({
      items: z.array(writtenCustomer),
      next: z.string().nullable(),
      /** How many texts and how many projects there are. */
      total: z.int(),
      projectCount: z.int(),
    }),
    reads: ['projects_projects', 'partners_partners', 'organization_users', 'organization_access_profiles'],
  },
  /**
   * For the command palette: records by words of their names, and tasks by numbers such as `#12`. Entries also by words
   * of their history, company and document number, customers and suppliers by their document.
   */
  search: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      text: text(200).min(1),
      /** The project that is open: its tasks and entries come first. */
      openProjectId: id.optional(),
    }),
    output: z.array(found),
    reads: [
      'projects_projects',
      'tasks_tasks',
      'tasks_numbers',
      'documents_documents',
      'finance_entries',
      'partners_partners',
      'organization_users',
      'organization_access_profiles',
      'identity_accounts',
    ],
  },
  /**
   * For the command palette: the asker's favourites, what was opened last in this browser, and projects by words of
   * their names. What the asker does not see is left out.
   */
  projectShortcuts: {
    need: { of: 'organization', feature: 'projects', level: 'viewOnly' },
    cost: 'large',
    input: z.strictObject({
      openedId: repeated(id, 12).optional(),
      /** Every word of one of them stands in the name or the code. */
      name: repeated(text(200).min(1), 6).optional(),
    }),
    output: z.array(shortcut),
    reads: ['projects_projects', 'projects_favorites', 'organization_users', 'organization_access_profiles'],
  },
} as const satisfies Record<string, QueryContract>
