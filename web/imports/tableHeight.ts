/** How high a table of so many rows stands where it does not have to fill the page. */
export const tableHeight = (rows: number, ofRow = 39) => Math.min(420, Math.max(160, 36 + rows * ofRow))
