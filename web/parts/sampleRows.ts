export type SampleRow = { id: string; number: number; day: string; cents: number; priority: 'low' | 'medium' | 'high' }

/** Rows of a table that stands for all tables. */
export const sampleRows: readonly SampleRow[] = [
  { id: 'a', number: 1, day: '2026-11-02', cents: 128_400_01, priority: 'high' },
  { id: 'b', number: 2, day: '2026-11-27', cents: 9_462_40, priority: 'medium' },
  { id: 'c', number: 3, day: '2027-01-22', cents: 0, priority: 'low' },
]
