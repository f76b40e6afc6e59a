import { z } from 'zod'
import { type Need, projectRoles } from '../access'
import { guardedFeatures } from '../confidential'
import { event } from '../event'
import { languages } from '../identity/signUpChoices'
import type { MessageOf } from '../message'
import { seen } from '../seen'
import { email, id, internalCode, line, setOf, text } from '../values'
import { mostMoved, mostTexts } from './customerText'

export const currencies = ['BRL', 'USD'] as const
export const projectStatuses = ['active', 'inactive', 'paused', 'finished'] as const
const shareOptions = ['team', 'stakeholder'] as const

const details = {
  pitch: line(200),
  internalCode: internalCode.nullable(),
  customerName: text(200).nullable(),
  portfolioName: text(200).nullable(),
  tags: setOf(line(50), 20),
  currency: z.enum(currencies),
  description: text(20_000),
}
const detail = z.strictObject(details)
const customer = { customerId: id.nullable() }
export type ProjectDetails = z.infer<typeof detail>

/** `tasks` brings checklists with it, `canvas` both canvases with their cards. */
export const copyParts = ['steps', 'tags', 'behaviour', 'tasks', 'canvas', 'people'] as const
/** Why a copy ended early: a right that its sender lost, or a rule that refused a part. */
export const copyEndReasons = ['askerLeft', 'creationForbidden', 'sourceClosed', 'contentClosed', 'refused'] as const
const share = z.strictObject({ email, as: setOf(z.enum(shareOptions), 2).min(1) })
const roles = setOf(z.enum(projectRoles), projectRoles.length)

/**
 * A text, the projects in which it stands, and the partner that it means: where it is `null`, a new one of this name.
 */
const move = z.strictObject({ text: line(200), partnerId: id.nullable(), projectIds: setOf(id, mostMoved).min(1) })
export type CustomerMove = z.infer<typeof move>
const moves = z
  .array(move)
  .min(1)
  .max(mostTexts)
  .refine((given) => given.flatMap(({ projectIds }) => projectIds).length <= mostMoved, { error: 'moves.tooMany' })

/** Commands about a project. */
export const projectCommands = {
  CreateProject: z.strictObject({
    projectId: id,
    ...details,
    /** The customer in the organization's register. */
    customerId: id.nullable().optional(),
    language: z.enum(languages),
    /** Whoever is named a manager manages the project beside its creator. */
    sharedWith: z.array(z.strictObject({ email, as: roles.min(1) })).max(50),
    copyFrom: z.strictObject({ projectId: id, parts: setOf(z.enum(copyParts), copyParts.length).min(1) }).nullable(),
  }),
  ChangeProjectDetails: z.strictObject({ projectId: id, ...detail.partial().shape, seen: seen(details) }),
  /** The customer in the organization's register; the text that may stand beside it stays as it is. */
  ChangeProjectCustomer: z.strictObject({ projectId: id, ...customer, seen: seen(customer) }),
  /** Customers that stand in projects as texts become customers of the register; the texts stay. */
  MoveCustomersToRegister: z.strictObject({ moves }),
  /** Takes back what that command of the same person recorded; `actionId` is its id. */
  UndoCustomerMove: z.strictObject({ actionId: id, projectIds: setOf(id, mostMoved).min(1) }),
  ChangeProjectStatus: z.strictObject({ projectId: id, status: z.enum(projectStatuses) }),
  ShareProject: z.strictObject({ projectId: id, ...share.shape }),
  UnshareProject: z.strictObject({ projectId: id, userId: id }),
  AppointManager: z.strictObject({ projectId: id, userId: id }),
  TransferProject: z.strictObject({ projectId: id, email }),
  LeaveProject: z.strictObject({ projectId: id }),
  MarkFavorite: z.strictObject({ projectId: id, favorite: z.boolean() }),
  DeleteProject: z.strictObject({ projectId: id, pitch: text(200) }),
}

/** Of each project that is named, the right to choose its customer is needed besides. */
const moving = { of: 'organization', feature: 'customers', level: 'editOnly' } as const

/** The need of each command. */
export const projectNeeds = {
  CreateProject: { of: 'organization', feature: 'projects', level: 'totalControl' },
  ChangeProjectDetails: { of: 'project', feature: 'projects', level: 'editOnly', only: 'manager' },
  ChangeProjectCustomer: { of: 'project', feature: 'projects', level: 'editOnly', only: 'manager' },
  MoveCustomersToRegister: moving,
  UndoCustomerMove: moving,
  ChangeProjectStatus: { of: 'project', feature: 'projects', level: 'editOnly', only: 'manager' },
  ShareProject: { of: 'project', feature: 'projects', level: 'editOnly', only: 'manager' },
  UnshareProject: { of: 'project', feature: 'projects', level: 'editOnly', only: 'manager' },
  AppointManager: { of: 'project', feature: 'projects', level: 'totalControl', only: 'manager' },
  TransferProject: { of: 'project', feature: 'projects', level: 'editOnly', only: 'owner' },
  LeaveProject: { of: 'project', feature: 'projects', level: 'viewOnly' },
  MarkFavorite: { of: 'project', feature: 'projects', level: 'viewOnly' },
  DeleteProject: { of: 'project', feature: 'projects', level: 'totalControl', only: 'owner', inCopy: ['ended'] },
} as const satisfies Record<keyof typeof projectCommands, Need>

/** The events. */
export const projectEvents = {
  ProjectCreated: event(
    z.strictObject({
      projectId: id,
      organizationId: id,
      ownerId: id,
      ...details,
      copiedFrom: id.nullable(),
    }),
    { of: 'projectId', begins: true, names: { kind: 'project', id: 'projectId', name: 'pitch' } },
  ),
  ProjectDetailsChanged: event(z.strictObject({ projectId: id, ...detail.partial().shape, before: detail.partial() }), {
    of: 'projectId',
    names: { kind: 'project', id: 'projectId', name: 'pitch' },
  }),
  ProjectCustomerChanged: event(z.strictObject({ projectId: id, ...customer, before: z.strictObject(customer) }), {
    of: 'projectId',
  }),
  ProjectStatusChanged: event(
    z.strictObject({
      projectId: id,
      status: z.enum(projectStatuses),
      before: z.strictObject({ status: z.enum(projectStatuses) }),
    }),
    { of: 'projectId' },
  ),
  ProjectShared: event(z.strictObject({ projectId: id, userId: id, roles, before: z.strictObject({ roles }) }), {
    of: 'userId',
    changesRights: true,
  }),
  ProjectUnshared: event(z.strictObject({ projectId: id, userId: id, before: z.strictObject({ roles }) }), {
    of: 'userId',
    changesRights: true,
  }),
  ProjectTransferred: event(z.strictObject({ projectId: id, ownerId: id, before: z.strictObject({ ownerId: id }) }), {
    of: 'projectId',
    changesRights: true,
  }),
  ProjectLeft: event(z.strictObject({ projectId: id, userId: id, before: z.strictObject({ roles }) }), {
    of: 'userId',
    changesRights: true,
  }),
  ProjectMarkedFavorite: event(z.strictObject({ projectId: id, userId: id }), { of: 'userId', quiet: true }),
  ProjectUnmarkedFavorite: event(z.strictObject({ projectId: id, userId: id }), { of: 'userId', quiet: true }),
  ProjectDeleted: event(z.strictObject({ projectId: id, before: detail }), { of: 'projectId', changesRights: true }),
  /**
   * The project is laid out in parts from here on, and nobody else's before all stand. The source is read up to this
   * revision of its plan's stream;
   * `leftOut` is what whoever asked may not see there, or not write here.
   */
  ProjectCopyStarted: event(
    z.strictObject({
      projectId: id,
      sourceProjectId: id,
      sourceVersion: z.int().min(-1),
      /** The revision of the source's canvas stream; `null` where no canvas is copied. */
      sourceCanvasVersion: z.int().min(-1).nullable(),
      parts: setOf(z.enum(copyParts), copyParts.length),
      leftOut: setOf(z.enum(guardedFeatures), guardedFeatures.length),
      taskCount: z.int().min(0),
      language: z.enum(languages),
    }),
    { of: 'projectId' },
  ),
  ProjectCopyFinished: event(z.strictObject({ projectId: id }), { of: 'projectId', changesRights: true }),
  /** The copy stays as it is: its owner can remove it, and nothing else. */
  ProjectCopyEnded: event(z.strictObject({ projectId: id, reason: z.enum(copyEndReasons) }), { of: 'projectId' }),
}

/** Codes of the refusals. */
export const projectRefusals = [
  'project.unknown',
  'project.idTaken',
  'project.internalCodeTaken',
  'project.currencyInUse',
  'project.userNotFound',
  'project.alreadyManager',
  'project.leftByThemself',
  'project.managementForbidden',
  'project.alreadyOwner',
  'project.notOwner',
  'project.ownerCannotLeave',
  'project.ownerStays',
  'project.pitchDiffers',
  'project.onLegalHold',
  'project.ownershipForbidden',
  'project.notShared',
  'project.beingCopied',
  'project.copiedTooOften',
] as const

export type ProjectEvent = MessageOf<typeof projectEvents>
