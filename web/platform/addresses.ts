/** Every address of the program. Routes give the names of their parameters (`:projectId`) in place of ids. */
export const addresses = {
  home: () => '/',
  dashboard: () => '/dashboard',
  notifications: () => '/notifications',
  customers: (search?: { open: string }) => withSearch('/customers', search),
  notFound: () => '/not-found',

  signIn: (search?: { next?: string; recovered?: 'yes' }) => withSearch('/signin', search),
  emailProof: () => '/signin/proof',
  signInAt: (subdomain: string) => `/${subdomain}`,
  signUp: () => '/signup',
  terms: () => '/terms',
  authorized: () => '/authorized',
  myInformation: () => '/myinformation',
  worker: () => '/worker',
  workerTasks: () => '/worker/tasks',
  workerTask: (taskId: string) => `/worker/tasks/${taskId}`,

  organization: (search?: { tab: string }) => withSearch('/organization', search),
  /** With an order to begin with, or a payment to go on with. */
  checkout: (search?: { plan: string; period: string; seats: string } | { payment: string }) =>
    withSearch('/checkout', search),
  plans: () => '/plans',
  paymentHistory: (search?: { open: string }) => withSearch('/payment-history', search),

  myProjects: () => '/my-projects',
  allProjects: () => '/projects',
  newProject: () => '/my-projects/new',
  newProjectOfAll: () => '/projects/new',
  project: (projectId: string) => `/projects/${projectId}`,
  overview: (projectId: string) => ofProject(projectId, 'overview'),
  settings: (projectId: string, section?: string) => ofProject(projectId, 'settings', section),
  publicProject: (hashCode: string) => `/public-project/${hashCode}`,

  myTasks: () => '/my-tasks',
  allTasks: () => '/tasks-of-projects',
  board: (projectId: string, taskId?: string) => ofProject(projectId, 'board', taskId),
  tasks: (projectId: string, taskId?: string) => ofProject(projectId, 'tasks', taskId),

  gantt: (projectId: string, taskId?: string) => ofProject(projectId, 'gantt', taskId),
  wbs: (projectId: string, itemId?: string) => ofProject(projectId, 'wbs', itemId),
  baselines: (projectId: string, search?: { from: string; to: string }) =>
    withSearch(ofProject(projectId, 'baselines'), search),

  finance: (projectId: string, entryId?: string) => ofProject(projectId, 'finance', entryId),

  workCurve: (projectId: string) => ofProject(projectId, 's-curve'),
  moneyCurve: (projectId: string) => ofProject(projectId, 'money-curve'),

  canvas: (projectId: string, cardId?: string) => ofProject(projectId, 'canvas', cardId),

  projectDiscussion: (projectId: string) => ofProject(projectId, 'discussion'),
  files: () => '/files',
  projectFiles: (projectId: string) => ofProject(projectId, 'files'),

  documents: () => '/documents',
  projectDocuments: (projectId: string) => ofProject(projectId, 'documents'),
  document: (projectId: string, documentId: string, search?: { view: string }) =>
    withSearch(ofProject(projectId, 'documents', documentId), search),
  approvals: () => '/documents/approvals',
  approval: (projectId: string, documentId: string) => `/documents/approvals/${projectId}/${documentId}`,
  signOff: (projectId: string, documentId: string) => `/documents/sign-off/${projectId}/${documentId}`,
  checkReceipt: () => '/check-receipt',
  certificate: (numberLink: string) => `/certificate/${numberLink}`,

  importFiles: () => '/import-files',
  imports: (projectId: string, importId?: string) => ofProject(projectId, 'imports', importId),

  actionLog: (search?: { record: string }) => withSearch('/action-log', search),
  logProof: () => '/action-log/proof',
  projectActionLog: (projectId: string, search?: { record: string } | { views: 'yes' }) =>
    withSearch(ofProject(projectId, 'action-log'), search),

  changes: (projectId: string, search?: { from: string; to: string }) =>
    withSearch(ofProject(projectId, 'changes'), search),
  deleted: (projectId: string) => ofProject(projectId, 'deleted'),

  portfolios: () => '/portfolios',
  portfolio: (portfolioId: string) => `/portfolio/${portfolioId}`,
  projectAnalysis: () => '/project-analysis',
}

/** The address as it was at this instant. */
export const asOf = (address: string, instant: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}asOf=${encodeURIComponent(instant)}`

const ofProject = (projectId: string, view: string, item?: string) =>
  `/projects/${projectId}/${view}${item ? `/${item}` : ''}`

const withSearch = (address: string, search: Record<string, string> = {}) => {
  const entries = Object.entries(search).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return entries.length > 0 ? `${address}?${entries.join('&')}` : address
}
