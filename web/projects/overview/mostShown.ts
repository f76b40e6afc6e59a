/** So many records of a part are shown. A link leads to all. */
export const mostShown = 8
