/** How high a table of so many rows stands where it does not have to fill the page. */
export const tableHeight = (rows: number, most = 420) => Math.min(most, Math.max(160, 36 + rows * 39))
