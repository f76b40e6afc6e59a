import type { Domain } from '../pipeline/domain'
import { waitBriefly } from '../pipeline/waitBriefly'
import { project } from './project'

/** Waits a short time until a copy is complete or has ended; a large copy continues afterwards. */
export const untilCopied = ({ aggregates }: Pick<Domain, 'aggregates'>, projectId: string): Promise<void> =>
  waitBriefly(async () => (await aggregates.load(project, `project-${projectId}`)).state?.copying !== 'underWay')
