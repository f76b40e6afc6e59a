import { matchRoutes, type RouteObject } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import {
  actions,
  corners,
  endedPlaces,
  foundRecords,
  navigation,
  notificationPlaces,
  personalPlaces,
  workerPlaces,
} from './app/places'
import { checkoutRoutes } from './checkoutRoutes'
import { addresses, asOf } from './platform/addresses'
import { leave } from './platform/leave'
import type { Module, ModuleRoutes } from './platform/module'
import { projectViews } from './projects/projectViews'
import { routes } from './routes'

/** Every address that the program answers, under its guard. */
const byGuard: Record<string, readonly string[]> = {
  guardMain: [
    '/',
    '/action-log',
    '/action-log/proof',
    '/customers',
    '/dashboard/*',
    '/documents',
    '/documents/approvals/:projectId?/:documentId?',
    '/documents/sign-off/:projectId/:documentId',
    '/files',
    '/import-files',
    '/my-projects',
    '/my-projects/new',
    '/my-tasks',
    '/myinformation',
    '/notifications',
    '/organization',
    '/payment-history',
    '/plans',
    '/portfolio/:portfolioId',
    '/portfolios',
    '/project-analysis',
    '/projects',
    '/projects/:projectId',
    '/projects/:projectId/:submodule',
    '/projects/:projectId/:submodule/:itemId',
    '/projects/:projectId/:submodule/:submoduleId/:action',
    '/projects/:projectId/action-log',
    '/projects/:projectId/baselines',
    '/projects/:projectId/board/:itemId/:action',
    '/projects/:projectId/board/:itemId?',
    '/projects/:projectId/canvas/:itemId/:action',
    '/projects/:projectId/canvas/:itemId?',
    '/projects/:projectId/changes',
    '/projects/:projectId/deleted',
    '/projects/:projectId/discussion',
    '/projects/:projectId/documents/:itemId/:action',
    '/projects/:projectId/documents/:itemId?',
    '/projects/:projectId/files',
    '/projects/:projectId/finance/:itemId/:action',
    '/projects/:projectId/finance/:itemId?',
    '/projects/:projectId/gantt/:itemId/:action',
    '/projects/:projectId/gantt/:itemId?',
    '/projects/:projectId/imports/:itemId/:action',
    '/projects/:projectId/imports/:itemId?',
    '/projects/:projectId/money-curve',
    '/projects/:projectId/overview',
    '/projects/:projectId/s-curve',
    '/projects/:projectId/settings/:section/:action',
    '/projects/:projectId/settings/:section?',
    '/projects/:projectId/tasks/:itemId/:action',
    '/projects/:projectId/tasks/:itemId?',
    '/projects/:projectId/wbs/:itemId/:action',
    '/projects/:projectId/wbs/:itemId?',
    '/projects/new',
    '/tasks-of-projects',
  ],
  guardCheckout: ['/checkout/*'],
  guardWorker: ['/worker', '/worker/tasks'],
  guardVisitor: ['/*', '/:subdomain', '/signin', '/signup'],
  none: [
    '/authorized',
    '/certificate/:numberLink',
    '/check-receipt',
    '/not-found',
    '/public-project/:hashCode',
    '/signin/proof',
    '/terms',
    '/worker/tasks/:taskId',
  ],
}

const exportsOf = <Part>(files: Record<string, Record<string, Part>>) =>
  Object.values(files).flatMap(Object.values<Part>)
const modules = exportsOf(import.meta.glob<Record<string, Module>>('./*/index.ts', { eager: true }))
const routesOfModules = exportsOf(import.meta.glob<Record<string, ModuleRoutes>>('./*/routes.ts', { eager: true }))

/** The addresses of all routes that show a screen, each with the guard that it stands behind. */
const screensIn = (these: readonly RouteObject[], above = '', guard = 'none'): [string, string][] =>
  these.flatMap((route) => {
    if (route.loader === leave) return []
    const path = !route.path ? above : route.path.startsWith('/') ? route.path : `${above}/${route.path}`
    const loader = typeof route.loader === 'function' ? route.loader.name : ''
    const guardHere = loader.startsWith('guard') ? loader : guard
    const below = screensIn(route.children ?? [], path, guardHere)
    return route.children ? below : [[path, guardHere]]
  })

describe('The addresses of the program', () => {
  it('are exactly these, each behind its guard', () => {
    const shown = screensIn([...routes, ...checkoutRoutes])
    const behind = (guard: string) => [...new Set(shown.flatMap(([path, its]) => (its === guard ? path : [])))].sort()
    expect(Object.fromEntries(Object.keys(byGuard).map((guard) => [guard, behind(guard)]))).toEqual(byGuard)
    expect(shown.filter(([, guard]) => !(guard in byGuard))).toEqual([])
  })

  it.each(Object.entries(addresses))('lead to a screen: %s', (_, address) => {
    const made = (address as (...ids: string[]) => string)('p1', 'i2').split('?')[0] ?? ''
    const [path = ''] = (matchRoutes(routes, made) ?? []).slice(-1).map(({ route }) => route.path ?? '/')
    expect(path).not.toBe('*')
    expect(path === addresses.signInAt(':subdomain')).toBe(address === addresses.signInAt)
  })

  it('SUB-02 are shown in one document each: the other one leads there', () => {
    const leaves = (these: RouteObject[], path: string) => matchRoutes(these, path)?.at(-1)?.route.loader === leave
    const [ofCheckout, ofOthers] = [
      ['/checkout', '/checkout/', '/checkout/x'],
      ['/', '/signin', '/projects/p1/board', '/terms', '/no/such', '/checkouts'],
    ]
    const led = [...ofCheckout, ...ofOthers].map((path) => [path, leaves(routes, path), leaves(checkoutRoutes, path)])
    expect(led).toEqual([
      ...ofCheckout.map((path) => [path, true, false]),
      ...ofOthers.map((path) => [path, false, true]),
    ])
  })

  it('are offered only once there is something at them', () => {
    const screenAt = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.lazy
    const places = [...navigation.flatMap((group) => group.places), ...personalPlaces, ...workerPlaces]
    expect(screenAt(addresses.portfolios())).toBe(screenAt(addresses.portfolio('p1')))
    expect(places.filter(({ path }) => screenAt(path) === screenAt(addresses.portfolios()))).toEqual([])
  })

  it('keep their query parameters', () => {
    expect(addresses.signIn({ next: '/files?page=2' })).toBe('/signin?next=%2Ffiles%3Fpage%3D2')
    expect(addresses.document('p1', 'd1', { view: 'design' })).toBe('/projects/p1/documents/d1?view=design')
    expect(asOf(addresses.board('p1', 't1'), '2026-01-04')).toBe('/projects/p1/board/t1?asOf=2026-01-04')
    expect(asOf('/projects/p1/changes?from=2026-01-01', '2026-01-04T10:00:00Z')).toBe(
      '/projects/p1/changes?from=2026-01-01&asOf=2026-01-04T10%3A00%3A00Z',
    )
  })
})

describe('Every module', () => {
  const addressesIn = (these: readonly RouteObject[]): string[] =>
    these.flatMap(({ path, children }) => [...(path ? [path] : []), ...addressesIn(children ?? [])])

  it('has its routes in the router', () => {
    expect(routesOfModules.length).toBeGreaterThan(9)
    const declared = routesOfModules.flatMap((byGuard) => Object.values<RouteObject[]>(byGuard).flatMap(addressesIn))
    const led = addressesIn([...routes, ...checkoutRoutes])
    expect(declared.filter((path) => !led.includes(path))).toEqual([])
  })

  it('has its places in the navigation, its views in the project, and its records in the search', () => {
    const places = [
      ...navigation.flatMap((group) => group.places),
      ...personalPlaces,
      ...workerPlaces,
      ...endedPlaces,
      ...notificationPlaces,
    ]
    const shown = [...places, ...projectViews, ...actions, ...corners, ...Object.values(foundRecords)]
    const declared = modules.flatMap(
      ({ places = [], workerPlaces = [], endedPlaces = [], views = [], actions = [], corners = [], found = {} }) => [
        ...places,
        ...workerPlaces,
        ...endedPlaces,
        ...views,
        ...actions,
        ...corners,
        ...Object.values(found),
      ],
    )
    expect(declared.length).toBeGreaterThan(20)
    expect(declared.filter((each) => !shown.includes(each))).toEqual([])
  })
})
