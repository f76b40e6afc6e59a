import { count, person, technical, text, thing, words } from '../audit/fieldFormats'

const details = {
  pitch: text('field.pitch'),
  internalCode: text('field.internalCode'),
  customerName: text('field.customerName'),
  portfolioName: text('field.portfolioName'),
  tags: text('field.tags'),
  currency: words('field.currency', 'currency'),
  description: text('field.description'),
}
const owner = { ownerId: person('field.ownerId') }
const roles = { roles: words('field.roles', 'role', { empty: 'noValue.roles' }) }

/** How the fields of a project’s events are shown. */
export const projectLogFields = {
  ProjectCreated: { ...details, ...owner, copiedFrom: thing('field.copiedFrom', ['project']) },
  ProjectDetailsChanged: details,
  ProjectCustomerChanged: { customerId: thing('field.customerId', ['partner'], { empty: 'noValue.customer' }) },
  ProjectStatusChanged: { status: words('field.status', 'projectStatus') },
  ProjectShared: roles,
  ProjectUnshared: roles,
  ProjectTransferred: owner,
  ProjectLeft: roles,
  ProjectMarkedFavorite: {},
  ProjectUnmarkedFavorite: {},
  ProjectDeleted: details,
  ProjectCopyStarted: {
    sourceProjectId: thing('field.copiedFrom', ['project']),
    parts: words('logField.copy.parts', 'copyPart'),
    leftOut: words('logField.copy.leftOut', 'feature'),
    taskCount: count('logField.copy.taskCount'),
    language: words('logField.copy.language', 'language'),
    ...technical({
      sourceVersion: count('logField.copy.sourceVersion'),
      sourceCanvasVersion: count('logField.copy.sourceCanvasVersion'),
    }),
  },
  ProjectCopyFinished: {},
  ProjectRoomTaken: { projectIds: thing('logField.roomTaken', ['project']) },
  ProjectRoomReleased: { projectIds: thing('logField.roomReleased', ['project']) },
  ProjectCopyEnded: { reason: words('logField.reason', 'copyEndLogged') },
}
