/** An entry that is surely within the row. */
export const at = (row: Int32Array | Float64Array, index: number): number => row[index] as number
