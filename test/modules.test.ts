import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { modules } from '@prumo/contracts/index'
import { describe, expect, it } from 'vitest'
import { filesOfProduct } from './files/filesOfProduct'

const root = fileURLToPath(new URL('..', import.meta.url))
const services = ['command-service', 'projections', 'query-service', 'web'] as const
type Service = (typeof services)[number]

const names = [...modules.map(({ name }) => name), 'retention', 'telemetry', 'past']

/** What a module shows to others besides its contract: its aggregates, and what is named here. */
const doors: Record<Service, readonly string[]> = {
  'command-service': [
    'audit/bySystem',
    'audit/heads',
    'canvas/canvas',
    'canvas/canvasState',
    'canvas/layOutAreas',
    'canvas/usedByTasks',
    'discussion/arrivedContent',
    'discussion/fileUploads',
    'discussion/files',
    'discussion/filesOfProject',
    'discussion/isDiscussed',
    'discussion/quotaOf',
    'discussion/storage',
    'documents/attachmentRules',
    'documents/changingContent',
    'documents/document',
    'documents/documentState',
    'documents/sourcesOf',
    'finance/preparations',
    'finance/projectLedger',
    'identity/account',
    'identity/accountByEmail',
    'identity/actorOf',
    'identity/provenAddress',
    'naming/claim',
    'naming/companyDocumentNames',
    'organization/company',
    'organization/companyState',
    'organization/grantRules',
    'partners/partner',
    'partners/usesOf',
    'projects/project',
    'projects/projectPlace',
    'projects/projectState',
    'projects/retentionRules',
    'subscription/billedDocument',
    'subscription/subscription',
    'subscription/subscriptionState',
    'tasks/cardNameRule',
    'tasks/linksSet',
    'tasks/plan',
    'tasks/planState',
    'tasks/stepRules',
  ],
  projections: [],
  'query-service': [
    'audit/actionRows',
    'audit/headRows',
    'audit/ofTask',
    'audit/provenEntry',
    'discussion/storage',
    'finance/originFor',
    'finance/outflowShares',
    'partners/namingColumns',
    'projects/visibleProjects',
    'tasks/baselineRows',
    'tasks/groupCards',
    'tasks/narrowedTasks',
    'tasks/progressOf',
    'tasks/taskNumbers',
  ],
  web: [
    'analysis/index',
    'analysis/work/curveTexts',
    'analysis/work/useCurveTexts',
    'audit/ActionItems',
    'audit/ChangesInBrief',
    'audit/ErasedStretches',
    'audit/RetentionBanner',
    'audit/TaskHistory',
    'audit/VerifyFile',
    'audit/WholeLogExport',
    'audit/browserOf',
    'audit/index',
    'audit/openView',
    'audit/useActorName',
    'audit/useWording',
    'canvas/CardDrawer',
    'canvas/index',
    'discussion/Attachments',
    'discussion/Discussion',
    'discussion/ProjectUploads',
    'discussion/UploadArea',
    'discussion/commentAddress',
    'discussion/index',
    'discussion/sendFile',
    'discussion/useFileActions',
    'discussion/useUploads',
    'documents/index',
    'finance/MoneyTable',
    'finance/index',
    'finance/useLedgerExport',
    'identity/EmailProofBar',
    'identity/OwnAccount',
    'identity/signedIn',
    'imports/MappingTable',
    'imports/MappingWarnings',
    'imports/index',
    'imports/suggestedColumns',
    'partners/AddPartnerDialog',
    'partners/AddressFields',
    'partners/PartnersExport',
    'partners/partnerValues',
    'past/PastBar',
    'past/PastBoundary',
    'past/PastMenu',
    'past/addressOfChange',
    'past/index',
    'past/pastInstant',
    'past/useLeavePast',
    'projects/ProjectStatusBadge',
    'projects/projectStatuses',
    'projects/useProjectMoney',
    'projects/useProjectRights',
    'tasks/ExportMenu',
    'tasks/NewTaskByKey',
    'tasks/StepDialog',
    'tasks/StepMenu',
    'tasks/SuccessorOffer',
    'tasks/index',
    'tasks/inline/FieldPopover',
    'tasks/useTableDownloads',
    'tasks/useTaskExport',
  ],
}

/** Rooms in their order: each may import those behind it. */
const rooms = [
  '',
  'tables',
  'notifications',
  'retention',
  'imports',
  'payments',
  'analysis',
  'audit',
  'undo',
  'discussion',
  'documents',
  'telemetry',
  'projects',
  'finance',
  'canvas',
  'tasks',
  'policies',
  'identity',
  'partners',
  'organization',
  'subscription',
  'naming',
  'pipeline',
  'ledger',
  'rules',
]
/** What imports a room before its own, and may. */
const upward = [
  'documents/attachmentRules.ts ← discussion/files',
  'documents/signOffPreparations.ts ← discussion/arrivedContent',
  'documents/signOffPreparations.ts ← discussion/fileUploads',
  'organization/preparations.ts ← identity/actorOf',
  'projects/preparations.ts ← discussion/filesOfProject',
]

type Import = { from: string; to: string }

const imports = (service: Service): Import[] =>
  filesOfProduct()
    .filter((path) => path.startsWith(`${service}/`) && /\.tsx?$/.test(path))
    .flatMap((from) =>
      [...readFileSync(root + from, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)].map(([, to = '']) => ({
        from,
        to: posix.normalize(posix.join(posix.dirname(from), to)),
      })),
    )

const roomOf = (path: string) => path.split('/')[1] ?? ''
const isModule = (room: string) => names.includes(room)
const between = ({ from, to }: Import) => roomOf(from) !== roomOf(to)
const meeting = ({ from, to }: Import) => between({ from, to }) && isModule(roomOf(from)) && isModule(roomOf(to))
const inside = (service: string, path: string) => path.slice(service.length + 1)

describe('Modules meet in contracts, or by a door', () => {
  it.each(services)('in %s', (service) => {
    const met = [
      ...new Set(
        imports(service)
          .filter(meeting)
          .map(({ to }) => inside(service, to)),
      ),
    ].sort()
    expect(met).toEqual(doors[service])
  })
})

describe('The rooms of the side of commands', () => {
  const rankOf = (path: string) => rooms.indexOf(path.split('/').length === 2 ? '' : roomOf(path))
  const found = imports('command-service').filter(between)

  it('are all in the order', () =>
    expect(found.filter(({ from, to }) => rankOf(from) < 0 || rankOf(to) < 0)).toEqual([]))

  it('import upward in five places and no more', () => {
    const up = found.filter(({ from, to }) => rankOf(from) > rankOf(to))
    expect(
      up.map(({ from, to }) => `${inside('command-service', from)} ← ${inside('command-service', to)}`).sort(),
    ).toEqual(upward)
    expect(upward.length).toBeLessThanOrEqual(5)
  })
})
