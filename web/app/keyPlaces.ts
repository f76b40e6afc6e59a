import type { KeyPlace } from '../platform/keys/keyRegister'

/** The places of keys on a screen, by its address, the nearest first. */
const placesOf: [address: RegExp, places: KeyPlace[]][] = [
  [/^\/projects\/[^/]+(\/board|$)/, ['task', 'cards', 'selection', 'board', 'quickAdd', 'drawer', 'comment']],
  [/^\/projects\/[^/]+\/gantt/, ['gantt', 'drawer', 'comment']],
  [/^\/projects\/[^/]+\/wbs/, ['wbs', 'drawer', 'comment']],
  [/^\/projects\/[^/]+\/canvas/, ['cards']],
  [/^\/projects\/[^/]+\/finance/, ['ledger', 'installment', 'rows', 'selection', 'drawer']],
  [/^\/projects\/[^/]+\/discussion/, ['comment']],
  [/^\/(my-tasks|tasks-of-projects)|^\/projects\/[^/]+\/tasks/, ['task', 'rows', 'selection', 'drawer', 'comment']],
  [/^\/documents\/approvals/, ['approvals', 'comment']],
  [/^\/notifications/, ['notifications', 'rows']],
  [
    /^\/(my-projects|projects|documents|files|action-log|organization|import-files|payment-history|project-analysis)$/,
    ['rows'],
  ],
  [/^\/projects\/[^/]+\/(documents|files|action-log|imports)$/, ['rows']],
]

const inProject = /^\/projects\/(?!new$)[^/]/
const addsOtherwise = /^\/projects\/[^/]+(\/(board|finance)|$)/
const addsTasks = (pathname: string) =>
  /^\/(my-tasks|tasks-of-projects)/.test(pathname) || (inProject.test(pathname) && !addsOtherwise.test(pathname))

export const keyPlaces = (pathname: string): KeyPlace[] => [
  ...(placesOf.find(([address]) => address.test(pathname))?.[1] ?? []),
  ...(addsTasks(pathname) ? (['plan'] as const) : []),
  ...(inProject.test(pathname) ? (['project'] as const) : []),
  'goTo',
  'anywhere',
]
