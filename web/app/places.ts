import { GridRegular } from '@fluentui/react-icons'
import type { Answer } from '@prumo/contracts/index'
import { analysis } from '../analysis/index'
import { audit } from '../audit/index'
import { discussion } from '../discussion/index'
import { documents } from '../documents/index'
import { finance } from '../finance/index'
import { identity } from '../identity/index'
import { imports } from '../imports/index'
import { notifications } from '../notifications/index'
import { organization } from '../organization/index'
import { partners } from '../partners/index'
import { addresses } from '../platform/addresses'
import type { Action, Corner, FoundRecord, Place } from '../platform/module'
import { projects } from '../projects/index'
import { subscription } from '../subscription/index'
import { tasks } from '../tasks/index'

const dashboard: Place = {
  word: 'dashboard',
  path: addresses.dashboard(),
  icon: GridRegular,
  also: [addresses.home()],
}
/** Where one can go, in the groups in which people think of their work. What is not built yet is no place. */
export const navigation: { group: string; places: Place[] }[] = [
  { group: 'work', places: [dashboard, ...tasks.places, ...projects.places, ...analysis.places] },
  {
    group: 'records',
    places: [...documents.places, ...partners.places, ...discussion.places, ...imports.places, ...audit.places],
  },
]

/** What can be begun from anywhere. */
export const actions: Action[] = [...projects.actions, ...partners.actions]

/** Parts of places that the command palette leads to. */
export const corners: Corner[] = [...organization.corners]

/** The kinds of records that the search finds. */
export const foundRecords: Record<Answer<'search'>[number]['kind'], FoundRecord> = {
  ...projects.found,
  ...tasks.found,
  ...documents.found,
  ...finance.found,
  ...partners.found,
  ...organization.found,
}

export const personalPlaces: Place[] = [...subscription.places, ...organization.places, ...identity.places]

/** The only places of a worker. */
export const workerPlaces: Place[] = [...identity.workerPlaces]

/** The only places of anybody but workers after the trial's end. */
export const endedPlaces: Place[] = [...subscription.endedPlaces]

/** It is behind the bell. */
export const notificationPlaces: Place[] = [...notifications.places]
