/** How many characters of a comment are its text. */
export const longestComment = 5000
