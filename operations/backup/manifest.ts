import { z } from 'zod'

const fingerprint = z.string().regex(/^[0-9a-f]{64}$/)
const tableName = z.string().regex(/^(log|platform)\.[a-z][a-z0-9_]*$/)
const count = z.int().min(0)

/** The first entry of a data file. */
export const descriptionName = 'backup.json'
/** The last one. */
export const sealName = 'seal.json'

/** What a data file is of, and which releases can read it. */
export const description = z.strictObject({
  format: z.literal('prumo-backup'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  /** The release that made it. */
  release: z.string(),
  logId: z.string(),
  /** Where the log is: it is in this file only where that is Postgres. */
  logHome: z.enum(['Postgres', 'EventStoreDB']),
  /** Tells installations apart, without saying anything about their secrets. */
  secret: fingerprint,
  /** Of the key that signs heads; `null` where none was made yet. */
  signingKey: fingerprint.nullable(),
  /** How many migrations of each owner the tables have seen. */
  migrations: z.record(z.string(), count),
  /** The version in which that release records each type of event. */
  events: z.record(z.string(), z.int().positive()),
  /** The columns of each table, in the order in which they stand in it. */
  tables: z.record(tableName, z.array(z.string().regex(/^[a-z][a-z0-9_]*$/))),
  /** About as many bytes as all of it has on a disk. */
  bytes: count,
  /** What belongs to the installation and lies elsewhere, in words. */
  notInIt: z.array(z.string()),
})

export type Description = z.infer<typeof description>

/** What a data file holds, and by what it is seen that it is whole and unaltered. */
export const sealed = z.strictObject({
  tables: z.record(tableName, z.strictObject({ rows: count, bytes: count, sha256: fingerprint })),
  heads: z.strictObject({ count, bytes: count }),
  files: z.strictObject({ count, bytes: count }),
  /** HMAC-SHA-256 over names, sizes and contents of all entries before, under a key made from the secret. */
  mac: fingerprint,
})

export type Seal = z.infer<typeof sealed>
