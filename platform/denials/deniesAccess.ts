import { absent, type Problem } from '@prumo/contracts/index'

/** What a store or a log lacks is nobody's; nor is a command that changed nothing, which has nothing to undo. */
const ofNoThing: readonly Problem[] = ['request.unknown', 'file.contentUnknown', 'head.unknown', 'undo.unknown']

/** Rules that ask who somebody is; all others ask how things stand. */
const ofPersons: ReadonlySet<Problem> = new Set<Problem>([
  ...(['access.noPermission', 'access.subscriptionEnded', 'access.contentClosed'] as const),
  'subscription.notManager',
  ...(['comment.notAuthor', 'task.ofAnother'] as const),
  ...(['organization.beyondYourRights', 'organization.notYourself', 'organization.profileBindsYourself'] as const),
  ...(['project.notOwner', 'signOff.notApprover', 'signOff.contentClosed'] as const),
])

/** With a typed password a page looks around before it knows that it must be changed: only to act is more than that. */
const ofActing: readonly Problem[] = ['access.passwordMustChange']

/** Whether whoever is answered so was denied something: because they may not, or because it is not there for them. */
export const deniesAccess = (code: Problem, method: string): boolean =>
  ofPersons.has(code) ||
  (absent.has(code) && !ofNoThing.includes(code)) ||
  (ofActing.includes(code) && method !== 'GET')
