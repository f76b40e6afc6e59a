/** The specification's rule at sign-up: at least 8 characters, with at least 3 letters and 2 numbers. */
export const isSignUpPassword = (password: string) =>
  [...password].length >= 8 && count(password, /\p{L}/gu) >= 3 && count(password, /\p{Nd}/gu) >= 2

/** The specification's rule in user management: at least 8 characters, with at least 2 numbers. */
export const isManagedPassword = (password: string) => [...password].length >= 8 && count(password, /\p{Nd}/gu) >= 2

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0
