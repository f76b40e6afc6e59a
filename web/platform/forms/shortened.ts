const most = 200

/** A text that stands beside another one: of a long one, its beginning. */
export const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most)}…` : text)
