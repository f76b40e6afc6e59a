import { actions } from './audit/actions'
import { erasures } from './audit/erasures'
import { exports } from './audit/exports'
import { headPlaces } from './audit/headPlaces'
import { heads } from './audit/heads'
import { kinds } from './audit/kinds'
import { names } from './audit/names'
import { retentions } from './audit/retentions'
import { tree } from './audit/tree'
import { views } from './audit/views'
import { areas } from './canvas/areas'
import { cards } from './canvas/cards'
import { comments } from './discussion/comments'
import { files } from './discussion/files'
import { storage } from './discussion/storage'
import { documents } from './documents/documents'
import { fields } from './documents/fields'
import { sections } from './documents/sections'
import { signatures } from './documents/signatures'
import { signOffs } from './documents/signOffs'
import { accounts } from './identity/accounts'
import { imports } from './imports/imports'
import { mappings } from './imports/mappings'
import { accessProfiles } from './organization/accessProfiles'
import { companies } from './organization/companies'
import { users } from './organization/users'
import type { Projection } from './projection'
import { favorites } from './projects/favorites'
import { projects } from './projects/projects'
import { subscriptions } from './subscription/subscriptions'
import { behaviours } from './tasks/behaviours'
import { checklistItems } from './tasks/checklistItems'
import { deletedTasks } from './tasks/deletedTasks'
import { steps } from './tasks/steps'
import { tags } from './tasks/tags'
import { tasks } from './tasks/tasks'

/** Every read model. */
export const projections: readonly Projection[] = [
  accounts,
  companies,
  users,
  accessProfiles,
  subscriptions,
  projects,
  favorites,
  steps,
  tags,
  behaviours,
  tasks,
  deletedTasks,
  checklistItems,
  areas,
  cards,
  comments,
  files,
  storage,
  documents,
  sections,
  fields,
  signOffs,
  signatures,
  imports,
  mappings,
  actions,
  views,
  exports,
  kinds,
  names,
  erasures,
  retentions,
  tree,
  heads,
  headPlaces,
]
