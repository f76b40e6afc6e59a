import { undoneIdOf } from '@prumo/platform/eventLog/undoneIdOf'
import { projection } from '../projection'

type Undo = { commandId: string; undoneId: string; position: number }

/** One row per command that took back what another had recorded. One that took back such a command did it again. */
export const undos = projection<Undo>({
  table: 'audit_undos',
  version: 5,
  key: 'commandId',
  keys: (event) => (undoneIdOf(event.metadata) === null ? [] : [event.metadata.commandId]),
  madeOnce: true,
  ofOrganization: true,
  madeAt: 'position',

  columns: (table) => {
    for (const id of ['command_id', 'undone_id']) table.text(id).notNullable()
    table.bigInteger('position').notNullable()
  },

  on: {},
  all: (row, event) =>
    row ?? {
      commandId: event.metadata.commandId,
      undoneId: undoneIdOf(event.metadata) ?? '',
      position: event.position,
    },
})
