import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { CommandModule } from '../pipeline/module'
import { plan } from './plan'
import { planSnapshot } from './planSnapshot'
import { taskPreparations } from './preparations'
import { views } from './views'
import { whenReschedulingStartedMoveTasks } from './whenReschedulingStartedMoveTasks'
import { whenTaskDeletedLeaveSuccessors } from './whenTaskDeletedLeaveSuccessors'

export const tasks: CommandModule = {
  deciders: [plan, views],
  snapshots: new Map([[plan, planSnapshot as SnapshotFormat<never>]]),
  open: () => ({
    preparations: taskPreparations,
    policies: [whenTaskDeletedLeaveSuccessors, whenReschedulingStartedMoveTasks],
  }),
}
