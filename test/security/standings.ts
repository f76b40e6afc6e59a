import { type Level, levels, type Need } from '@prumo/contracts/access'

/** What makes a cell of the matrix, as the specification has it and without asking the product. */
type Standing = {
  of: 'nobody' | 'otherOrganization' | 'organization' | 'endedTrial'
  level: Level
  role: 'none' | 'stakeholder' | 'team' | 'manager' | 'owner'
  /** Whether all of the organization's action log is open to this one. */
  audits?: true
  /** The organization's main administrator, who pays. */
  pays?: true
  /** Whether somebody else typed the password. */
  typed?: true
}

const member = (level: Level, role: Standing['role'] = 'manager'): Standing => ({ of: 'organization', level, role })
export const standings = {
  anonymous: { of: 'nobody', level: 'noAccess', role: 'none' },
  otherOrganization: { of: 'otherOrganization', level: 'totalControl', role: 'none', pays: true },
  noAccess: member('noAccess'),
  viewOnly: member('viewOnly'),
  editOnly: member('editOnly'),
  worker: member('noAccess'),
  typedPassword: { ...member('viewOnly'), typed: true },
  noRole: member('totalControl', 'none'),
  stakeholder: member('totalControl', 'stakeholder'),
  team: member('totalControl', 'team'),
  endedTrial: { of: 'endedTrial', level: 'totalControl', role: 'owner', audits: true, pays: true },
  totalControl: { ...member('totalControl'), audits: true },
  founder: { ...member('totalControl', 'owner'), audits: true, pays: true },
} as const satisfies Record<string, Standing>
export type ActorName = keyof typeof standings
export const actorNames = Object.keys(standings) as ActorName[]

const mostOfRole = { none: 0, stakeholder: 1, team: 2, manager: 3, owner: 3 }
export const allowed = 'allowed'
const ended = '403 access.subscriptionEnded'

/** What is answered to somebody who stands like this. */
export function expectedFor({ of, level, role, audits, pays, typed }: Standing, need: Need): string {
  if (need.of === 'anyone') return allowed
  if (of === 'nobody') return '401 access.signIn'
  if (typed && !('beforePasswordChange' in need)) return '403 access.passwordMustChange'
  // Each pays for their own organization: nobody can name another one.
  if (need.of === 'plan') return pays ? allowed : '403 subscription.notManager'
  const isOver = of === 'endedTrial' && !need.afterEnd
  if (need.of === 'self') return isOver ? ended : allowed
  if (need.of === 'project' && (of === 'otherOrganization' || role === 'none')) return '404 resource.unknown'
  // An auditor needs no role in a project, but the project is of the same organization.
  if (need.of === 'organization' && need.only && of === 'otherOrganization') return '404 resource.unknown'
  if (isOver) return ended
  const has = need.of === 'project' ? Math.min(levels.indexOf(level), mostOfRole[role]) : levels.indexOf(level)
  const holds = need.of === 'organization' ? !need.only || audits : !need.only || role === 'owner' || role === need.only
  return holds && has >= levels.indexOf(need.level) ? allowed : '403 access.noPermission'
}

/** What says that a request was denied, and not what else became of it. */
export const isDenial = (code: string | undefined): boolean =>
  code !== undefined && (code.startsWith('access.') || ['resource.unknown', 'subscription.notManager'].includes(code))
