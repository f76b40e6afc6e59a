import { audit } from '../audit/index'
import { canvas } from '../canvas/index'
import { discussion } from '../discussion/index'
import { documents } from '../documents/index'
import { finance } from '../finance/index'
import { imports } from '../imports/index'
import type { Tab } from '../platform/module'
import { tasks } from '../tasks/index'
import { projects } from './index'

/** The views of a project, in the order in which they are shown. */
export const projectTabs: Tab[] = [
  ...canvas.tabs,
  ...tasks.tabs,
  ...finance.tabs,
  ...discussion.tabs,
  ...documents.tabs,
  ...imports.tabs,
  ...audit.tabs,
  ...projects.tabs,
]
