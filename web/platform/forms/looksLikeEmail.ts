import { isEmailAddress } from '@prumo/contracts/identity/emailAddress'

/** What a form can tell of an address before the server looks at it. */
export const looksLikeEmail = isEmailAddress
