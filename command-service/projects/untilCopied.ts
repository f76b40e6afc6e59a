import type { Domain } from '../pipeline/domain'
import { waitBriefly } from '../pipeline/waitBriefly'
import { project } from './project'

/** Waits until a project that is copied stands, or that ended; a large one goes on being copied afterwards. */
export const untilCopied = ({ aggregates }: Pick<Domain, 'aggregates'>, projectId: string): Promise<void> =>
  waitBriefly(async () => (await aggregates.load(project, `project-${projectId}`)).state?.copying !== 'underWay')
