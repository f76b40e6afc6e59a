import type { Copying, ProjectRole } from '@prumo/contracts/access'
import type {
  copyEndReasons,
  ProjectDetails,
  ProjectEvent,
  projectCommands,
  projectStatuses,
} from '@prumo/contracts/projects/project'
import type { z } from 'zod'
import type { Retention, RetentionCommand } from './retentionRules'

export type Project =
  | {
      projectId: string
      organizationId: string
      ownerId: string
      details: ProjectDetails
      customerId: string | null
      status: (typeof projectStatuses)[number]
      roles: Readonly<Record<string, readonly ProjectRole[]>>
      /** Who left by themselves, and was not let in again. */
      left: Readonly<Record<string, true>>
      favoriteOf: Readonly<Record<string, true>>
      deleted: boolean
      retention: Retention
      /** While it is not whole. */
      copying?: Copying | undefined
    }
  | undefined

type Sent<Type extends keyof typeof projectCommands> = { type: Type; data: z.infer<(typeof projectCommands)[Type]> }
type Shared = { userId: string; as: readonly ProjectRole[] }
/** A customer of the register as it was found there, and why it cannot be one of this organization's projects. */
export type ChosenCustomer = { customerId: string | null; refusal?: 'partner.unknown' | 'partner.notCustomer' }
export type StartedCopy = Extract<ProjectEvent, { type: 'ProjectCopyStarted' }>['data']

/** E-mails have been looked up before: `userId: null` is nobody of the organization. */
export type ProjectCommand =
  | {
      type: 'CreateProject'
      data: {
        projectId: string
        organizationId: string
        ownerId: string
        mayOwn: boolean
        copiedFrom: string | null
        shares: readonly Shared[]
        customer?: ChosenCustomer
        copy?: Omit<StartedCopy, 'projectId'>
      } & ProjectDetails
    }
  | { type: 'ShareProject'; data: { projectId: string; userId: string | null; as: readonly ProjectRole[] } }
  | { type: 'TransferProject'; data: { projectId: string; userId: string | null; mayOwn: boolean } }
  | { type: 'PassOnProject'; data: { projectId: string; userId: string; successorId: string } }
  | { type: 'FinishProjectCopy'; data: { projectId: string } }
  | { type: 'EndProjectCopy'; data: { projectId: string; reason: (typeof copyEndReasons)[number] } }
  | RetentionCommand
  | Sent<'ChangeProjectDetails'>
  | { type: 'ChangeProjectCustomer'; data: Sent<'ChangeProjectCustomer'>['data'] & ChosenCustomer }
  /** From none to one where this text stands, or from one to none: nothing else is changed. */
  | { type: 'MoveProjectCustomer'; data: { projectId: string; from: string | null; to: string | null; text?: string } }
  | Sent<'ChangeProjectStatus'>
  | Sent<'UnshareProject'>
  | Sent<'AppointManager'>
  | Sent<'LeaveProject'>
  | Sent<'MarkFavorite'>
  | Sent<'DeleteProject'>
