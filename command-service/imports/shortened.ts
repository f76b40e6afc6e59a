/** The first 100 characters of a text, cut between code points: enough to recognize it. */
export const shortened = (text: string) => [...text].slice(0, 100).join('')
