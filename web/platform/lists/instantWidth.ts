/** The column of an `InstantCell`: as wide as the widest instant of either language, `12/29/2026, 12:58:59 PM (UTC−3:30)`. */
export const instantWidth = '250px'
