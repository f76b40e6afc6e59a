import {
  AlertRegular,
  BoardRegular,
  BriefcaseRegular,
  BuildingRegular,
  ClipboardTaskListLtrRegular,
  DataTrendingRegular,
  DocumentMultipleRegular,
  type FluentIcon,
  FolderRegular,
  GridRegular,
  HistoryRegular,
  PeopleCommunityRegular,
  PersonRegular,
  SignatureRegular,
} from '@fluentui/react-icons'
import type { Feature, Level } from '@prumo/contracts/access'
import type { ComponentType } from 'react'
import { ApprovalBadge } from '../documents/ApprovalBadge'

/** `badge` says how much waits there; with `end` what lies below is another place. */
export type Place = {
  word: string
  path: string
  icon: FluentIcon
  needs?: [Feature, Level]
  badge?: ComponentType
  end?: boolean
}

/** Where one can go, in the groups in which people think of their work. */
export const navigation: { group: string; places: Place[] }[] = [
  {
    group: 'work',
    places: [
      { word: 'dashboard', path: '/dashboard', icon: GridRegular },
      { word: 'my-tasks', path: '/my-tasks', icon: ClipboardTaskListLtrRegular, needs: ['tasks', 'viewOnly'] },
      { word: 'my-projects', path: '/my-projects', icon: BoardRegular, needs: ['projects', 'viewOnly'] },
    ],
  },
  {
    group: 'analysis',
    places: [
      { word: 'portfolios', path: '/portfolios', icon: BriefcaseRegular, needs: ['portfolios', 'viewOnly'] },
      {
        word: 'project-analysis',
        path: '/project-analysis',
        icon: DataTrendingRegular,
        needs: ['portfolios', 'viewOnly'],
      },
    ],
  },
  {
    group: 'records',
    places: [
      {
        word: 'approvals',
        path: '/documents/approvals',
        icon: SignatureRegular,
        needs: ['documents', 'viewOnly'],
        badge: ApprovalBadge,
      },
      {
        word: 'documents',
        path: '/documents',
        icon: DocumentMultipleRegular,
        needs: ['documents', 'viewOnly'],
        end: true,
      },
      { word: 'customers', path: '/customers', icon: PeopleCommunityRegular, needs: ['customers', 'viewOnly'] },
      { word: 'files', path: '/files', icon: FolderRegular, needs: ['discussion', 'viewOnly'] },
      { word: 'action-log', path: '/action-log', icon: HistoryRegular, needs: ['actionLog', 'viewOnly'] },
    ],
  },
]

export const ownPlaces: Place[] = [
  { word: 'organization', path: '/organization', icon: BuildingRegular, needs: ['organization', 'viewOnly'] },
  { word: 'myinformation', path: '/myinformation', icon: PersonRegular },
]

/** The only places of a worker. */
export const workerPlaces: Place[] = [{ word: 'worker', path: '/worker', icon: ClipboardTaskListLtrRegular }]

export const notificationsPlace: Place = { word: 'notifications', path: '/notifications', icon: AlertRegular }
