import { projection } from '../projection'

type Storage = { organizationId: string; used: number; files: number }

/** One row per organization: how many bytes are taken, by how many files. */
export const storage = projection<Storage>({
  table: 'discussion_storage',
  version: 1,
  key: 'organizationId',

  columns: (table) => {
    table.bigInteger('used').notNullable()
    table.integer('files').notNullable()
  },

  on: {
    StorageReserved: (row, { organizationId, size }) => ({
      organizationId,
      used: (row?.used ?? 0) + size,
      files: (row?.files ?? 0) + 1,
    }),
    StorageReleased: (row, { size }) => row && { ...row, used: row.used - size, files: row.files - 1 },
  },
})
