export const sheetLimits = {
  bytes: 1024 * 1024,
  inflatedBytes: 20 * 1024 * 1024,
  rows: 5000,
  columns: 100,
  parseMs: 10_000,
}
