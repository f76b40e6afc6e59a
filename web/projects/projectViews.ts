import { analysis } from '../analysis/index'
import { audit } from '../audit/index'
import { canvas } from '../canvas/index'
import { discussion } from '../discussion/index'
import { documents } from '../documents/index'
import { finance } from '../finance/index'
import { imports } from '../imports/index'
import { past } from '../past/index'
import type { View } from '../platform/module'
import { tasks } from '../tasks/index'
import { projects } from './index'

/** The views of a project, in the order in which they are shown within their places. */
export const projectViews: View[] = [
  ...canvas.views,
  ...tasks.views,
  ...finance.views,
  ...analysis.views,
  ...documents.views,
  ...discussion.views,
  ...audit.views,
  ...past.views,
  ...projects.views,
  ...imports.views,
]
