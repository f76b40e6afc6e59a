import { whenProjectCopyStartedLayOutPlan } from '../projects/whenProjectCopyStartedLayOutPlan'
import type { Policy } from './policy'

/** Every policy. */
export const policies: readonly Policy[] = [whenProjectCopyStartedLayOutPlan]
