import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { ErrorPage } from './app/ErrorPage'
import { guardCheckout, guardMain, guardVisitor, guardWorker } from './app/guards'
import { Opening } from './app/Opening'
import { allTexts } from './platform/texts/i18n'

const signIn = {
  loader: guardVisitor,
  lazy: async () => ({ Component: (await import('./identity/SignInScreen')).SignInScreen }),
}
/** Stands where a module will be. */
const later = (path: string): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await import('./app/NotBuiltYet')).NotBuiltYet }),
})
const projects = async () => ({ Component: (await import('./projects/ProjectsScreen')).ProjectsScreen })
const newProject = async () => ({ Component: (await import('./projects/NewProjectScreen')).NewProjectScreen })
const tasks = async () => ({ Component: (await import('./tasks/TasksScreen')).TasksScreen })

const mainRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import('./app/HomeScreen')).HomeScreen }) },
  { path: 'dashboard/*', lazy: async () => ({ Component: (await import('./app/HomeScreen')).HomeScreen }) },
  { path: 'my-tasks', lazy: tasks },
  { path: 'tasks-of-projects', lazy: tasks },
  { path: 'my-projects', lazy: projects },
  { path: 'projects', lazy: projects },
  { path: 'my-projects/new', lazy: newProject },
  { path: 'projects/new', lazy: newProject },
  {
    path: 'projects/:projectId',
    lazy: async () => ({ Component: (await import('./projects/ProjectScreen')).ProjectScreen }),
    children: [
      { index: true, lazy: async () => ({ Component: (await import('./tasks/BoardScreen')).BoardScreen }) },
      { path: 'board/:itemId?', lazy: async () => ({ Component: (await import('./tasks/BoardScreen')).BoardScreen }) },
      {
        path: 'tasks/:itemId?',
        lazy: async () => ({ Component: (await import('./tasks/ProjectTasksScreen')).ProjectTasksScreen }),
      },
      {
        path: 'canvas/:itemId?',
        lazy: async () => ({ Component: (await import('./canvas/CanvasScreen')).CanvasScreen }),
      },
      {
        path: 'settings/:section?',
        lazy: async () => ({ Component: (await import('./projects/ProjectSettingsScreen')).ProjectSettingsScreen }),
      },
      {
        path: 'imports/:itemId?',
        lazy: async () => ({ Component: (await import('./imports/ImportTasksScreen')).ImportTasksScreen }),
      },
      {
        path: 'discussion',
        lazy: async () => ({
          Component: (await import('./discussion/ProjectDiscussionScreen')).ProjectDiscussionScreen,
        }),
      },
      {
        path: 'files',
        lazy: async () => ({ Component: (await import('./discussion/ProjectFilesScreen')).ProjectFilesScreen }),
      },
      {
        path: 'documents/:itemId?',
        lazy: async () => ({
          Component: (await import('./documents/ProjectDocumentsScreen')).ProjectDocumentsScreen,
        }),
      },
      {
        path: 'action-log',
        lazy: async () => ({ Component: (await import('./audit/ProjectActionLogScreen')).ProjectActionLogScreen }),
      },
      { path: 'changes', lazy: async () => ({ Component: (await import('./past/ChangesScreen')).ChangesScreen }) },
      { path: 'deleted', lazy: async () => ({ Component: (await import('./past/DeletedScreen')).DeletedScreen }) },
      later(':submodule'),
      later(':submodule/:itemId'),
      later(':submodule/:submoduleId/:action'),
    ],
  },
  later('customers'),
  later('portfolios'),
  later('portfolio/:portfolioId'),
  later('project-analysis'),
  {
    path: 'documents/approvals/:projectId?/:documentId?',
    lazy: async () => ({ Component: (await import('./documents/ApprovalsScreen')).ApprovalsScreen }),
  },
  {
    path: 'documents/sign-off/:projectId/:documentId',
    lazy: async () => ({ Component: (await import('./documents/SignOffScreen')).SignOffScreen }),
  },
  {
    path: 'documents',
    lazy: async () => ({ Component: (await import('./documents/DocumentsScreen')).DocumentsScreen }),
  },
  later('notifications'),
  { path: 'files', lazy: async () => ({ Component: (await import('./discussion/FilesScreen')).FilesScreen }) },
  {
    path: 'action-log/proof',
    lazy: async () => ({ Component: (await import('./audit/LogProofScreen')).LogProofScreen }),
  },
  { path: 'action-log', lazy: async () => ({ Component: (await import('./audit/ActionLogScreen')).ActionLogScreen }) },
  {
    path: 'organization',
    lazy: async () => ({ Component: (await import('./organization/OrganizationScreen')).OrganizationScreen }),
  },
  {
    path: 'myinformation',
    lazy: async () => ({ Component: (await import('./identity/MyInformationScreen')).MyInformationScreen }),
  },
  {
    path: 'import-files',
    lazy: async () => ({ Component: (await import('./imports/ImportFilesScreen')).ImportFilesScreen }),
  },
  later('payment-history'),
]

const workerHome = async () => ({ Component: (await import('./identity/WorkerHome')).WorkerHome })
const shell = async () => {
  const [{ Shell }] = await Promise.all([import('./app/Shell'), allTexts()])
  return { Component: Shell }
}

/** Every address of the product, with its guard. Whatever is none of them shows sign-in. */
export const router = createBrowserRouter([
  {
    ErrorBoundary: ErrorPage,
    HydrateFallback: Opening,
    children: [
      { path: '/', loader: guardMain, lazy: shell, children: mainRoutes },
      { loader: guardCheckout, lazy: shell, children: [later('checkout')] },
      {
        loader: guardWorker,
        lazy: shell,
        children: ['worker', 'worker/tasks'].map((path) => ({ path, lazy: workerHome })),
      },
      later('worker/tasks/:taskId'),
      later('public-project/:hashCode'),
      later('certificate/:numberLink'),
      { path: 'signin', ...signIn },
      {
        path: 'signup',
        loader: guardVisitor,
        lazy: async () => ({ Component: (await import('./identity/SignUpScreen')).SignUpScreen }),
      },
      { path: 'not-found', lazy: async () => ({ Component: (await import('./app/NotFoundPage')).NotFoundPage }) },
      {
        path: 'authorized',
        lazy: async () => ({ Component: (await import('./identity/AuthorizedPage')).AuthorizedPage }),
      },
      {
        path: 'check-receipt',
        lazy: async () => {
          const [{ CheckReceiptPage }] = await Promise.all([import('./documents/CheckReceiptPage'), allTexts()])
          return { Component: CheckReceiptPage }
        },
      },
      { path: ':subdomain', ...signIn },
      { path: '*', ...signIn },
    ],
  },
])
