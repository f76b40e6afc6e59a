import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { CommandModule } from '../pipeline/module'
import { figures } from './figures'
import { figuresSnapshot } from './figuresSnapshot'

export const analysis: CommandModule = {
  deciders: [figures],
  snapshots: new Map([[figures, figuresSnapshot as SnapshotFormat<never>]]),
}
