/** What processes that share a database take turns at, each by a number that stands for it alone and never changes. */
export const advisoryLocks = {
  migration: 727_866_001,
  positions: 727_866_002,
  preparing: 727_866_003,
  signing: 727_866_004,
  rebuilding: 727_866_005,
  flipping: 727_866_006,
  following: 727_866_007,
  uploading: 727_866_008,
  /** Of each shard, with its number. */
  resuming: 727_866_009,
  retention: 727_866_013,
  /** Together with a number made of the person's id. */
  sessions: 727_866_014,
  denials: 727_866_015,
  policies: 727_866_016,
  holdingLog: 727_866_017,
  subscriptions: 727_866_018,
  awaitedPayments: 727_866_019,
  charging: 727_866_020,
  planLetters: 727_866_021,
  figures: 727_866_022,
  figureNights: 727_866_023,
} as const
